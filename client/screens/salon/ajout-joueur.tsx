import { type ReactElement, type SubmitEvent, useRef, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useRefus } from "../../partie/use-refus.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./ajout-joueur.module.css";
import { lireHabitues, retenirHabitue } from "./memoire.ts";

const PROPOSES_MAX = 6;

/** Local mode: the host types a pseudo, or taps one of the last evening's (jeu §2, §5). */
export function AjoutJoueur({ vue }: { readonly vue: Vue }): ReactElement {
  const { demander } = usePartie();
  const { phrase } = useRefus();
  const champ = useRef<HTMLInputElement>(null);
  const [pseudo, setPseudo] = useState("");
  const [erreur, setErreur] = useState<string>();
  const presents = new Set(Object.values(vue.joueurs).map((joueur) => joueur.pseudo));
  const habitues = lireHabitues()
    .filter((nom) => !presents.has(nom))
    .slice(0, PROPOSES_MAX);

  const ajouter = async (brut: string) => {
    const net = brut.trim();
    if (net === "") {
      setErreur("Le pseudo ne doit pas être vide.");
      return;
    }
    const issue = await demander({ type: "ajouterJoueur", pseudo: net });
    if (!issue.ok) {
      setErreur(phrase(issue.refus));
      return;
    }
    retenirHabitue(net);
    setErreur(undefined);
    // the next name may be on its way already
    setPseudo((actuel) => (actuel === brut ? "" : actuel));
  };
  const soumettre = (evenement: SubmitEvent<HTMLFormElement>) => {
    evenement.preventDefault();
    void ajouter(pseudo).then(() => champ.current?.focus());
  };
  return (
    <form className={styles["ajout"]} noValidate onSubmit={soumettre}>
      <div className={styles["rang"]}>
        <Champ
          ref={champ}
          className={styles["champ"]}
          libelle="Pseudo du joueur"
          libelleCache
          placeholder="Pseudo"
          value={pseudo}
          erreur={erreur}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(evenement) => {
            setPseudo(evenement.currentTarget.value);
            setErreur(undefined);
          }}
        />
        <Bouton variante="contour" type="submit">
          Ajouter
        </Bouton>
      </div>
      {habitues.length > 0 && (
        <ul className={styles["habitues"]} aria-label="Déjà venus">
          {habitues.map((nom) => (
            <li key={nom}>
              <button type="button" onClick={() => void ajouter(nom)}>
                +&nbsp;{nom}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
