import { type ReactElement, type Ref, useId, useState } from "react";
import { Champ } from "../../ui/champ.tsx";
import styles from "./choix-ami.module.css";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";

/** More than this are looked for rather than looked through. */
const SANS_RECHERCHE_MAX = 8;

interface Props {
  readonly amis: readonly string[];
  /** Pseudo, or empty. */
  readonly valeur: string;
  readonly erreur: string | undefined;
  readonly onChange: (pseudo: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One friend among one's own: radio buttons underneath, so the arrow keys go through them. */
export function ChoixAmi({ amis, valeur, erreur, onChange, ref }: Props): ReactElement {
  const id = useId();
  const [cherche, setCherche] = useState("");
  const cle = cherche.trim().toLowerCase();
  // the one that is chosen stays in sight
  const trouves = amis.filter((ami) => ami === valeur || ami.toLowerCase().includes(cle));
  return (
    <div ref={ref} className={styles["choix"]}>
      <p id={id} className={styles["libelle"]}>
        À qui&nbsp;?
      </p>
      {amis.length > SANS_RECHERCHE_MAX && (
        <Champ
          libelle="Chercher parmi vos amis"
          libelleCache
          inputMode="search"
          placeholder="Chercher parmi vos amis"
          autoComplete="off"
          value={cherche}
          onChange={(evenement) => setCherche(evenement.currentTarget.value)}
          onKeyDown={(evenement) => {
            if (evenement.key !== "Enter") return;
            evenement.preventDefault();
            const premier = amis.find((ami) => ami.toLowerCase().includes(cle));
            if (cle !== "" && premier !== undefined) onChange(premier);
          }}
        />
      )}
      <div
        className={styles["amis"]}
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={erreur !== undefined || undefined}
        aria-describedby={erreur === undefined ? undefined : `${id}-erreur`}
      >
        {trouves.map((ami) => (
          <label key={ami} className={styles["ami"]}>
            <input
              type="radio"
              name={id}
              value={ami}
              checked={ami === valeur}
              onChange={() => onChange(ami)}
            />
            <bdi>{ami}</bdi>
          </label>
        ))}
      </div>
      <p className={styles["personne"]} role="status">
        {trouves.length === 0 && "Aucun ami de ce nom."}
      </p>
      {erreur !== undefined && <ErreurChamp id={`${id}-erreur`} texte={erreur} />}
    </div>
  );
}
