// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { createElement as h, type ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { NavigationProvider, type PageLeaveGuard } from "../../../app/navigation.tsx";
import type { IssueEnregistrement } from "../../../document/edited-document.ts";
import { advanceTime, freezeTime } from "../../../test/render-hook.ts";
import { BannieresProvider } from "../../../ui/bannieres.tsx";
import { attendreSauvegardeOuAccordPourQuitter, useEditorLeaveGuard } from "./depart.tsx";

/** An author who leaves during a save. */
function partir() {
  const envoi = Promise.withResolvers<IssueEnregistrement>();
  const reponse = Promise.withResolvers<boolean>();
  const demander = vi.fn(() => reponse.promise);
  let attendre = () => {};
  const parti = attendreSauvegardeOuAccordPourQuitter({
    envoi: envoi.promise,
    demander,
    plusTard(faire) {
      attendre = faire;
      return () => {
        attendre = () => {};
      };
    },
  });
  return {
    parti,
    demander,
    enregistrer: envoi.resolve,
    repondre: reponse.resolve,
    attendre: () => attendre(),
  };
}

test("what is saved in time is left without a word", async () => {
  const { parti, enregistrer, demander, attendre } = partir();
  enregistrer("enregistre");
  expect(await parti).toBe(true);
  attendre();
  expect(demander).not.toHaveBeenCalled();
});

test.each([true, false])("a save that failed is asked about (leaves: %s)", async (oui) => {
  const { parti, enregistrer, demander, repondre, attendre } = partir();
  enregistrer("retenu");
  repondre(oui);
  expect(await parti).toBe(oui);
  attendre();
  expect(demander).toHaveBeenCalledTimes(1);
});

test("a save that does not end is asked about, once", async () => {
  const { parti, demander, enregistrer, repondre, attendre } = partir();
  attendre();
  expect(demander).toHaveBeenCalledTimes(1);
  enregistrer("retenu");
  await Promise.resolve();
  repondre(true);
  expect(await parti).toBe(true);
  expect(demander).toHaveBeenCalledTimes(1);
});

test("a save that ends while it is asked about lets one go", async () => {
  const { parti, enregistrer, attendre } = partir();
  attendre();
  enregistrer("enregistre");
  expect(await parti).toBe(true);
});

test("of two presses only the last one leaves: « Rester ici » is not undone by the save of the first", async () => {
  freezeTime();
  onTestFinished(cleanup);
  const gardes: PageLeaveGuard[] = [];
  const save = Promise.withResolvers<IssueEnregistrement>();
  const parti = vi.fn<() => void>();
  const travail = {
    lire: () => ({ modifie: true, envoi: { nom: "repos" } }) as const,
    poser: () => {},
    enregistrer: () => save.promise,
  };
  const sortie = { reste: () => false, avant: () => save.promise, parti };
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    h(NavigationProvider, {
      endroit: { pathname: "/quizz/q", search: "", state: null, key: "ici" },
      deplacement: {
        destination: () => "/",
        versAdresse: () => {},
        parHistorique: () => {},
        preload: () => {},
        addGuard(garde) {
          gardes.push(garde);
          return () => {};
        },
      },
      children: h(BannieresProvider, null, children),
    });
  const { result } = renderHook(() => useEditorLeaveGuard(travail, sortie), { wrapper });
  const [garde] = gardes;
  const [premiere, seconde] = [garde?.ask("/quizz"), garde?.ask("/")];
  advanceTime(5_000);
  expect(result.current.demande).toBe(true);
  act(() => result.current.repondre(false));
  expect(await act(async () => seconde)).toBe(false);
  save.resolve("enregistre");
  expect(await act(async () => premiere)).toBe(false);
  expect(parti).not.toHaveBeenCalled();
});
