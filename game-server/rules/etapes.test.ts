import { describe, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuestionRien,
} from "./test/quizz.ts";
import {
  HOTE,
  LEA,
  TOM,
  ZOE,
  type Table,
  creerTableALImprevu,
  creerTableEnJeu,
} from "./test/table.ts";

const ou = ({ partie }: Table) => [partie.phase, partie.etape, partie.position];
const repondre = (tour: number, ...reponse: string[]) =>
  ({ type: "repondre", tour, reponse }) as const;

describe("the start of a game (jeu §4)", () => {
  it("is step 0, or step 4 when the first question is timed", () => {
    expect(ou(creerTableEnJeu([creerQuestionChoix()]))).toEqual(["jeu", ETAPE.question, 0]);
    expect(ou(creerTableEnJeu([creerQuestionChoix({ temps: 5 })]))).toEqual([
      "jeu",
      ETAPE.avertissement,
      0,
    ]);
    // a message is never timed as a question, even with a time
    expect(ou(creerTableEnJeu([creerQuestionRien({ temps: 5 })]))).toEqual([
      "jeu",
      ETAPE.question,
      0,
    ]);
    expect(ou(creerTableEnJeu([creerQuestionRien()]))).toEqual(["jeu", ETAPE.question, 0]);
  });
});

describe("step 4, the warning", () => {
  it("moves to step 0 on 'Suivant'", () => {
    const table = creerTableEnJeu([creerQuestionChoix({ temps: 5 })]);
    expect(table.partie.manche).toBeNull();
    expect(ou(table.suivant())).toEqual(["jeu", ETAPE.question, 0]);
    expect(table.manche.participants).toEqual([LEA, TOM, ZOE]);
  });

  it("comes before every timed question", () => {
    const table = creerTableEnJeu([
      creerQuestionChoix(),
      creerQuestionChoix({ temps: 5 }),
      creerQuestionRien(),
      creerQuestionChoix({ temps: 5 }),
    ]);
    expect(ou(table.reveler().suivant())).toEqual(["jeu", ETAPE.avertissement, 1]);
    expect(ou(table.suivant().reveler().suivant())).toEqual(["jeu", ETAPE.question, 2]);
    expect(ou(table.suivant())).toEqual(["jeu", ETAPE.avertissement, 3]);
  });

  it("takes no answer and reveals nothing", () => {
    const table = creerTableEnJeu([creerQuestionChoix({ temps: 5 })]);
    const { tour } = table.partie;
    expect(table.refus(LEA, repondre(tour, "Perth"))).toBe("mauvaise_phase");
    expect(table.refus(HOTE, { type: "reveler", tour })).toBe("mauvaise_phase");
  });
});

