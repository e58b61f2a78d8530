/** Renders a hook for a test, in a document with a room, readable banners and its own cache of the API. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, type RenderHookResult } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import type { Vue } from "#game/schema/etat.ts";
import { VUE_DE_ROOM_EXEMPLE } from "../galerie/exemples-vue.ts";
import type { RoomLineState } from "../partie/line/connection.ts";
import type { IssueDeCommande } from "../partie/line/requests.ts";
import { RoomLineProvider } from "../partie/line-provider.tsx";
import type { ConnexionALaRoomPourEcrans } from "../partie/vue.ts";
import { BannieresProvider } from "../ui/bannieres.tsx";

// a long timeout, because a busy machine is not a failure
configure({ asyncUtilTimeout: 60_000 });

/** A room whose state and answers come from the test. */
export class TestRoom {
  readonly demandes: CommandeDEcran[] = [];
  readonly #reponses: ((issue: IssueDeCommande) => void)[] = [];
  readonly #ecouteurs = new Set<() => void>();
  readonly #demander: ConnexionALaRoomPourEcrans["demander"];
  #ligne: RoomLineState;

  /** @param demander answers commands instead of `repondre` */
  constructor(
    vue: Vue = VUE_DE_ROOM_EXEMPLE,
    moi = "lea",
    demander?: ConnexionALaRoomPourEcrans["demander"],
  ) {
    this.#demander = demander ?? (() => new Promise((resoudre) => this.#reponses.push(resoudre)));
    const accueil = {
      playerID: moi,
      pseudo: vue.joueurs[moi]?.pseudo ?? "",
      reponse: [],
      voix: null,
      version: "",
    };
    const vu = { depuis: null, lance: false, coup: null, obstacle: null };
    this.#ligne = { statut: "en_ligne", raison: null, vue, ...vu, accueil };
  }

  readonly ligne: ConnexionALaRoomPourEcrans = {
    code: "4KX2P9",
    abonner: (prevenir) => {
      this.#ecouteurs.add(prevenir);
      return () => this.#ecouteurs.delete(prevenir);
    },
    lire: () => this.#ligne,
    demander: (commande) => {
      this.demandes.push(commande);
      return this.#demander(commande);
    },
    consulter: () => Promise.resolve(null),
  };

  /** Answers the oldest waiting command. To be called inside `act`. */
  repondre(issue: IssueDeCommande = { ok: true }): void {
    this.#reponses.shift()?.(issue);
  }

  /** Changes the state of the room or of the line to it. To be called inside `act`. */
  changer(ligne: Partial<RoomLineState>): void {
    this.#ligne = { ...this.#ligne, ...ligne };
    for (const prevenir of this.#ecouteurs) prevenir();
  }
}

/** Renders a hook, unmounted at the end of the test. */
export function renderInRoom<Rendu, Props>(
  hook: (props: Props) => Rendu,
  initialProps: Props,
  room = new TestRoom(),
): RenderHookResult<Rendu, Props> {
  onTestFinished(cleanup);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(
        BannieresProvider,
        null,
        createElement(RoomLineProvider, { connexion: room.ligne }, children),
      ),
    );
  return renderHook(hook, { initialProps, wrapper });
}

/** Replaces the page's clocks and timers by fake ones, until the end of the test. */
export function freezeTime(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

/** Advances the fake clocks by `ms`. */
export function advanceTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** Texts of the open banners. */
export const bannerTexts = (): string =>
  document.querySelector('[role="status"][aria-label="Messages"]')?.textContent ?? "";
