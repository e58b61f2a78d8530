import { describe, expect, it } from "vitest";
import { creerEtatDuGenerateurAleatoire } from "./hasard.ts";
import { creerNouvellePartie } from "./nouvelle-partie.ts";
import { HOTE } from "./test/table.ts";

describe("a room before anybody is in it", () => {
  const graine = creerEtatDuGenerateurAleatoire(1);
  const partie = creerNouvellePartie({ code: "ABC123", billet: "billet", graine, placesMax: 60 });

  it("is a lobby with the settings of the house", () => {
    expect(partie).toMatchObject({
      code: "ABC123",
      billet: "billet",
      placesMax: 60,
      graine,
      phase: "salon",
      parametres: { modeJeu: "classique", createur: false, sansImprevu: false },
      choix: null,
      attente: null,
      quizz: null,
      pause: false,
      imprevuIndisponible: false,
      bannis: [],
      ardoise: [],
      fin: null,
    });
  });

  it("keeps the host's seat, empty", () => {
    expect(partie.joueurs).toEqual({
      [HOTE]: {
        pseudo: "",
        demande: "",
        createur: true,
        present: false,
        attenduJusque: null,
        gardeJusque: null,
        absences: 0,
        score: 0,
        jugees: 0,
        verdicts: [],
        sansAlcool: false,
        gambling: false,
        jeton: "",
        compte: null,
      },
    });
  });
});
