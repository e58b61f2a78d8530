import { type FormEvent, useState } from "react";
import { ecrire } from "../../navigateur/stockage.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./menu-joueur.module.css";
import { useDemande } from "./use-demande.ts";

/** Another name, for this room and the next ones. */
export function ChangerPseudo({ pseudo }: { pseudo: string }) {
  const demander = useDemande();
  const [saisi, setSaisi] = useState(pseudo);
  const [enCours, setEnCours] = useState(false);
  const inchange = saisi.trim() === pseudo;
  const changer = async (evenement: FormEvent) => {
    evenement.preventDefault();
    if (inchange || enCours) return;
    setEnCours(true);
    if (await demander({ type: "renommer", pseudo: saisi })) ecrire("pseudo", saisi.trim());
    setEnCours(false);
  };
  return (
    <form
      className={styles["renommer"]}
      onSubmit={(evenement) => void changer(evenement)}
      noValidate
    >
      <Champ
        libelle="Pseudo"
        value={saisi}
        onChange={(evenement) => setSaisi(evenement.currentTarget.value)}
        autoComplete="nickname"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Bouton type="submit" variante="contour" chargement={enCours} disabled={inchange}>
        Changer
      </Bouton>
    </form>
  );
}
