/** Tab 5: games that were played. plateforme §2 "Profile", §3 "History entry". */
import { vers } from "../../app/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Autrui } from "../../ui/autrui.tsx";
import { EnAttendant } from "../../app/page/en-attendant.tsx";
import type { ReactElement } from "react";
import { Link } from "../../app/navigation.tsx";
import { historiqueRecu } from "#contracts/compte.ts";
import { Depuis } from "../../ui/depuis.tsx";
import { motGorgees } from "../../partie/mots/gorgees.ts";
import { MOI } from "../../app/api/query-keys.ts";
import { lecture } from "../../app/api/queries.ts";
import { classesBouton } from "../../ui/bouton.tsx";
import styles from "./historique.module.css";

export function Historique(): ReactElement {
  const requete = useQuery({
    queryKey: [MOI, "historique"],
    ...lecture("/api/historique", historiqueRecu),
    // a game may have ended since
    staleTime: 0,
  });
  const { data, dataUpdatedAt } = requete;
  if (data === undefined) return <EnAttendant requete={requete} />;
  if (data.historique.length === 0)
    return (
      <p className={styles["vide"]}>
        Aucune partie pour l’instant. La prochaine s’écrira ici.
        <Link to="/" className={classesBouton({ variante: "contour" })}>
          Rejoindre une partie
        </Link>
      </p>
    );
  const maintenant = new Date(dataUpdatedAt);
  return (
    <ul className={styles["liste"]} aria-label="Mes parties">
      {data.historique.map(({ quizz, date, gorgees }) => (
        <li key={date} className={quizz._id === null ? undefined : styles["ligne"]}>
          {quizz._id === null ? (
            <span className={styles["titre"]}>
              <Autrui>{quizz.title}</Autrui>
            </span>
          ) : (
            <Link to={vers("/quizz-communaute/:id", { id: quizz._id })} className={styles["lien"]}>
              <Autrui>{quizz.title}</Autrui>
            </Link>
          )}
          <Depuis iso={date} maintenant={maintenant} />
          <span className={styles["gorgees"]}>
            <b className="chiffre">{gorgees}</b> {motGorgees(gorgees)}
          </span>
        </li>
      ))}
    </ul>
  );
}
