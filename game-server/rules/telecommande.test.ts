import { describe, expect, it } from "vitest";
import { creerQuestionChoix } from "./test/quizz.ts";
import { HOTE, LEA, TOM, creerTableEnJeu } from "./test/table.ts";

const confier = (joueur: string | null) => ({ type: "confierTelecommande", joueur }) as const;

describe("the remote control", () => {
  it("lets one phone reveal, move on and skip, beside the host", () => {
    const table = creerTableEnJeu([
      creerQuestionChoix(),
      creerQuestionChoix(),
      creerQuestionChoix(),
    ]).hote(confier(LEA));
    const tour = () => table.partie.tour;
    table.faire(LEA, { type: "reveler", tour: tour() });
    expect(table.partie.etape).toBe(1);
    table.faire(LEA, { type: "suivant", tour: tour() });
    table.faire(LEA, { type: "passer", tour: tour() }).passer();
    expect(table.partie.phase).toBe("fin");
  });

  it("holds a game that goes on by itself, and lets it go", () => {
    const parametres = { rythme: "soutenu" } as const;
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
      parametres,
    }).hote(confier(LEA));
    const court = () => table.partie.rythme.cadence?.depuis !== null;
    expect(court()).toBe(true);
    table.faire(LEA, { type: "tenir", tour: table.partie.tour, tenu: true });
    expect(court()).toBe(false);
    table.faire(LEA, { type: "tenir", tour: table.partie.tour, tenu: false });
    expect(court()).toBe(true);
    expect(table.refus(TOM, { type: "tenir", tour: table.partie.tour, tenu: true })).toBe(
      "hote_seulement",
    );
  });

  it("gives nothing else, and nothing to the others", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).hote(confier(LEA));
    expect(table.refus(LEA, { type: "terminer" })).toBe("hote_seulement");
    expect(table.refus(LEA, { type: "supprimerJoueur", joueur: TOM })).toBe("hote_seulement");
    expect(table.refus(TOM, { type: "reveler", tour: table.partie.tour })).toBe("hote_seulement");
  });

  it("does not move a game whose host is away", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()])
      .hote(confier(LEA))
      .deconnecter(HOTE);
    expect(table.refus(LEA, { type: "reveler", tour: table.partie.tour })).toBe("en_pause");
    expect(table.refus(LEA, { type: "passer", tour: table.partie.tour })).toBe("en_pause");
  });

  it("is given back, not passed on", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).hote(confier(LEA));
    expect(table.refus(LEA, confier(TOM))).toBe("hote_seulement");
    expect(table.refus(TOM, confier(null))).toBe("hote_seulement");
    expect(table.faire(LEA, confier(null)).partie.telecommande).toBeNull();
    expect(table.refus(LEA, confier(LEA))).toBe("hote_seulement");
  });

  it.each([HOTE, "personne", "constructor"])("is not for %s", (id) => {
    expect(creerTableEnJeu([creerQuestionChoix()]).refus(HOTE, confier(id))).toBe("joueur_inconnu");
  });

  it("does not exist in the room locale", () => {
    const table = creerTableEnJeu([creerQuestionChoix()], { parametres: { modeJeu: "local" } });
    expect(table.refus(HOTE, confier(LEA))).toBe("joueur_inconnu");
  });

  it("comes back to the host when its holder leaves, not when the phone sleeps", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).hote(confier(LEA)).deconnecter(LEA);
    expect(table.partie.telecommande).toBe(LEA);
    table.hote({ type: "supprimerJoueur", joueur: LEA });
    expect(table.partie.telecommande).toBeNull();
  });
});
