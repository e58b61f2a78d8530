import { type ReactElement, useState } from "react";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { type MotSurLArdoise, parLettre, surLArdoise } from "./liste-mots.ts";
import styles from "./mots-interdits.module.css";
import { useChangerMots } from "./queries.ts";

/** The words in columns; one that is taken off stays there, struck out, for as long as the page is open. */
export function ArdoiseMots({ mots }: { readonly mots: readonly string[] }): ReactElement {
  const [retires, setRetires] = useState<ReadonlySet<string>>(new Set());
  const lettres = parLettre(surLArdoise(mots, retires));
  return (
    <section aria-label="Mots interdits">
      <p className={styles["compte"]}>
        {mots.length}&nbsp;mot{mots.length > 1 ? "s" : ""}
      </p>
      <div className={styles["colonnes"]}>
        {lettres.map(({ lettre, mots: siens }) => (
          <div key={lettre} className={styles["lettre"]}>
            <h2 aria-hidden="true">{lettre}</h2>
            <ul aria-label={lettre}>
              {siens.map((un) => (
                <Mot
                  key={un.mot}
                  un={un}
                  onRetire={() => setRetires((avant) => new Set([...avant, un.mot]))}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Its button stays where it is, and undoes what it did: the keyboard never loses its place. */
function Mot({
  un: { mot, retire },
  onRetire,
}: {
  readonly un: MotSurLArdoise;
  readonly onRetire: () => void;
}): ReactElement {
  const { enCours, ajouter, retirer } = useChangerMots();
  const basculer = async () => {
    if (enCours) return;
    if (retire) {
      await ajouter(mot);
      return;
    }
    onRetire();
    await retirer(mot);
  };
  return (
    <li className={styles["mot"]} data-retire={retire}>
      {retire ? <s>{mot}</s> : <span>{mot}</span>}
      <BoutonIcone
        nu
        icone={retire ? "annuler" : "fermer"}
        libelle={retire ? `Remettre ${mot}` : `Retirer ${mot}`}
        aria-disabled={enCours}
        onClick={() => void basculer()}
      />
    </li>
  );
}
