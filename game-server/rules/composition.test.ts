import { describe, expect, it } from "vitest";
import {
  COMPOSITION_SANS_QUESTION,
  estIdDeQuizzCompose,
  INTERVALLE_ENTRE_COMPOSITIONS_MIN_MS,
} from "#contracts/composition.ts";
import { repondreConsultation } from "./consulter.ts";
import { assemblerQuizzCompose, composerHoteEtComptesDeRoom } from "./composition.ts";
import { composerPartieFinie } from "./derived.ts";
import { estAuPremierSalon } from "./fermeture.ts";
import { creerQuestionChoix, creerQuestionRien, creerQuizz } from "./test/quizz.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import { creerTableAuSalon, creerTableEnJeu, HOTE, LEA, TOM } from "./test/table.ts";

const commande: CommandeDeType<"composerSoiree"> = {
  type: "composerSoiree",
  tags: [],
  nombre: 20,
  difficulte: "melange",
  sources: ["publics"],
};
const QUESTIONS = creerQuizz([creerQuestionChoix(), creerQuestionChoix()]).questions;
const TIREE = {
  ...COMPOSITION_SANS_QUESTION,
  nombre: 20,
  questions: QUESTIONS.map(({ _id }, rang) => ({ quizz: `quizz ${String(rang)}`, question: _id })),
};

function composer() {
  const table = creerTableAuSalon().hote(commande);
  const { attente } = table.partie;
  if (attente?.quoi !== "composition") throw new Error("nothing is drawn");
  const { tirage } = attente;
  return {
    table,
    tirage,
    tirer: () => table.systeme({ type: "compositionTiree", tirage, tiree: TIREE }),
  };
}

describe("a composed evening", () => {
  it("is drawn for the host and for the accounts that sit in the room", () => {
    const table = creerTableAuSalon();
    table.systeme({
      type: "rejoindre",
      pseudo: "Max",
      jeton: "m",
      sansAlcool: false,
      compte: "max",
    });
    expect(composerHoteEtComptesDeRoom(table.partie)).toEqual({
      compte: null,
      jeton: "jeton-hote",
      comptes: ["max"],
    });
  });

  it("becomes the chosen quizz, whose origin the host alone may read", () => {
    const { tirer } = composer();
    const { partie } = tirer();
    expect(partie.choix).toMatchObject({ title: "Soirée composée", questionsCount: 2 });
    expect(estIdDeQuizzCompose(partie.choix?._id ?? "")).toBe(true);
    expect(partie.attente).toBeNull();
    const lire = (qui: string) => repondreConsultation(partie, { quoi: "composition" }, qui);
    expect(lire(HOTE)).toEqual({ quoi: "composition", _id: partie.choix?._id, tiree: TIREE });
    expect(lire(LEA)).toEqual({ quoi: "refus", refus: "hote_seulement" });
  });

  it("is of the host, of the salon, and of one draw at a time", () => {
    const { table, tirer } = composer();
    expect(table.refus(HOTE, commande)).toBe("chargement_en_cours");
    tirer();
    expect(table.refus(HOTE, commande)).toBe("composition_trop_tot");
    table.apres(INTERVALLE_ENTRE_COMPOSITIONS_MIN_MS).hote(commande);
    // the quizz composed before is gone
    expect(table.partie).toMatchObject({ choix: null, composition: { numero: 2, tiree: null } });
    expect(table.refus(LEA, commande)).toBe("hote_seulement");
    expect(creerTableEnJeu(QUESTIONS).refus(HOTE, commande)).toBe("mauvaise_phase");
  });

  it("leaves the choice as it was when nothing is left, or when the search fails", () => {
    for (const fin of ["vide", "manquee"]) {
      const { table, tirage } = composer();
      if (fin === "vide")
        table.systeme({ type: "compositionTiree", tirage, tiree: COMPOSITION_SANS_QUESTION });
      else table.systeme({ type: "compositionManquee", tirage });
      expect(table.partie).toMatchObject({ attente: null, choix: null });
      expect(table.effets).toContainEqual({
        type: "prevenirHote",
        refus: fin === "vide" ? "composition_vide" : "erreur_interne",
      });
    }
  });

  it("is forgotten when the host chooses something else meanwhile", () => {
    const { table, tirer } = composer();
    table.hote({ type: "choisirQuizz", quizzId: "autre" });
    tirer();
    expect(table.partie.choix).toBeNull();
    expect(table.partie.attente).toMatchObject({ quoi: "quizz", quizzId: "autre" });
  });

  it("is played as a quizz: a report is about the question's own quizz, and the room may play it again", () => {
    const { table, tirer } = composer();
    const { choix } = tirer().partie;
    const quizz = assemblerQuizzCompose(choix?._id ?? "", QUESTIONS);
    table.lancer(quizz);
    expect(repondreConsultation(table.partie, { quoi: "references" }, HOTE)).toMatchObject({
      quizzId: "quizz 0",
      questionId: "q0",
    });
    table.repondre(LEA, "Perth").repondre(TOM, "Perth").reveler().hote({ type: "terminer" });
    expect(table.partie.joues).toEqual([]);
    const soiree = composerPartieFinie(table.partie);
    expect(soiree).toMatchObject({ quizzId: choix?._id, titre: "Soirée composée" });
    expect(soiree?.vues?.map(({ question }) => question)).toEqual(["q0"]);
    table.hote({ type: "retourSalon" }).choisir(quizz);
    expect(table.partie.choix?._id).toBe(choix?._id);
    // the room has an evening to lose, although no quizz of the library was played
    expect(estAuPremierSalon(table.partie)).toBe(false);
  });
});

it("a question is seen once it was on screen, skipped or not; a message is none", () => {
  const rien = { ...creerQuestionRien(), _id: "rien" };
  const table = creerTableEnJeu([...QUESTIONS.slice(0, 1), rien, ...QUESTIONS.slice(1)], {
    parametres: { sansImprevu: true },
  });
  table.hote({ type: "fixerGorgees", joueur: LEA, de: 0, gorgees: 1 });
  table.passer().hote({ type: "terminer" });
  expect(composerPartieFinie(table.partie)?.vues?.map(({ question }) => question)).toEqual(["q0"]);
});
