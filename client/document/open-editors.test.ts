import { expect, test } from "vitest";
import { createOpenEditorsRegistry } from "./open-editors.ts";

/** The tabs of one browser, each of which hears the messages of the others. */
function navigateur() {
  const onglets: ((evenement: { readonly data: unknown }) => void)[] = [];
  return () => {
    let attendu = () => {};
    const rang = onglets.length;
    onglets.push(() => {});
    const onglet = createOpenEditorsRegistry(
      {
        postMessage: (data) =>
          onglets.forEach((entendre, autre) => {
            if (autre !== rang) entendre({ data });
          }),
        addEventListener: (_nom, entendre) => {
          onglets[rang] = entendre;
        },
      },
      (faire) => {
        attendu = faire;
      },
    );
    return { ...onglet, patienter: () => attendu() };
  };
}

test("a tab knows, after a moment, what the tabs of before and of after have open, until it is closed", () => {
  const ouvrirOnglet = navigateur();
  const avant = ouvrirOnglet();
  avant.ouvrir("a");
  const ici = ouvrirOnglet();
  ici.ouvrir("ici");
  const vus: (readonly string[] | null)[] = [];
  ici.abonner(() => vus.push([...(ici.ailleurs() ?? ["?"])]));
  expect(ici.ailleurs()).toBeNull();
  ici.patienter();
  const apres = ouvrirOnglet();
  apres.ouvrir("b");
  avant.fermer("a");
  avant.fermer("a");
  expect(vus).toEqual([["?"], ["a"], ["a", "b"], ["b"]]);
  expect([...(ici.ailleurs() ?? [])]).toEqual(["b"]);
  apres.quitter();
  expect(ici.ailleurs()).toEqual(new Set());
  // the browser restores that page from its cache
  apres.revenir();
  expect(ici.ailleurs()).toEqual(new Set(["b"]));
});

test("what is not a word of ours is not heard; without a channel nobody is elsewhere", () => {
  let entendre = (_evenement: { readonly data: unknown }) => {};
  const seul = createOpenEditorsRegistry(
    {
      postMessage: () => {},
      addEventListener: (_nom, ecouter) => {
        entendre = ecouter;
      },
    },
    (faire) => faire(),
  );
  seul.abonner(() => {});
  entendre({ data: { ouvert: 3 } });
  expect(seul.ailleurs()).toEqual(new Set());
  expect(createOpenEditorsRegistry(null).ailleurs()).toEqual(new Set());
});
