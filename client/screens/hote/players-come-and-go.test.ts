// @vitest-environment happy-dom
/** Forms with which the host acts for a player, while players come and go. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h, type ReactElement } from "react";
import { expect, onTestFinished, test } from "vitest";
import type { Vue } from "#game/schema/etat.ts";
import { exempleJoueur, VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { RoomLineProvider } from "../../partie/line-provider.tsx";
import { TestRoom } from "../../test/render-hook.ts";
import { BannieresProvider } from "../../ui/bannieres.tsx";
import {
  BoutonDistribuerPourSansTelephone,
  FormulaireDistributionParLHote,
} from "./distribution.tsx";
import { PanneauJoueursDuMenuHote } from "./menu/menu-joueurs.tsx";

/** Shows a part of the host's screen; `montrer` shows it again in another state of the room. */
function ouvrir(partie: (vue: Vue) => ReactElement, vue: Vue) {
  onTestFinished(cleanup);
  const room = new TestRoom(vue);
  const client = new QueryClient();
  const page = (suivante: Vue) =>
    h(
      QueryClientProvider,
      { client },
      h(BannieresProvider, null, h(RoomLineProvider, { connexion: room.ligne }, partie(suivante))),
    );
  const { rerender } = render(page(vue));
  return { room, montrer: (suivante: Vue) => rerender(page(suivante)) };
}
const avec = (joueurs: Vue["joueurs"]): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  joueurs: { ...VUE_DE_ROOM_EXEMPLE.joueurs, ...joueurs },
});
const presser = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("what was put on a player who leaves goes back into the hand, and the others are served", () => {
  const donneur = { id: "max", ...exempleJoueur("Max", { reste: 4 }) };
  const { room, montrer } = ouvrir(
    (vue) => h(FormulaireDistributionParLHote, { vue, donneur }),
    VUE_DE_ROOM_EXEMPLE,
  );
  for (const pseudo of ["Léa", "Léa", "Tom", "Tom"]) presser(`Ajouter un, Gorgées pour ${pseudo}`);
  const { lea: _, ...joueurs } = VUE_DE_ROOM_EXEMPLE.joueurs;
  montrer({ ...VUE_DE_ROOM_EXEMPLE, joueurs });
  expect(screen.getByRole("button", { name: /^Servir/ }).textContent).toContain(
    "encore 2 à donner",
  );
  presser(/^Servir/);
  expect(room.demandes).toMatchObject([{ type: "distribuer", dons: [{ a: "tom", gorgees: 2 }] }]);
});

test("the dialogue of sips stays with its player, and opens for nobody else by itself", () => {
  const absent = (pseudo: string) => exempleJoueur(pseudo, { present: false, reste: 2 });
  const lea = avec({ lea: absent("Léa") });
  const { montrer } = ouvrir((vue) => h(BoutonDistribuerPourSansTelephone, { vue }), lea);
  presser("Distribuer pour Léa");
  const donneur = () => screen.getByRole("dialog").querySelector("h2 + *, h2")?.textContent ?? "";
  expect(screen.getByRole("dialog").textContent).toContain("Léa distribue");
  montrer(avec({ max: absent("Max"), lea: absent("Léa") }));
  expect(screen.getByRole("dialog").textContent).toContain("Léa distribue");
  expect(donneur()).not.toBe("");
  // Léa's phone wakes up
  montrer(avec({ max: absent("Max"), lea: exempleJoueur("Léa", { reste: 2 }) }));
  expect(screen.queryByRole("dialog")).toBeNull();
  montrer(avec({ max: absent("Max"), lea: absent("Léa") }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the seat to give back stays the one that was chosen when others go away", () => {
  const { room, montrer } = ouvrir(
    (vue) => h(PanneauJoueursDuMenuHote, { vue }),
    VUE_DE_ROOM_EXEMPLE,
  );
  presser("Gérer Maximilien-Auguste-X");
  presser("C’est la même personne que…");
  const choisie = () =>
    screen.queryByRole("radio", { checked: true })?.closest("label")?.textContent;
  expect(choisie()).toContain("Jean-Baptiste");
  // Léa, who came before Jean-Baptiste, goes away too
  montrer(avec({ lea: exempleJoueur("Léa", { present: false }) }));
  expect(choisie()).toContain("Jean-Baptiste");
  montrer(
    avec({ lea: exempleJoueur("Léa", { present: false }), jb: exempleJoueur("Jean-Baptiste") }),
  );
  expect(choisie()).toBeUndefined();
  expect(screen.getByRole("button", { name: "Rendre sa place" })).toHaveProperty("disabled", true);
  expect(room.demandes).toEqual([]);
});