describe("from step 0 to step 1", () => {
  it("waits for every player", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()])
      .repondre(LEA, "Canberra")
      .repondre(TOM, "Perth");
    expect(table.partie.etape).toBe(ETAPE.question);
    expect(table.manche.jugements).toEqual({});
    table.repondre(ZOE, "Sydney");
    expect(table.partie.etape).toBe(ETAPE.reponse);
    expect(table.manche.jugements).toEqual({ [LEA]: "juste", [TOM]: "faux", [ZOE]: "precis" });
    expect(table.dite).toBe(true);
  });

  it("never waits for the host, even in creator mode", () => {
    const table = creerTableEnJeu([creerQuestionChoix()], { parametres: { createur: true } });
    table.repondre(LEA, "Perth").repondre(TOM, "Perth").repondre(ZOE, "Perth");
    expect(table.partie.etape).toBe(ETAPE.reponse);
  });

  it("may be asked for by hand: those who had not answered are wrong", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]).repondre(LEA, "Canberra").reveler();
    expect(table.manche.jugements).toEqual({ [LEA]: "juste", [TOM]: "faux", [ZOE]: "faux" });
  });

  it("in rapidité, comes with the first right answer", () => {
    const table = creerTableEnJeu([creerQuestionChoix()], {
      parametres: { modeJeu: "rapidite" },
    }).repondre(LEA, "Perth");
    expect(table.partie.etape).toBe(ETAPE.question);
    table.repondre(TOM, "Canberra");
    expect(table.partie.etape).toBe(ETAPE.reponse);
    expect(table.manche.jugements).toEqual({ [LEA]: "faux", [TOM]: "juste", [ZOE]: "faux" });
    expect([table.gorgees(LEA) > 0, table.gorgees(TOM), table.gorgees(ZOE) > 0]).toEqual([
      true,
      0,
      true,
    ]);
  });

  it("in rapidité, comes with an accepted answer, or when everybody was wrong", () => {
    const precis = creerTableEnJeu([creerQuestionChoix()], {
      parametres: { modeJeu: "rapidite" },
    }).repondre(LEA, "Sydney");
    expect(precis.partie.etape).toBe(ETAPE.reponse);
    const faux = creerTableEnJeu([creerQuestionChoix()], { parametres: { modeJeu: "rapidite" } });
    faux.repondre(LEA, "Perth").repondre(TOM, "Perth");
    expect(faux.partie.etape).toBe(ETAPE.question);
    expect(faux.repondre(ZOE, "Perth").partie.etape).toBe(ETAPE.reponse);
  });

  it("in rapidité, does not come with an answer that slips were forgiven: it may be another's", () => {
    const table = creerTableEnJeu([creerQuestionEntree()], { parametres: { modeJeu: "rapidite" } });
    table.apres(5_000).repondre(LEA, "Léonard de Vincy");
    expect(table.partie.etape).toBe(ETAPE.question);
    table.apres(1_000).repondre(TOM, "leonard de vinci");
    expect(table.partie.etape).toBe(ETAPE.reponse);
    // an accepted answer with a slip, sent before the exact one, counts too
    expect(table.manche.jugements).toEqual({ [LEA]: "juste", [TOM]: "juste", [ZOE]: "faux" });
    expect(table.manche.instants[LEA]).toBeLessThan(Number(table.manche.instants[TOM]));
  });

  it("in rapidité, comes with slips once all have answered, or by hand", () => {
    const tous = creerTableEnJeu([creerQuestionEntree()], { parametres: { modeJeu: "rapidite" } });
    tous.repondre(LEA, "Léonard de Vincy").repondre(TOM, "Raphaël").repondre(ZOE, "Rembrandt");
    expect(tous.manche.jugements).toMatchObject({ [LEA]: "juste", [TOM]: "faux" });
    const aLaMain = creerTableEnJeu([creerQuestionEntree()], {
      parametres: { modeJeu: "rapidite" },
    });
    aLaMain.repondre(LEA, "Léonard de Vincy").reveler();
    expect(aLaMain.manche.jugements).toMatchObject({ [LEA]: "juste", [TOM]: "faux" });
  });

  it("for entree, another word is no slip", () => {
    const table = creerTableEnJeu([creerQuestionEntree({ reponse: ["stalactite"], precis: [] })]);
    table.lexique = (mot) => mot === "stalagmite";
    table.repondre(LEA, "stalagmite").repondre(TOM, "stalactitte").repondre(ZOE, "stalagtite");
    expect(table.manche.jugements).toEqual({ [LEA]: "faux", [TOM]: "juste", [ZOE]: "juste" });
  });

  it("in classique, a right answer alone reveals nothing", () => {
    expect(creerTableEnJeu([creerQuestionChoix()]).repondre(LEA, "Canberra").partie.etape).toBe(
      ETAPE.question,
    );
  });

  it("for ordre, the whole order must be the right one", () => {
    const table = creerTableEnJeu([creerQuestionOrdre()], { parametres: { modeJeu: "rapidite" } });
    table.repondre(LEA, "chat", "souris", "cheval").repondre(TOM, "souris", "chat");
    expect(table.partie.etape).toBe(ETAPE.question);
    table.repondre(ZOE, "souris", "chat", "cheval");
    expect(table.manche.jugements).toEqual({ [LEA]: "faux", [TOM]: "faux", [ZOE]: "juste" });
  });

  it("for entree, what is typed is read with tolerance", () => {
    const table = creerTableEnJeu([creerQuestionEntree()])
      .repondre(LEA, "leonard de vinssi")
      .repondre(TOM, " ITALIEN ");
    table.repondre(ZOE, "Michel-Ange");
    expect(table.manche.jugements).toEqual({ [LEA]: "juste", [TOM]: "precis", [ZOE]: "faux" });
  });
});

