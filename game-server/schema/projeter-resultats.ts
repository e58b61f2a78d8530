/** Projection of the end of a game, of standings and of « Ce soir »; projeter.ts decides when. */
import type {
  FinDePartie,
  Classement,
  MentionDuClassement,
  Soir,
} from "#game/rules/types/resultats.ts";
import type { EtatPartieSync } from "./etat.ts";
import {
  CourbeDeGorgeesSync,
  FinDePartieSync,
  LigneTableDeFinSync,
  LigneDuRecuSync,
  PrixSync,
  ClassementSync,
  LigneDuClassementSync,
  MentionDuClassementSync,
  LigneDuSoirSync,
  QuizzDuSoirSync,
  SoirSync,
} from "./etat-resultats.ts";
import { creerMorceauSync } from "./projeter-imprevus.ts";
import { classerLignesDuSoir } from "#game/rules/soir/soir.ts";

export function projeterFinDePartie(etat: EtatPartieSync, fin: FinDePartie | null): void {
  if (fin === null) {
    etat.fin = undefined;
    return;
  }
  const { raison, tour, quizzId, titre, nbQuestions } = fin;
  const sync = new FinDePartieSync({ raison, tour, quizzId, titre, nbQuestions });
  sync.defi.push(...fin.defi.map(creerMorceauSync));
  const lignes = fin.table.map(({ score, rang, ...ligne }) => ({
    ...ligne,
    score: score ?? -1,
    rang: rang ?? 0,
  }));
  sync.table.push(...lignes.map((ligne) => new LigneTableDeFinSync(ligne)));
  for (const { id, points } of fin.courbes) {
    const courbe = new CourbeDeGorgeesSync({ id });
    courbe.points.push(...points);
    sync.courbes.push(courbe);
  }
  for (const { nom, qui, valeur } of fin.prix) {
    const prix = new PrixSync({ nom, valeur });
    prix.qui.push(...qui);
    sync.prix.push(prix);
  }
  for (const { qui, ...ligne } of fin.recu) {
    const imprimee = new LigneDuRecuSync(ligne);
    imprimee.qui.push(...qui);
    sync.recu.push(imprimee);
  }
  etat.fin = sync;
}

export function projeterClassement(etat: EtatPartieSync, dit: Classement | null): void {
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
    const suivante = new LigneDuClassementSync(ligne);
    suivante.devant.push(...devant);
    sync.lignes.push(suivante);
  }
  etat.classement = sync;
}

function mention(dite: MentionDuClassement | null): InstanceType<typeof MentionDuClassementSync> {
  const sync = new MentionDuClassementSync({ n: dite?.n ?? 0 });
  sync.qui.push(...(dite?.qui ?? []));
  return sync;
}

export function projeterSoir(etat: EtatPartieSync, soir: Soir): void {
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
