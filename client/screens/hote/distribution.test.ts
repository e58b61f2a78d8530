// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, onTestFinished, test } from "vitest";
import type { Vue } from "#game/schema/etat.ts";
import { VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { RoomLineProvider } from "../../partie/line-provider.tsx";
import { listerJoueursAvecLigneArdoise } from "../../scenes/hote/joueurs.ts";
import { TestRoom } from "../../test/render-hook.ts";
import { BannieresProvider } from "../../ui/bannieres.tsx";
import { FormulaireDistributionParLHote } from "./distribution.tsx";

test("what was put on a player who leaves goes back into the hand, and the others are served", () => {
  onTestFinished(cleanup);
  const room = new TestRoom(VUE_DE_ROOM_EXEMPLE);
  const [donneur, parti, reste] = listerJoueursAvecLigneArdoise(VUE_DE_ROOM_EXEMPLE);
  if (donneur === undefined || parti === undefined || reste === undefined)
    throw new Error("three players are needed");
  const ecran = (vue: Vue) =>
    h(
      QueryClientProvider,
      { client: new QueryClient() },
      h(
        BannieresProvider,
        null,
        h(
          RoomLineProvider,
          { connexion: room.ligne },
          h(FormulaireDistributionParLHote, { vue, donneur: { ...donneur, reste: 4 } }),
        ),
      ),
    );
  const ajouter = (pseudo: string) =>
    fireEvent.click(screen.getByRole("button", { name: `Ajouter un, Gorgées pour ${pseudo}` }));
  const { rerender } = render(ecran(VUE_DE_ROOM_EXEMPLE));
  for (const { pseudo } of [parti, parti, reste, reste]) ajouter(pseudo);
  const { [parti.id]: _, ...joueurs } = VUE_DE_ROOM_EXEMPLE.joueurs;
  rerender(ecran({ ...VUE_DE_ROOM_EXEMPLE, joueurs }));
  const bouton = screen.getByRole("button", { name: /^Servir/ });
  expect(bouton.textContent).toContain("encore 2 à donner");
  fireEvent.click(bouton);
  expect(room.demandes).toMatchObject([
    { type: "distribuer", dons: [{ a: reste.id, gorgees: 2 }] },
  ]);
});