describe("an answer", () => {
  it("is given once, for the question on the table", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    const { tour } = table.partie;
    table.repondre(LEA, "Perth");
    expect(table.refus(LEA, repondre(tour, "Canberra"))).toBe("deja_repondu");
    expect(table.refus(TOM, repondre(tour - 1, "Canberra"))).toBe("trop_tard");
    expect(table.refus(TOM, repondre(tour, ""))).toBe("reponse_vide");
    expect(table.refus(TOM, repondre(tour, "Melbourne"))).toBe("reponse_invalide");
    table.reveler();
    expect(table.refus(TOM, repondre(tour, "Canberra"))).toBe("trop_tard");
    expect(table.refus(TOM, repondre(table.partie.tour, "Canberra"))).toBe("trop_tard");
    expect(table.manche.reponses).toEqual({ [LEA]: ["Perth"] });
  });

  it("is not taken outside a question", () => {
    const table = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()]);
    expect(table.refus(LEA, repondre(table.partie.tour, "Perth"))).toBe("mauvaise_phase");
    table.hote({ type: "terminer" });
    expect(table.refus(LEA, repondre(table.partie.tour, "Perth"))).toBe("mauvaise_phase");
    table.hote({ type: "retourSalon" });
    expect(table.refus(LEA, repondre(table.partie.tour, "Perth"))).toBe("mauvaise_phase");
  });
});

describe("a message (rien)", () => {
  it("moves on with 'Suivant', without answer, score, sips nor imprévu", () => {
    for (let semence = 1; semence < 30; semence++) {
      const table = creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()], {
        semence,
        imprevus: { normal: ["i1"], rare: ["r1"], aDeux: [] },
      });
      const { tour } = table.partie;
      expect(table.refus(LEA, repondre(tour, "x"))).toBe("reponse_invalide");
      expect(table.refus(HOTE, { type: "reveler", tour })).toBe("mauvaise_phase");
      expect(ou(table.suivant())).toEqual(["jeu", ETAPE.question, 1]);
      expect(table.partie.ardoise).toEqual([]);
    }
  });
});

describe("from step 1", () => {
  const imprevus = { normal: ["i1"], rare: [], aDeux: [] };
  const apres = (parametres: { sansImprevu?: boolean }, nombre = 2) => {
    const vues = new Set<number>();
    for (let semence = 1; semence < 30; semence++) {
      const questions = Array.from({ length: nombre }, () => creerQuestionChoix());
      vues.add(
        creerTableEnJeu(questions, { semence, parametres, imprevus }).reveler().suivant().partie
          .etape,
      );
    }
    return [...vues].toSorted((a, b) => a - b);
  };

  it("goes to the next question, or to an imprévu first", () => {
    expect(apres({})).toEqual([ETAPE.question, ETAPE.imprevu]);
  });

  it("never goes to an imprévu with sansImprevu", () =>
    expect(apres({ sansImprevu: true })).toEqual([ETAPE.question]));

  it("goes to the end after the last question, without imprévu", () =>
    expect(apres({}, 1)).toEqual([ETAPE.fin]));

  it("keeps the same question while the imprévu is there, then advances", () => {
    const table = creerTableALImprevu([
      creerQuestionChoix(),
      creerQuestionChoix({ temps: 3 }),
      creerQuestionChoix(),
    ]);
    expect(ou(table)).toEqual(["jeu", ETAPE.imprevu, 0]);
    expect(ou(table.suivant())).toEqual(["jeu", ETAPE.avertissement, 1]);
  });

  it("ends with the quizz, for its own reason", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionRien()])
      .reveler()
      .suivant()
      .suivant();
    expect(ou(table)).toEqual(["fin", ETAPE.fin, 1]);
    expect(table.partie.fin?.raison).toBe("quizz");
    expect(creerTableEnJeu([creerQuestionRien()]).suivant().partie.fin?.raison).toBe("quizz");
  });
});

