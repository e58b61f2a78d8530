import { memo, type ReactElement } from "react";
import type { DistinctionAffichee } from "../distinctions.ts";
import { BatonsDeComptage } from "../../ui/batons.tsx";
import { BockDuJoueur } from "../../partie/dessins/bock.tsx";
import { type Typeface, fittingTypeface } from "../../ui/name-width.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { TexteAvecOrdinaux } from "../../ui/typographie.tsx";
import type { LigneDeTableFin } from "../lignes-de-table-fin.ts";
import { NOMBRE_DE_PORTIONS_DE_TABLE_FIN } from "../timeline/use-end-reveal.ts";
import styles from "./table-fin.module.css";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";

interface Props {
  readonly lignes: readonly LigneDeTableFin[];
  readonly prix: ReadonlyMap<string, readonly DistinctionAffichee[]>;
  /** How many eighths of the lines are rendered, so that a long table is built over several frames; all by default. */
  readonly huitiemes?: number | undefined;
}

/** Most lines of a single roomy table (AMPLE), of each of two tables (MOYENNE), and of each table of a crowd (DENSE). */
const AMPLE = 9;
const MOYENNE = 11;
const DENSE = 22;
/** Width of a name beside its mat, in one of two tables, in em. */
const UNE_LIGNE = 6.4;
/** Width of the marks beside their number, in rem. */
const LARGEUR_BATONS = 9;

type TailleTable = "large" | "ample" | "moyenne" | "dense";

/** The layout of a table of so many lines. */
export function choisirDispositionTableDeFin(n: number): TailleTable {
  if (n <= 6) return "large";
  if (n <= AMPLE) return "ample";
  return n <= 2 * MOYENNE ? "moyenne" : "dense";
}

/**
 * Pseudo, Gorgées, Score (jeu §2), and each player's award (mise-en-scene "End"). A crowd has several tables side by
 * side, with the award under the name, then without.
 */
export const TableDeFin = memo(function TableDeFin({
  lignes,
  prix,
  huitiemes = NOMBRE_DE_PORTIONS_DE_TABLE_FIN,
}: Props): ReactElement {
  const compact = useIsCompactScreen();
  const taille = choisirDispositionTableDeFin(lignes.length);
  const avecMats = taille !== "dense" && !compact;
  const avecBatons = lignes.length <= AMPLE && !compact;
  const parTable = compact
    ? lignes.length
    : { large: AMPLE, ample: AMPLE, moyenne: MOYENNE, dense: DENSE }[taille];
  const aCote = avecBatons && prix.size > 0;
  const ecrire = (pseudo: string) =>
    avecBatons || compact ? "craie" : avecMats ? fittingTypeface(pseudo, UNE_LIGNE) : "etroite";
  const pas = Math.ceil(lignes.length / Math.max(1, Math.ceil(lignes.length / parTable)));
  const tranches: (readonly LigneDeTableFin[])[] = [];
  const pretes = Math.ceil((lignes.length * huitiemes) / NOMBRE_DE_PORTIONS_DE_TABLE_FIN);
  for (let i = 0; i < pretes; i += pas) tranches.push(lignes.slice(i, Math.min(i + pas, pretes)));
  return (
    <div className={styles["tables"]} data-taille={taille}>
      {tranches.map((tranche) => (
        <table key={tranche[0]?.id}>
          <thead>
            <tr>
              <th scope="col">Pseudo</th>
              <th scope="col">Gorgées</th>
              <th scope="col">Score</th>
              {aCote && (
                <th scope="col" className={styles["prix"]}>
                  Le prix du patron
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {tranche.map((ligne) => (
              <Rangee
                key={ligne.id}
                ligne={ligne}
                siens={prix.get(ligne.id)}
                ecriture={ecrire(ligne.pseudo)}
                avecMats={avecMats}
                avecBatons={avecBatons}
                aCote={aCote}
              />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
});

/** Memoized: a line is not rendered again as the next ones come. */
const Rangee = memo(function Rangee({
  ligne: { id, pseudo, gorgees, score, jugees, rang, parti },
  siens,
  ecriture,
  avecMats,
  avecBatons,
  aCote,
}: {
  readonly ligne: LigneDeTableFin;
  readonly siens: readonly DistinctionAffichee[] | undefined;
  readonly ecriture: Typeface;
  readonly avecMats: boolean;
  readonly avecBatons: boolean;
  /** Whether the award has a column of its own. */
  readonly aCote: boolean;
}): ReactElement {
  return (
    <tr data-parti={parti}>
      <th scope="row">
        <span className={styles["qui"]}>
          {avecMats && <b className={styles["rang"]}>{rang ?? ""}</b>}
          {avecMats && (
            <BockDuJoueur id={id} pseudo={pseudo} taille="1em" plat className={styles["mat"]} />
          )}
          <span className={styles["identite"]}>
            <span className={styles["nom"]}>
              <NomAjuste ecriture={ecriture}>{pseudo}</NomAjuste>
            </span>
            {parti && <small className={styles["parti"]}>parti·e</small>}
            {!aCote && !parti && <Recu siens={siens} bref />}
          </span>
        </span>
      </th>
      <td>
        <span className={styles["gorgees"]}>
          {avecBatons && <BatonsDeComptage n={gorgees} hauteur={1.7} largeurMax={LARGEUR_BATONS} />}
          {gorgees}
        </span>
      </td>
      <td>
        {score === null ? (
          "–"
        ) : (
          <>
            {score} <small>/&nbsp;{jugees}</small>
          </>
        )}
      </td>
      {aCote && (
        <td className={styles["prix"]}>
          <Recu siens={siens} />
        </td>
      )}
    </tr>
  );
});

/** The awards of a player. */
function Recu({
  siens,
  bref = false,
}: {
  readonly siens?: readonly DistinctionAffichee[] | undefined;
  readonly bref?: boolean;
}): ReactElement[] | undefined {
  return siens?.map(({ nom, titre, exploit }) => (
    <span key={nom} className={styles["recu"]} data-bref={bref}>
      <b>{titre}</b>
      {!bref && (
        <small>
          <TexteAvecOrdinaux>{exploit}</TexteAvecOrdinaux>
        </small>
      )}
    </span>
  ));
}
