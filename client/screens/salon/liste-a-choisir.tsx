import type { ReactElement } from "react";
import type { LigneQuizz } from "#contracts/quizz.ts";
import type { Menu } from "../../quizz/requete.ts";
import { VouliezVous } from "../../quizz/recherche.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { idOnglet } from "../../ui/onglets.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./choix-quizz.module.css";
import { LigneDeQuizz } from "./ligne-quizz.tsx";
import type { ListeChargee } from "./use-liste-quizz.ts";

interface ListeAChoisirProps {
  readonly id: string;
  readonly menu: Menu;
  readonly liste: ListeChargee;
  readonly estChoisi: (id: string, titre: string) => boolean;
  /** What this room has already played. */
  readonly joues: ReadonlySet<string>;
  readonly choisir: (id: string) => void;
  readonly apercevoir: (quizz: LigneQuizz) => void;
  /** Words that were searched. */
  readonly cherche: readonly string[];
  /** Shown above the others. */
  readonly avant: { readonly titre: string; readonly quizz: readonly LigneQuizz[] } | null;
  /** Looks for something else. */
  readonly chercher: (recherche: string) => void;
}

/** The quizzes of a menu, page after page, one of them ticked. */
export function ListeAChoisir({ id, menu, ...reste }: ListeAChoisirProps): ReactElement {
  return (
    <div id={id} role="tabpanel" aria-labelledby={idOnglet(id, menu)} className={styles["panneau"]}>
      <Contenu {...reste} />
    </div>
  );
}

function Contenu({
  liste,
  estChoisi,
  joues,
  choisir,
  apercevoir,
  cherche,
  avant,
  chercher,
}: Omit<ListeAChoisirProps, "id" | "menu">): ReactElement {
  const { etat, quizz, total } = liste;
  if (etat === "erreur" && quizz.length === 0)
    return (
      <div className={styles["vide"]} role="alert">
        <p>{liste.echec}</p>
        <Bouton variante="contour" icone="resync" onClick={liste.reessayer}>
          Réessayer
        </Bouton>
      </div>
    );
  if (etat === "prete" && quizz.length === 0)
    return (
      <div className={styles["vide"]} role="status">
        <p>Aucun quizz</p>
        {liste.proposition !== undefined && (
          <VouliezVous proposition={liste.proposition} onChoisir={chercher} />
        )}
      </div>
    );
  const ligne = (un: LigneQuizz) => (
    <LigneDeQuizz
      key={un._id}
      quizz={un}
      cherche={cherche}
      choisi={estChoisi(un._id, un.title)}
      joue={joues.has(un._id)}
      choisir={() => choisir(un._id)}
      apercevoir={() => apercevoir(un)}
    />
  );
  return (
    <ul className={styles["liste"]} aria-label="Quizz" aria-busy={etat === "charge"}>
      {avant !== null && (
        <li className={styles["avant"]}>
          <h3>{avant.titre}</h3>
          <ul aria-label={avant.titre}>{avant.quizz.map(ligne)}</ul>
        </li>
      )}
      {quizz.map(ligne)}
      {etat === "charge" &&
        [0, 1, 2, 3].map((rang) => (
          <li key={rang} className={styles["attente"]}>
            <Squelette lignes={2} />
          </li>
        ))}
      {etat !== "charge" && quizz.length < total && (
        <li className={styles["encore"]}>
          <Bouton variante="contour" onClick={etat === "erreur" ? liste.reessayer : liste.suite}>
            {etat === "erreur" ? "Réessayer" : "Voir la suite"}
          </Bouton>
        </li>
      )}
    </ul>
  );
}
