import { expect, test, vi } from "vitest";
import type { IssueEnregistrement } from "../../../document/edited-document.ts";
import { attendreSauvegardeOuAccordPourQuitter } from "./depart.tsx";

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
