import { type ReactElement, useId, useState } from "react";
import type { Acte } from "#contracts/moderation.ts";
import { siPage } from "../../app/paths.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { direActe } from "../../moderation/phrases.ts";
import { Link } from "../../app/navigation.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { dateComplete } from "../../ui/date-relative.ts";
import { Icone } from "../../ui/icones.tsx";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import { quandBref } from "./affaire-en-mots.ts";
import styles from "./journal-affaire.module.css";

/** What was done in the case, the latest first: one line at the foot, all of it with its reasons once it is opened. */
export function JournalAffaire({
  actes,
  moi,
}: {
  readonly actes: readonly Acte[];
  readonly moi: CompteConnecte;
}): ReactElement {
  const [deroule, setDeroule] = useState(false);
  const id = useId();
  const maintenant = useMaintenant();
  const tout = moi.role === "admin" ? siPage("/admin/journal", {}) : null;
  return (
    <footer className={styles["journal"]} data-deroule={deroule}>
      <button
        type="button"
        className={styles["titre"]}
        aria-expanded={deroule}
        aria-controls={id}
        onClick={() => setDeroule(!deroule)}
      >
        <Icone nom="ardoise" taille="1.2rem" />
        Journal
      </button>
      <ol id={id} aria-label="Journal de l’affaire">
        {actes.map((acte) => {
          const { qui, dit, raison } = direActe(acte);
          return (
            <li key={acte.numero}>
              <time dateTime={acte.date} title={dateComplete(acte.date)}>
                {quandBref(acte.date, maintenant)}
              </time>{" "}
              {qui !== null && (
                <b>
                  <Autrui>{qui}</Autrui>
                </b>
              )}{" "}
              <Autrui>{dit}</Autrui>
              {deroule && raison !== null && (
                <q className={styles["raison"]}>
                  <Autrui>{raison}</Autrui>
                </q>
              )}
            </li>
          );
        })}
      </ol>
      {tout !== null && <Link to={tout}>Tout le journal</Link>}
    </footer>
  );
}
