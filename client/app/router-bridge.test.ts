// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, onTestFinished } from "vitest";
import { type PageLeaveGuard, usePageLeaveGuard } from "./navigation.tsx";
import { RouterBridge } from "./router-bridge.tsx";

/** Opens a page with these guards, reached from another page. */
function ouvrir(...retenues: readonly PageLeaveGuard[]) {
  const Partie = ({ ask, holds }: PageLeaveGuard) => {
    usePageLeaveGuard(ask, holds);
    return null;
  };
  const page = retenues.map((retenue, rang) => createElement(Partie, { key: rang, ...retenue }));
  const routeur = createMemoryRouter(
    [
      {
        element: createElement(RouterBridge, { destination: () => "/" }),
        children: [{ path: "/" }, { path: "/jeu", element: page }, { path: "/cgu" }],
      },
    ],
    { initialEntries: ["/", "/jeu"] },
  );
  onTestFinished(cleanup);
  render(createElement(RouterProvider, { router: routeur }));
  const ou = () => routeur.state.location.pathname;
  const aller = (vers: -1 | "/cgu") =>
    act(() => (vers === -1 ? routeur.navigate(-1) : routeur.navigate(vers)));
  return { aller, ou };
}

/** A guard that records its questions and always gives the same answer. */
function tenir(reponse: boolean, holds: PageLeaveGuard["holds"] = () => true) {
  const demandes: string[] = [];
  const ask = async (chemin: string) => {
    demandes.push(chemin);
    return reponse;
  };
  return { demandes, holds, ask };
}

it.each([
  [[true, false], 2],
  [[false, true], 1],
])("leaves only if all who hold the page let go: %j", async (reponses, interroges) => {
  const retenues = reponses.map((reponse) => tenir(reponse));
  const { aller, ou } = ouvrir(...retenues);
  await aller(-1);
  expect(ou()).toBe("/jeu");
  expect(retenues.flatMap(({ demandes }) => demandes)).toEqual(Array(interroges).fill("/"));
});

it("goes where the last press asked to go, while a former one still waits for its answer", async () => {
  const reponses: ((libre: boolean) => void)[] = [];
  const { aller, ou } = ouvrir({
    holds: () => true,
    ask: () => new Promise<boolean>((repondre) => reponses.push(repondre)),
  });
  await aller(-1);
  await aller("/cgu");
  await act(async () => {
    for (const repondre of reponses) repondre(true);
  });
  expect(ou()).toBe("/cgu");
});

it("leaves when all have let go, and asks nobody who does not hold that move", async () => {
  const [douce, deRetour] = [tenir(true), tenir(false, ({ historique }) => historique)];
  const { aller, ou } = ouvrir(douce, deRetour);
  await aller(-1);
  expect(ou()).toBe("/jeu");
  await aller("/cgu");
  expect(ou()).toBe("/cgu");
  expect([douce.demandes, deRetour.demandes]).toEqual([["/", "/cgu"], ["/"]]);
});
