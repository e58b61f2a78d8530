/** /soirees: the evenings that one hosted or played, latest first (docs/decisions/0080). */
import type { ReactElement } from "react";
import {
  JOURS_DE_GARDE_DES_REPONSES_NOMMEES,
  type LigneListeSoirees,
  requeteSoirees,
  SOIREES_PAR_PAGE,
} from "#contracts/compte-rendu.ts";
import { Link, useQueryString } from "../../app/navigation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { MessageDeListeVide, SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { useSession } from "../../compte/session.tsx";
import { BoutonsDePages, useCorrigerPageAuDelaDeLaListe } from "../../quizz/pages.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { direLigneDeSoiree, direNomDeSoiree } from "./phrases.ts";
import { useSoirees } from "./queries.ts";
import styles from "./soirees.module.css";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Mes soirées" mesure="large">
      <Soirees />
    </PageDePlateforme>
  );
}

function Soirees(): ReactElement {
  const { compte } = useSession();
  const [lire, ecrire] = useQueryString("/soirees");
  const page = requeteSoirees.shape.page.catch(0).parse(lire("page") ?? 0);
  const requete = useSoirees(page);
  const { data, isPlaceholderData } = requete;
  const aller = (voulue: number, replace = false) =>
    ecrire(voulue === 0 ? {} : { page: String(voulue) }, { replace });
  const auDela = useCorrigerPageAuDelaDeLaListe({
    page,
    total: isPlaceholderData ? undefined : data?.total,
    parPage: SOIREES_PAR_PAGE,
    onRetour: (derniere) => aller(derniere, true),
  });
  if (data === undefined || auDela) return <SqueletteOuEchecDeRequete requete={requete} />;
  if (data.total === 0)
    return (
      <MessageDeListeVide titre="Aucune soirée pour l’instant.">
        <p>
          Une soirée que vous tenez ou que vous jouez jusqu’à l’addition laisse ici son compte
          rendu.
        </p>
      </MessageDeListeVide>
    );
  return (
    <div className={styles["soirees"]} aria-busy={isPlaceholderData}>
      {compte.etat === "visiteur" && (
        <p className={styles["conseil"]}>
          Ces soirées ne tiennent qu’à ce navigateur&nbsp;: celles que vous avez tenues s’effacent
          après {JOURS_DE_GARDE_DES_REPONSES_NOMMEES}&nbsp;jours, celles que vous avez jouées après
          7&nbsp;jours. Connectez-vous pour les garder.
        </p>
      )}
      <ul>
        {data.soirees.map((soiree) => (
          <Soiree key={soiree._id} soiree={soiree} />
        ))}
      </ul>
      <BoutonsDePages page={page} total={data.total} parPage={SOIREES_PAR_PAGE} onPage={aller} />
    </div>
  );
}

function Soiree({ soiree }: { readonly soiree: LigneListeSoirees }): ReactElement {
  const { _id, code, date, titres, hote } = soiree;
  return (
    <li className={styles["ligne"]}>
      <div>
        <Link to={ecrireAdresseDePage("/soirees/:id", { id: _id })} className={styles["lien"]}>
          <time dateTime={date}>{direNomDeSoiree(date)}</time>
        </Link>
        <p className={styles["titres"]}>
          <TexteDAutrui>{titres.join(" · ")}</TexteDAutrui>
        </p>
      </div>
      <p className={styles["faits"]}>
        <span className={styles["role"]} data-hote={hote}>
          {hote ? "Tenue" : "Jouée"}
        </span>
        <span>{direLigneDeSoiree(soiree)}</span>
        <span>Table {code}</span>
      </p>
    </li>
  );
}
