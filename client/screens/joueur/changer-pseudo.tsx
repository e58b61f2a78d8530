import { type FormEvent, useState } from "react";
import { ecrire } from "../../browser/stockage.ts";
import { TOUT_DIRE, useAgir } from "../../partie/use-agir.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./menu-joueur.module.css";

/** Another name, for this room and the next ones. */
export function ChangerPseudo({ pseudo }: { pseudo: string }) {
  const agir = useAgir(TOUT_DIRE);
  const [saisi, setSaisi] = useState(pseudo);
  const [enCours, setEnCours] = useState(false);
  const inchange = saisi.trim() === pseudo;
  const changer = async (evenement: FormEvent) => {
    evenement.preventDefault();
    if (inchange || enCours) return;
    setEnCours(true);
    const { ok } = await agir({ type: "renommer", pseudo: saisi });
    if (ok) ecrire("pseudo", saisi.trim());
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
