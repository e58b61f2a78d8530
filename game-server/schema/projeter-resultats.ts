/** Projection of the end of a game, of standings and of « Ce soir »; projeter.ts decides when. */
import type {
  FinDePartie,
  Classement,
  MentionDuClassement,
  Soir,
} from "#game/rules/types/resultats.ts";
import type { EtatPartie } from "./etat.ts";
import {
  CourbeSync,
  FinSync,
  LigneFinSync,
  LigneRecuSync,
  PrixSync,
  ClassementSync,
  LigneClassementSync,
  MentionSync,
  LigneDuSoirSync,
  QuizzDuSoirSync,
  SoirSync,
} from "./etat-resultats.ts";
import { creerMorceauSync } from "./projeter-imprevus.ts";
import { classerLignesDuSoir } from "#game/rules/soir/soir.ts";

export function projeterFin(etat: EtatPartie, fin: FinDePartie | null): void {
  if (fin === null) {
    etat.fin = undefined;
    return;
  }
  const { raison, tour, quizzId, titre, nbQuestions } = fin;
  const sync = new FinSync({ raison, tour, quizzId, titre, nbQuestions });
  sync.defi.push(...fin.defi.map(creerMorceauSync));
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

export function projeterClassement(etat: EtatPartie, dit: Classement | null): void {
  if (dit === null) {
    etat.classement = undefined;
    return;
  }
  const { clos, grimpe, boit, serie } = dit;
  const sync = new ClassementSync({
    clos,
    grimpe: mention(grimpe),
    boit: mention(boit),
    serie: mention(serie),
  });
  for (const { devant, ...ligne } of dit.lignes) {
    const suivante = new LigneClassementSync(ligne);
    suivante.devant.push(...devant);
    sync.lignes.push(suivante);
  }
  etat.classement = sync;
}

function mention(dite: MentionDuClassement | null): InstanceType<typeof MentionSync> {
  const sync = new MentionSync({ n: dite?.n ?? 0 });
  sync.qui.push(...(dite?.qui ?? []));
  return sync;
}

export function projeterSoir(etat: EtatPartie, soir: Soir): void {
  if (soir.quizz.length === 0) {
    etat.soir = undefined;
    return;
  }
  const sync = new SoirSync();
  const lignes = classerLignesDuSoir(soir);
  for (const { id, pseudo, rang, points, gorgees, joues, gagnes, prix } of lignes)
    sync.lignes.push(
      new LigneDuSoirSync({
        id,
        pseudo,
        rang,
        points,
        gorgees,
        prix,
        joues: joues.length,
        gagnes: gagnes.length,
      }),
    );
  for (const [numero, { titre }] of soir.quizz.entries()) {
    const joue = new QuizzDuSoirSync({ titre });
    const gagnants = lignes.filter(({ gagnes }) => gagnes.includes(numero));
    joue.gagnants.push(...gagnants.map(({ id }) => id));
    sync.quizz.push(joue);
  }
  etat.soir = sync;
}
