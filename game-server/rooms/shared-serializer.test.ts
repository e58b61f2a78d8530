/** One encoding of the state for a crowd (decisions/0001). */
import { expect, test, vi } from "vitest";
import { EtatPartieSync, JoueurSync } from "#game/schema/etat.ts";
import { SharedSerializer } from "./shared-serializer.ts";

function banc() {
  const etat = new EtatPartieSync();
  const assis: string[] = [];
  const mettreAJour = vi.fn(() => {
    for (const pseudo of assis)
      if (!etat.joueurs.has(pseudo))
        etat.joueurs.set(pseudo, new JoueurSync({ pseudo, createur: false, present: true }));
  });
  const serialiseur = new SharedSerializer<EtatPartieSync>(mettreAJour);
  serialiseur.reset(etat);
  const asseoir = (pseudo: string) => {
    const client = {};
    assis.push(pseudo);
    serialiseur.addClient(client);
    return client;
  };
  const entendre = (client: object) =>
    Buffer.from(serialiseur.getFullState(client)).toString("latin1");
  return { serialiseur, asseoir, entendre, mettreAJour };
}

test("those who sat down before the first of them hears it share one state, with all of them in it", () => {
  const { asseoir, entendre, mettreAJour } = banc();
  const [lea, tom] = [asseoir("Léonie"), asseoir("Thomas")];
  const entendu = entendre(lea);
  expect(entendu).toContain("Thomas");
  expect(entendre(tom)).toBe(entendu);
  expect(mettreAJour).toHaveBeenCalledOnce();
});

test("whoever sat down after it was encoded, or after a patch, hears a state with themselves in it", () => {
  const { serialiseur, asseoir, entendre, mettreAJour } = banc();
  const lea = asseoir("Leonie");
  expect(entendre(lea)).not.toContain("Thomas");
  const tom = asseoir("Thomas");
  expect(entendre(tom)).toContain("Thomas");
  serialiseur.applyPatches([]);
  entendre(tom);
  expect(mettreAJour).toHaveBeenCalledTimes(3);
});
