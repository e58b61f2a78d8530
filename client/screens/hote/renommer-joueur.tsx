import { type FormEvent, type ReactElement, useState } from "react";
import { useAgir } from "../../partie/use-agir.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import type { GesteProps } from "./gestes-joueur.tsx";
import styles from "./menu-joueurs.module.css";

/** The host gives somebody another name. */
export function RenommerJoueur({ joueur, fini, annuler }: GesteProps): ReactElement {
  const agir = useAgir();
  const [pseudo, setPseudo] = useState(joueur.pseudo);
  const [enCours, setEnCours] = useState(false);
  const renommer = async (evenement: FormEvent) => {
    evenement.preventDefault();
    if (enCours) return;
    setEnCours(true);
    const { ok } = await agir({ type: "renommerJoueur", joueur: joueur.id, pseudo });
    setEnCours(false);
    // refused, the reason is on screen and what was typed is still there
    if (ok) fini();
  };
  return (
    <form
      className={styles["formulaire"]}
      onSubmit={(evenement) => void renommer(evenement)}
      noValidate
    >
      <Champ
        libelle={`Nouveau pseudo de ${joueur.pseudo}`}
        value={pseudo}
        onChange={(evenement) => setPseudo(evenement.currentTarget.value)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        // the host has just asked to type
        ref={focaliser}
      />
      <div className={styles["fin"]}>
        <Bouton variante="contour" onClick={annuler}>
          Annuler
        </Bouton>
        <Bouton type="submit" chargement={enCours} disabled={pseudo.trim() === joueur.pseudo}>
          Renommer
        </Bouton>
      </div>
    </form>
  );
}

function focaliser(champ: HTMLInputElement | null): void {
  champ?.focus();
  champ?.select();
}
