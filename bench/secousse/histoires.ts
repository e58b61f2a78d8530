/** What the histories hold at the end of a shaking, beside what the screens saw. */
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { z } from "zod";
import type { Finie, Table } from "./table.ts";

const resumer = ({ code, gorgees }: Finie) => `${code} ${gorgees.join(" ")}`;
const compter = (liste: readonly string[], quoi: string) =>
  liste.filter((autre) => autre === quoi).length;

/** Of each finished game, in the shape of what the screens showed. */
function lireHistoriques(donnees: string): string[] {
  const base = new Sqlite(join(donnees, "trinquizz.sqlite"), { readonly: true });
  const ligne = z.object({ partie: z.string(), code: z.string(), gorgees: z.int() });
  const lignes = z
    .array(ligne)
    .parse(
      base
        .prepare(
          "select partie, code, gorgees from historique join parties_finies on parties_finies._id = partie",
        )
        .all(),
    );
  base.close();
  const parPartie = Map.groupBy(lignes, ({ partie }) => partie);
  return [...parPartie.values()].map((siennes) => {
    const gorgees = siennes.map((une) => une.gorgees).sort((a, b) => a - b);
    return resumer({ code: siennes[0]?.code ?? "", gorgees });
  });
}

/** Finished games that were not written, or written twice. `donnees`: folder of the server that wrote them. */
export function verifierHistoires(donnees: string, tables: readonly Table[]) {
  const finies = tables.flatMap(({ bilan }) => bilan.finies).map(resumer);
  const ecrites = lireHistoriques(donnees);
  const manquantes = [...new Set(finies)].filter(
    (finie) => compter(ecrites, finie) < compter(finies, finie),
  );
  // one more a room at the most: a game may have ended without anybody having seen its end acknowledged
  const deTrop = ecrites.length - finies.length - tables.length;
  return {
    finies: finies.length,
    ecrites: ecrites.length,
    fautes: [
      ...manquantes.map((finie) => `not in the histories: ${finie}`),
      ...(deTrop > 0 ? [`${String(deTrop)} games too many in the histories`] : []),
    ],
  };
}