describe("skipping", () => {
  it("goes to the next question without score, sips nor imprévu", () => {
    for (let semence = 1; semence < 30; semence++) {
      const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
        semence,
        imprevus: { normal: ["i1"], rare: [], aDeux: [] },
      });
      table.repondre(LEA, "Canberra").passer();
      expect(ou(table)).toEqual(["jeu", ETAPE.question, 1]);
      expect([table.joueur(LEA).score, table.partie.ardoise.length]).toEqual([0, 0]);
      expect(table.manche.reponses).toEqual({});
    }
  });

  it("skips an announced question, and a message", () => {
    expect(
      ou(creerTableEnJeu([creerQuestionChoix({ temps: 5 }), creerQuestionChoix()]).passer()),
    ).toEqual(["jeu", ETAPE.question, 1]);
    expect(ou(creerTableEnJeu([creerQuestionRien(), creerQuestionChoix()]).passer())).toEqual([
      "jeu",
      ETAPE.question,
      1,
    ]);
  });

  it("ends the game on the last question", () =>
    expect(ou(creerTableEnJeu([creerQuestionChoix()]).passer())[0]).toBe("fin"));

  it("is refused once revealed, on an imprévu, and outside a game", () => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]).reveler();
    expect(table.refus(HOTE, { type: "passer", tour: table.partie.tour })).toBe("mauvaise_phase");
    const surprise = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()]);
    expect(surprise.refus(HOTE, { type: "passer", tour: surprise.partie.tour })).toBe(
      "mauvaise_phase",
    );
    table.hote({ type: "terminer" });
    expect(table.refus(HOTE, { type: "passer", tour: table.partie.tour })).toBe("mauvaise_phase");
  });
});

describe("a command meant for another step", () => {
  it.each(["suivant", "reveler", "passer"] as const)(
    "%s comes too late: two taps move once",
    (type) => {
      const table =
        type === "suivant"
          ? creerTableEnJeu([creerQuestionRien(), creerQuestionRien(), creerQuestionRien()])
          : creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
      const { tour } = table.partie;
      table.hote({ type, tour });
      expect(table.refus(HOTE, { type, tour })).toBe("trop_tard");
      expect(table.refus(HOTE, { type, tour: tour + 9 })).toBe("trop_tard");
    },
  );

  it("'Suivant' on a question that wants an answer is refused: it is revealed first", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]);
    expect(table.refus(HOTE, { type: "suivant", tour: table.partie.tour })).toBe("mauvaise_phase");
  });

  it("every step has its own number", () => {
    const table = creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix({ temps: 4 })]);
    const tours = [table.partie.tour];
    const noter = () => tours.push(table.partie.tour);
    table.suivant();
    noter();
    table.suivant();
    noter();
    table.reveler();
    noter();
    table.suivant();
    noter();
    table.hote({ type: "retourSalon" });
    noter();
    expect(new Set(tours).size).toBe(6);
    expect(tours).toEqual(tours.toSorted((a, b) => a - b));
  });
});

describe("the suite of a question", () => {
  it("comes with the reveal, its commands rendered", () => {
    const table = creerTableEnJeu([
      creerQuestionChoix({ suite: { media: "", text: "&joueur boit &gorgee." } }),
    ]);
    expect(table.manche.suite).toBeNull();
    const [nom, verbe, nombre] = table.reveler().manche.suite?.texte ?? [];
    expect(nom?.t).toBe("joueur");
    expect(verbe?.v).toBe(" boit ");
    expect(nombre?.v).toMatch(/^[1-4]\u00A0gorgées?$/);
  });
});
