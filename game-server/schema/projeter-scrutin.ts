/** A vote as everybody may see it: how many, not who. */
import { compterVoix } from "#game/rules/scrutin.ts";
import type { Partie } from "#game/rules/types.ts";
import type { EtatPartie } from "./etat.ts";
import { ScrutinSync } from "./etat-scrutin.ts";
import { remplacer } from "./remplacer.ts";

export function projeterScrutin(etat: EtatPartie, partie: Partie): void {
  const { scrutin } = partie;
  if (scrutin === null) {
    etat.scrutin = undefined;
    return;
  }
  const sync = etat.scrutin ?? new ScrutinSync();
  const { ovation, sifflets } = compterVoix(partie, scrutin);
  sync.phase = scrutin.phase;
  sync.ovations = ovation;
  sync.sifflets = sifflets;
  sync.issue = scrutin.issue ?? "";
  if (sync.juges.join() !== scrutin.juges.join()) remplacer(sync.juges, [...scrutin.juges]);
  etat.scrutin ??= sync;
}
