// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { lireFichierImport } from "#formats/formats.ts";
import { type Consignes, SANS_CONSIGNES } from "#formats/lecture.ts";
import { NavigationProvider } from "../../app/navigation.tsx";
import { BannieresProvider } from "../../ui/bannieres.tsx";
import type { GesteImport } from "./import-reducer.ts";
import { composerEtatInitialDImport } from "./import-en-cours.ts";
import { EXAMPLE_ACCOUNT } from "../../test/account-example.ts";
import { CorpsDImportEnCours } from "./travail-import.tsx";

const ICI = { pathname: "/quizz/importer", search: "", state: null, key: "ici" };

/** An import of these lines, read with these instructions. */
async function lire(texte: string, consignes: Consignes) {
  const lecture = await lireFichierImport(texte);
  const source = { nom: null, taille: texte.length, quand: 0 };
  return composerEtatInitialDImport(
    { lecture, reconnus: [lecture.format], brut: null },
    source,
    "00000000-0000-4000-8000-000000000001",
    consignes,
  );
}

test("the open line is found again by its place when another reading gives it another rank", async () => {
  onTestFinished(cleanup);
  const faire = vi.fn<(geste: GesteImport) => void>();
  const premier = await lire("\n\nPérou ? ; Lima", SANS_CONSIGNES);
  // the other reading finds a question in front of it
  const second = await lire("Italie ? ; Rome\n\nPérou ? ; Lima", { ...SANS_CONSIGNES });
  const page = (etat: typeof premier) =>
    h(
      QueryClientProvider,
      { client: new QueryClient() },
      h(NavigationProvider, {
        endroit: ICI,
        deplacement: {
          destination: () => ICI.pathname,
          versAdresse: () => {},
          parHistorique: () => {},
          preload: () => {},
          addGuard: () => () => {},
        },
        children: h(
          BannieresProvider,
          null,
          h(CorpsDImportEnCours, {
            travail: {
              etat,
              faire,
              part: null,
              echec: "",
              ouvrir: () => {},
              relire: null,
              comprendre: null,
              relit: false,
              annuler: () => {},
              oublier: () => {},
              lecteur: () => Promise.resolve(null),
              touche: false,
              garde: true,
            },
            etat,
            envoyeur: {
              envoi: { nom: "repos" },
              enCours: false,
              envoyer: () => Promise.resolve(null),
              arreter: () => {},
              estLa: () => true,
            },
            compte: EXAMPLE_ACCOUNT,
            vers: null,
            onApport: () => {},
          }),
        ),
      }),
    );
  const { rerender } = render(page(premier));
  fireEvent.click(screen.getByRole("button", { name: /^Pérou/ }));
  expect(screen.getByDisplayValue("Pérou ?")).toBeTruthy();
  rerender(page(second));
  expect(screen.getByRole("button", { name: /^Pérou/, expanded: true })).toBeTruthy();
  fireEvent.change(screen.getByDisplayValue("Pérou ?"), { target: { value: "Pérou ? !" } });
  expect(faire.mock.calls).toMatchObject([
    [{ geste: "ecrire", rang: 1, question: { text: "Pérou ? !" } }],
  ]);
});
