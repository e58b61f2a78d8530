/** /admin/journal, for administrators: the log of the moderation, latest first. */
import type { ReactElement } from "react";
import {
  type ActeDeModeration,
  ACTES_PAR_PAGE,
  requeteJournalModeration,
} from "#contracts/moderation.ts";
import { Link, useQueryString } from "../../app/navigation.tsx";
import { ReserveAuRole } from "../../app/page/acces.tsx";
import { LiensModeration } from "../../app/page/liens-moderation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { ecrireAdresseSiPageExiste } from "../../app/paths.ts";
import { composerPhraseDActeDeModeration } from "../../moderation/phrases.ts";
import { BoutonsDePages, useCorrigerPageAuDelaDeLaListe } from "../../quizz/pages.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import styles from "./journal.module.css";
import { direHeureActe, grouperActesParJour } from "./par-jour.ts";
import { useJournalDeModeration } from "./queries.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Journal" mesure="large" outils={<LiensModeration />}>
      <ReserveAuRole>{() => <Journal />}</ReserveAuRole>
    </PageDePlateforme>
  );
}

function Journal(): ReactElement {
  const [lire, ecrire] = useQueryString("/admin/journal");
  const page = requeteJournalModeration.shape.page.catch(0).parse(lire("page") ?? 0);
  const requete = useJournalDeModeration(page);
  const { data, isPlaceholderData } = requete;
  const aller = (voulue: number, replace = false) =>
    ecrire(voulue === 0 ? {} : { page: String(voulue) }, { replace });
  const auDela = useCorrigerPageAuDelaDeLaListe({
    page,
    total: isPlaceholderData ? undefined : data?.totalCount,
    parPage: ACTES_PAR_PAGE,
    onRetour: (derniere) => aller(derniere, true),
  });
  if (data === undefined || auDela) return <SqueletteOuEchecDeRequete requete={requete} />;
  if (data.totalCount === 0)
    return <p className={styles["rien"]}>Rien encore. Ce que la modération fera s’écrira ici.</p>;
  return (
    <div className={styles["journal"]} aria-busy={isPlaceholderData}>
      {grouperActesParJour(data.actes).map(({ jour, actes }) => (
        <section key={jour} aria-label={jour}>
          <h2>{jour}</h2>
          <ol>
            {actes.map((acte) => (
              <Ligne key={acte.numero} acte={acte} />
            ))}
          </ol>
        </section>
      ))}
      <BoutonsDePages page={page} total={data.totalCount} parPage={ACTES_PAR_PAGE} onPage={aller} />
    </div>
  );
}

function Ligne({ acte }: { readonly acte: ActeDeModeration }): ReactElement {
  const { qui, dit, raison } = composerPhraseDActeDeModeration(acte);
  const { date, affaire } = acte;
  const versAffaire =
    affaire === null
      ? null
      : ecrireAdresseSiPageExiste("/admin/signalements", { affaire: String(affaire) });
  return (
    <li className={styles["ligne"]} data-numero={acte.numero}>
      <time dateTime={date}>{direHeureActe(date)}</time>
      <p>
        {qui !== null && (
          <>
            <b>
              <TexteDAutrui>{qui}</TexteDAutrui>
            </b>{" "}
          </>
        )}
        <TexteDAutrui>
          {qui === null ? dit.charAt(0).toUpperCase() + dit.slice(1) : dit}
        </TexteDAutrui>
        .
        {raison !== null && (
          <span className={styles["raison"]}>
            {" "}
            «&nbsp;<TexteDAutrui>{raison}</TexteDAutrui>&nbsp;»
          </span>
        )}
      </p>
      {versAffaire !== null && (
        <Link to={versAffaire}>
          <span className="visually-hidden">Voir l’</span>affaire n°&nbsp;{affaire}
        </Link>
      )}
    </li>
  );
}
