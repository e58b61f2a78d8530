import { Decoder, Encoder } from "@colyseus/schema";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { apply } from "#game/rules/apply.ts";
import { PATIENCE, essais } from "#game/rules/test/essais.ts";
import { faireGeste } from "#game/rules/test/gestes.ts";
import { ouvrir, soireeQuelconque } from "#game/rules/test/ouvrir.ts";
import type { Partie } from "#game/rules/types.ts";
import { EtatPartie, type Vue } from "./etat.ts";
import { projeter } from "./projeter.ts";

/** A countdown is dated when it changes: its remainder is that of then, and is left out. */
function sansReste({ minuteur, ...vue }: Vue) {
  return { ...vue, minuteur: minuteur === undefined ? undefined : { ...minuteur, resteMs: 0 } };
}

function vueDe(partie: Partie, now: number) {
  const etat = new EtatPartie();
  projeter(etat, partie, null, { now, sauvegardeEnPanne: false });
  return sansReste(etat.toJSON());
}

it("a screen that followed every patch of any evening sees what a newcomer sees", PATIENCE, () => {
  fc.assert(
    fc.property(soireeQuelconque, (champs) => {
      const soiree = ouvrir(champs);
      soiree.lancer();
      for (const geste of champs.suite) faireGeste(soiree, geste);

      const etat = new EtatPartie();
      const encodeur = new Encoder(etat);
      const ecran = new Decoder(new EtatPartie());
      ecran.decode(encodeur.encodeAll());
      let partie = soiree.depart;
      let projetee: Partie | null = null;
      for (const { commande, contexte } of soiree.actes) {
        const resultat = apply(partie, commande, contexte);
        if (!resultat.ok) continue;
        partie = resultat.partie;
        projeter(etat, partie, projetee, { now: contexte.now, sauvegardeEnPanne: false });
        projetee = partie;
        ecran.decode(encodeur.encode());
        encodeur.discardChanges();
        expect(sansReste(ecran.state.toJSON())).toEqual(vueDe(partie, contexte.now));
      }
    }),
    essais(150),
  );
});
