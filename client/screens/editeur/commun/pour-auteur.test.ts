// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement as h, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { setAccountOfApiCalls } from "../../../app/api/api.ts";
import { SessionProvider } from "../../../compte/session.tsx";
import { ReserveAuxMembresMemeApresExpiration } from "./pour-auteur.tsx";

/** A server that knows one account at a time, or none, and answers who is logged in. */
function ouvrirServeur() {
  let qui: string | null = null;
  vi.stubGlobal("fetch", (chemin: string) =>
    Promise.resolve(
      Response.json(
        chemin === "/api/connecte"
          ? qui === null
            ? { allowed: false }
            : {
                allowed: true,
                user: { userId: qui, pseudo: qui, icon: "ico1", role: "user", sansPublier: null },
              }
          : { allowed: false, notif: false },
      ),
    ),
  );
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener = () => {};
      close = () => {};
    },
  );
  onTestFinished(() => {
    cleanup();
    setAccountOfApiCalls(null);
    vi.unstubAllGlobals();
  });
  return {
    connecter(compte: string | null) {
      qui = compte;
      // a tab that gets the focus again fires this event
      return act(async () => {
        document.dispatchEvent(new Event("visibilitychange"));
      });
    },
  };
}

/** A component that keeps the account that opened it, as an edited document does. */
function Page({ de }: { readonly de: string }) {
  const [ouvertPar] = useState(de);
  return h("p", null, `écrit par ${ouvertPar}`);
}

test("a session that expires takes nothing away; somebody else who logs in gets a page of their own", async () => {
  const serveur = ouvrirServeur();
  await serveur.connecter("lea");
  render(
    h(SessionProvider, {
      children: h(ReserveAuxMembresMemeApresExpiration, {
        children: ({ userId }) => h(Page, { de: userId }),
      }),
    }),
  );
  await screen.findByText("écrit par lea");
  await serveur.connecter(null);
  expect(screen.queryByText("écrit par lea")).not.toBeNull();
  await serveur.connecter("tom");
  await screen.findByText("écrit par tom");
  expect(screen.queryByText("écrit par lea")).toBeNull();
});
