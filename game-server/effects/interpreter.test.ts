import { COMPOSITION_SANS_QUESTION } from "#contracts/composition.ts";
import { afterEach, expect, test, vi } from "vitest";
import { NO_GAME_METRICS } from "#game/ports/metrics.ts";
import type { GameServerPorts } from "#game/ports/ports.ts";
import { creerQuestionChoix, creerImprevu } from "#game/rules/test/quizz.ts";
import {
  creerTableALImprevu,
  LEA,
  creerTableEnJeu,
  creerTableAuSalon,
  type Table,
} from "#game/rules/test/table.ts";
import { LEXIQUE_VIDE } from "#game/rules/texte-libre.ts";
import type { Commande } from "#game/rules/types/commandes.ts";
import { CommandEffectInterpreter, type RoomActions } from "./interpreter.ts";

const DEUX = [creerQuestionChoix(), creerQuestionChoix()];
const interpretes: CommandEffectInterpreter[] = [];
afterEach(() => {
  for (const interprete of interpretes.splice(0)) interprete.stop();
});

/** An interpreter with a list of all its actions, in order. @param postee resolves once a finished game is stored */
function ouvrir(postee = Promise.resolve()) {
  const fait: string[] = [];
  const executees: Commande[] = [];
  const noter =
    (quoi: string) =>
    (...mots: unknown[]) =>
      void fait.push([quoi, ...mots].join(" "));
  const scene: RoomActions = {
    execute: (commande) => void executees.push(commande),
    reportError: noter("signaler"),
    broadcastNow: noter("dire"),
    notifyHost: noter("prevenir"),
    disconnectPlayer: noter("congedier"),
    disconnectAll: noter("tous"),
    moveConnection: noter("deplacer"),
    deleteRoom: noter("supprimer"),
  };
  const ports: GameServerPorts = {
    hasard: { graine: () => [], entropie: () => [] },
    lumiere: { mettre: noter("lampe") },
    metrics: NO_GAME_METRICS,
    lexique: LEXIQUE_VIDE,
    repliques: null,
    historique: { relever: noter("relever") },
    quizz: {
      quizz: async (id, compte) => {
        noter("lire")(id, compte);
        return null;
      },
      cartes: async () => [],
      composer: async () => COMPOSITION_SANS_QUESTION,
      questionsComposees: async () => [],
      imprevu: async (_id) => {
        noter("carte")(_id);
        return creerImprevu({ _id });
      },
    },
    journal: {
      enregistrer: async () => {},
      oublier: async () => {},
      async poster({ code }) {
        noter("poster")(code);
        await postee;
      },
      lire: async () => ({ parties: [], perdues: [] }),
      quitter: () => {},
      surPanne: () => () => {},
      fermer: async () => {},
    },
  };
  const interprete = new CommandEffectInterpreter(scene, ports);
  interpretes.push(interprete);
  const suivre = ({ partie, effets, now, auteur }: Table): string[] => {
    fait.length = 0;
    interprete.follow(partie, effets, { now, auteur });
    return [...fait];
  };
  return { suivre, fait, executees };
}

test("a stored game needs nothing special: lamp, alarms, what it waits for and its end are those of its state", async () => {
  const rouge = ouvrir();
  expect(rouge.suivre(creerTableALImprevu(DEUX, { culSec: true }))).toEqual([
    "dire",
    "lampe rouge",
  ]);
  const attend = ouvrir();
  attend.suivre(creerTableAuSalon().hote({ type: "choisirQuizz", quizzId: "q9" }));
  expect(attend.fait).toContain("lire q9 ");
  await vi.waitFor(() =>
    expect(attend.executees).toEqual([{ type: "quizzIndisponible", quizzId: "q9" }]),
  );
  const postee = Promise.withResolvers<void>();
  const finie = ouvrir(postee.promise);
  const fin = creerTableEnJeu(DEUX).reveler().hote({ type: "terminer" });
  expect(finie.suivre(fin)).toContain("poster ABC123");
  expect(finie.fait).not.toContain("relever");
  postee.resolve();
  // histories read what is stored, so they wait for it
  await vi.waitFor(() => expect(finie.fait).toContain("relever"));
});

test("what has not changed is not done again", () => {
  const { suivre } = ouvrir();
  const table = creerTableALImprevu(DEUX, { culSec: true });
  suivre(table);
  expect(suivre(table.faire(LEA, { type: "sansAlcool", actif: true }))).toEqual([]);
  expect(suivre(table.suivant())).toEqual(["dire", "lampe normal"]);
});

test("the lamp does not stay red behind a room that is closed", () => {
  const { suivre } = ouvrir();
  const table = creerTableALImprevu(DEUX, { culSec: true });
  suivre(table);
  expect(suivre(table.hote({ type: "supprimerRoom" }))).toEqual([
    "dire",
    "lampe normal",
    "supprimer",
  ]);
});

test("an answer waits for the next beat, a step and the host's hand do not", () => {
  const { suivre } = ouvrir();
  const table = creerTableEnJeu(DEUX);
  suivre(table);
  expect(suivre(table.repondre(LEA, "Perth"))).toEqual([]);
  expect(suivre(table.hote({ type: "renommerJoueur", joueur: LEA, pseudo: "Zaza" }))).toEqual([
    "dire",
  ]);
});
