import { expect, test } from "vitest";
import { createAtelier } from "../../../document/atelier.ts";
import { reglerDocument } from "../../../document/document.ts";
import type { Echec } from "../../../app/api/api.ts";
import { QUIZZ_ECRIT } from "../../../test/quizz-ecrit.ts";
import { direEmpechement, empechementDe } from "./avant-de-jouer.ts";

const oui = () => Promise.resolve(true);
const non = () => Promise.resolve(false);

/** An atelier whose saves are all answered that way. */
function ecrire(echec: Omit<Echec, "ok">) {
  const atelier = createAtelier(QUIZZ_ECRIT, "ici", {
    lire: () => Promise.resolve({ ok: false, statut: 0, message: "" }),
    envoyer: () => Promise.resolve({ ok: false, ...echec }),
    maintenant: () => 0,
    plusTard: () => () => {},
    garder: () => true,
    tirerEnvoi: () => "e",
  });
  const changer = () =>
    atelier.faire((document) => reglerDocument(document, { title: "Autre chose" }));
  return { atelier, changer };
}

test("a server that is down is told, whether there was something to save or not; what is written stays", async () => {
  const { atelier, changer } = ecrire({ statut: 0, message: "" });
  expect(await empechementDe(atelier, oui)).toBeNull();
  expect(await empechementDe(atelier, non)).toContain("Le serveur ne répond pas");
  changer();
  expect(await empechementDe(atelier, oui)).toContain("réessayez dans un moment");
  expect(atelier.lire()).toMatchObject({ modifie: true, brouillonA: 0 });
});

test("each way to be kept from playing says what to do, or leaves it to its dialogue", async () => {
  const { atelier, changer } = ecrire({ statut: 401, message: "" });
  changer();
  expect(await empechementDe(atelier, oui)).toContain("reconnectez-vous");
  expect(direEmpechement({ nom: "refus", message: "Trop long.", question: 3 })).toContain(
    "Question 4\u00A0: Trop long. Corrigez",
  );
  expect(direEmpechement({ nom: "conflit" })).toBe("");
  expect(direEmpechement({ nom: "disparu" })).toBe("");
});
