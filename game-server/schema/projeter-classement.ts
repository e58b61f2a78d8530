/** The standings, or none (projeter.ts says when). */
import type { Classement, Mention } from "#game/rules/types/classement.ts";
import type { EtatPartie } from "./etat.ts";
import { ClassementSync, LigneClassementSync, MentionSync } from "./etat-classement.ts";

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

function mention(dite: Mention | null): InstanceType<typeof MentionSync> {
  const sync = new MentionSync({ n: dite?.n ?? 0 });
  sync.qui.push(...(dite?.qui ?? []));
  return sync;
}
