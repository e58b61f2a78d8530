/** The end of an evening (projeter.ts says when). */
import type { Fin } from "#game/rules/types/fin.ts";
import type { EtatPartie } from "./etat.ts";
import { CourbeSync, FinSync, LigneFinSync, LigneRecuSync, PrixSync } from "./etat-fin.ts";
import { morceau } from "./projeter-cartes.ts";

export function projeterFin(etat: EtatPartie, fin: Fin | null): void {
  if (fin === null) {
    etat.fin = undefined;
    return;
  }
  const { raison, tour, quizzId, titre, nbQuestions } = fin;
  const sync = new FinSync({ raison, tour, quizzId, titre, nbQuestions });
  sync.defi.push(...fin.defi.map(morceau));
  const lignes = fin.table.map(({ score, rang, ...ligne }) => ({
    ...ligne,
    score: score ?? -1,
    rang: rang ?? 0,
  }));
  sync.table.push(...lignes.map((ligne) => new LigneFinSync(ligne)));
  for (const { id, points } of fin.courbes) {
    const courbe = new CourbeSync({ id });
    courbe.points.push(...points);
    sync.courbes.push(courbe);
  }
  for (const { nom, qui, valeur } of fin.prix) {
    const prix = new PrixSync({ nom, valeur });
    prix.qui.push(...qui);
    sync.prix.push(prix);
  }
  for (const { qui, ...ligne } of fin.recu) {
    const imprimee = new LigneRecuSync(ligne);
    imprimee.qui.push(...qui);
    sync.recu.push(imprimee);
  }
  etat.fin = sync;
}
