/** « Ce soir », once a quizz has ended (projeter.ts says when). */
import { classerSoir } from "#game/rules/soir/soir.ts";
import type { Soir } from "#game/rules/types/soir.ts";
import type { EtatPartie } from "./etat.ts";
import { LigneDuSoirSync, QuizzDuSoirSync, SoirSync } from "./etat-soir.ts";

export function projeterSoir(etat: EtatPartie, soir: Soir): void {
  if (soir.quizz.length === 0) {
    etat.soir = undefined;
    return;
  }
  const sync = new SoirSync();
  const lignes = classerSoir(soir);
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
