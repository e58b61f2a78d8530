import { MINI_JEUX, IDS_MINI_JEUX } from "#contracts/mini-jeux.ts";
import { describe, expect, it } from "vitest";
import { DUREE_ROUE_GAMBLE_MS } from "#contracts/limites.ts";
import { calculerGorgeesADistribuerParJoueur } from "../distribution.ts";
import { creerQuestionChoix, creerImprevu } from "../test/quizz.ts";
import {
  creerTableAuMiniJeu,
  HOTE,
  type OptionsTableAuSalon,
  type Table,
  creerTableEnJeu,
} from "../test/table.ts";
import type {
  EtatDevineTesGorgees,
  EtatGamble,
  MiniJeu,
  EtatRouletteRusse,
} from "../types/mini-jeux.ts";
import { trouverJoueurDontCEstLeTour } from "./mini-jeux.ts";

const semences = Array.from({ length: 60 }, (_, i) => i * 1009 + 1);

function miniJeu(table: Table): MiniJeu {
  if (table.partie.miniJeu === null) throw new Error("no mini-game");
  return table.partie.miniJeu;
}

/** A game on a mini-game in the state that the test chooses. */
function poser<Nom extends MiniJeu["nom"]>(
  id: string,
  nom: Nom,
  champs: Partial<Extract<MiniJeu, { nom: Nom }>> = {},
  options: OptionsTableAuSalon = {},
): Table {
  const table = creerTableAuMiniJeu(id, options);
  const tire = miniJeu(table);
  if (tire.nom !== nom) throw new Error("another mini-game");
  return table.copie({ miniJeu: { ...tire, ...champs } });
}
const roulette = (champs: Partial<EtatRouletteRusse> = {}, options?: OptionsTableAuSalon) =>
  poser(MINI_JEUX.rouletteRusse.id, "rouletteRusse", champs, options);
const gamble = (champs: Partial<EtatGamble> = {}, options?: OptionsTableAuSalon) =>
  poser(MINI_JEUX.gamble.id, "gamble", champs, options);
const devine = (champs: Partial<EtatDevineTesGorgees> = {}, options?: OptionsTableAuSalon) =>
  poser(MINI_JEUX.devine.id, "devine", champs, options);

const tirer = (table: Table, sur: "soi" | "autre", tir = 0) =>
  ({ type: "tirer", tour: table.partie.tour, tir, sur }) as const;
const miser = (table: Table, mise: number) =>
  ({ type: "miser", tour: table.partie.tour, mise }) as const;
const deviner = (table: Table, nombre: number) =>
  ({ type: "deviner", tour: table.partie.tour, nombre }) as const;
const arreter = (table: Table) =>
  table.apres(DUREE_ROUE_GAMBLE_MS).systeme({ type: "rouletteArretee", tour: table.partie.tour });
const lumieres = (table: Table) => (table.eclairage === null ? [] : [table.eclairage]);

describe("a mini-game on the table", () => {
  it.each(IDS_MINI_JEUX)("%s designates people who are here", (id) => {
    for (const semence of semences) {
      const table = creerTableAuMiniJeu(id, { semence });
      expect(Object.keys(table.partie.joueurs)).toContain(
        trouverJoueurDontCEstLeTour(miniJeu(table)),
      );
      expect(trouverJoueurDontCEstLeTour(miniJeu(table))).not.toBe(HOTE);
    }
  });

  it("may designate the creator in creator mode, who plays on the host's screen", () => {
    const vus = new Set(
      semences.map((semence) => {
        const table = creerTableAuMiniJeu(MINI_JEUX.devine.id, {
          parametres: { createur: true },
          semence,
        });
        return trouverJoueurDontCEstLeTour(miniJeu(table));
      }),
    );
    expect(vus).toContain(HOTE);
  });

  it("is played by whom it designates or by the host, and by nobody else", () => {
    const table = devine({ joueur: "j1" });
    expect(table.refus("j2", deviner(table, 3))).toBe("pas_ton_tour");
    expect(miniJeu(table.copie().faire("j1", deviner(table, 3))).fini).toBe(true);
    expect(miniJeu(table.copie().hote(deviner(table, 3))).fini).toBe(true);
  });

  it("does not take the move of another mini-game, of another step, or during a pause", () => {
    const table = devine({ joueur: "j1" });
    expect(table.refus("j1", miser(table, 3))).toBe("trop_tard");
    expect(table.refus("j1", { ...deviner(table, 3), tour: table.partie.tour - 1 })).toBe(
      "trop_tard",
    );
    table.hote({ type: "pause", active: true });
    expect(table.refus("j1", deviner(table, 3))).toBe("en_pause");
    expect(table.refus(HOTE, deviner(table, 3))).toBe("en_pause");
  });

  it.each(IDS_MINI_JEUX)("%s never holds the host back", (id) => {
    const table = creerTableAuMiniJeu(id).suivant();
    expect(table.partie).toMatchObject({ etape: 0, miniJeu: null, imprevu: null });
  });

  it.each(["quitter", "supprimerJoueur", "expirerJoueur"] as const)(
    "is over when somebody it needs leaves (%s)",
    (depart) => {
      const table = roulette({ joueurs: ["j1", "j2"], main: "j1" });
      if (depart === "quitter") table.faire("j2", { type: "quitter" });
      else if (depart === "supprimerJoueur") table.hote({ type: "supprimerJoueur", joueur: "j2" });
      else {
        table.deconnecter("j2");
        const absence = table.joueur("j2").absences;
        table.systeme({ type: "expirerJoueur", id: "j2", absence });
      }
      expect(miniJeu(table)).toMatchObject({ fini: true, abandon: true });
      expect(table.refus("j1", tirer(table, "soi"))).toBe("mini_jeu_fini");
      expect(table.suivant().partie.etape).toBe(0);
    },
  );

  it("goes on when somebody else leaves, or when the phone that plays is cut off", () => {
    const table = roulette({ joueurs: ["j1", "j2"], main: "j1", balle: 5 });
    table.faire("j3", { type: "quitter" }).deconnecter("j1");
    expect(miniJeu(table).fini).toBe(false);
    expect(miniJeu(table.hote(tirer(table, "soi")))).toMatchObject({ main: "j1", fini: false });
  });

  it("is not drawn without enough people", () => {
    const imprevus = { normal: [MINI_JEUX.rouletteRusse.id], rare: [], aDeux: [] };
    for (const semence of semences) {
      const options = {
        joueurs: ["Léa"],
        parametres: { createur: false, modeJeu: "local" } as const,
      };
      const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
        ...options,
        semence,
        imprevus,
      });
      table.reveler().juger({});
      expect(table.suivant().partie.etape).toBe(0);
    }
  });
});

describe("Russian roulette (jeu §4, §9)", () => {
  const duel = { joueurs: ["j1", "j2"], main: "j1" } as const;

  it("the loaded chamber on oneself: the shooter drinks the penalty", () => {
    const table = roulette({ ...duel, balle: 0, penalite: 30 }).faire(
      "j1",
      tirer(roulette(), "soi"),
    );
    expect(table.partie.ardoise.at(-1)).toMatchObject({ qui: "j1", gorgees: 30, motif: "miniJeu" });
    expect(miniJeu(table)).toMatchObject({ fini: true, abandon: false });
    expect(table.partie.exploits).toEqual({ j2: ["roulette"] });
  });

  it("the loaded chamber on the other: the other drinks the penalty", () => {
    const table = roulette({ ...duel, balle: 0, penalite: 20 });
    table.faire("j1", tirer(table, "autre"));
    expect(table.partie.ardoise.at(-1)).toMatchObject({ qui: "j2", gorgees: 20 });
    expect(table.partie.exploits).toEqual({ j1: ["roulette"] });
    expect(lumieres(table)).toEqual([]);
  });

  it("a penalty of 40 is a cul sec: red light, until play moves on", () => {
    const table = roulette({ ...duel, balle: 0, penalite: 40 });
    table.faire("j1", tirer(table, "soi"));
    expect(lumieres(table)).toEqual(["rouge"]);
    expect(table.partie.imprevu?.culSec).toBe(true);
    expect(lumieres(table.suivant())).toEqual(["normal"]);
  });

  it("an empty chamber on oneself: the hand stays, nobody drinks", () => {
    const table = roulette({ ...duel, balle: 5 });
    const avant = table.partie.ardoise;
    table.faire("j1", tirer(table, "soi"));
    expect(miniJeu(table)).toMatchObject({ main: "j1", fini: false });
    expect(table.partie.ardoise).toBe(avant);
  });

  it("an empty chamber on the other: the hand passes, and the shooter drinks 1 to 4", () => {
    const vues = new Set<number | undefined>();
    for (const semence of semences) {
      const table = roulette({ ...duel, balle: 5 }, { semence });
      table.faire("j1", tirer(table, "autre"));
      expect(miniJeu(table)).toMatchObject({ main: "j2", fini: false });
      expect(table.partie.ardoise.at(-1)).toMatchObject({ qui: "j1", motif: "miniJeu" });
      vues.add(table.partie.ardoise.at(-1)?.gorgees);
    }
    expect(vues).toEqual(new Set([1, 2, 3, 4]));
  });

  it("does not spin again: five empty shots, and the sixth goes off", () => {
    const table = roulette({ ...duel, balle: 5 });
    for (let tir = 0; tir < 6; tir++) table.faire("j1", tirer(table, "soi", tir));
    expect(miniJeu(table)).toMatchObject({ fini: true });
    expect(table.refus("j1", tirer(table, "soi", 6))).toBe("mini_jeu_fini");
  });

  it("fires once for the same tap sent twice", () => {
    const table = roulette({ ...duel, balle: 5 });
    const coup = tirer(table, "soi");
    table.faire("j1", coup);
    expect(table.refus("j1", coup)).toBe("trop_tard");
  });
});

describe("the gamble (jeu §4, §5, §9)", () => {
  /** A wheel that has just stopped on this outcome. */
  function sur(issue: EtatGamble["issue"], mise = 7, options: OptionsTableAuSalon = {}): Table {
    const table = gamble({ joueur: "j1" }, options);
    table.hote({ type: "fixerGorgees", joueur: "j1", de: table.gorgees("j1"), gorgees: 10 });
    const { partie } = table;
    const lancee = table.copie({
      ardoise: partie.ardoise.filter(({ qui }) => qui === "j1"),
      miniJeu: { ...gambleDe(table), mise, issue, pas: 10 },
    });
    return arreter(lancee);
  }
  const gambleDe = (table: Table) => {
    const tire = miniJeu(table);
    if (tire.nom !== "gamble") throw new Error("not the gamble");
    return tire;
  };
  const compteurs = (table: Table) => ["j1", "j2", "j3"].map((id) => table.gorgees(id));

  it("pays nothing before the wheel stops", () => {
    const table = gamble({ joueur: "j1" });
    const avant = table.partie.ardoise;
    table.faire("j1", miser(table, 40));
    expect(gambleDe(table)).toMatchObject({ mise: 40, fini: false });
    expect(table.partie.ardoise).toBe(avant);
    expect(table.arme("roulette")).toMatchObject({ delaiMs: 4650 });
    expect(gambleDe(arreter(table)).fini).toBe(true);
  });

  it("goes through 10 to 12 sectors", () => {
    const pas = semences.map((semence) => {
      const table = gamble({ joueur: "j1" }, { semence });
      return gambleDe(table.faire("j1", miser(table, 5))).pas;
    });
    expect(new Set(pas)).toEqual(new Set([10, 11, 12]));
  });

  it.each([
    ["boire", [17, 0, 0]],
    ["tousBoivent", [17, 7, 7]],
    ["tousSauf", [10, 7, 7]],
    ["personne", [10, 0, 0]],
    ["distribuer", [10, 0, 0]],
    ["culSec", [50, 0, 0]],
    ["annuler", [0, 0, 0]],
    ["annulerUneFois", [0, 0, 0]],
  ] as const)("%s", (issue, attendus) => {
    const table = sur(issue);
    expect(compteurs(table)).toEqual(attendus);
    expect(table.joueur("j1").gambling).toBe(issue.startsWith("annuler"));
    expect(table.partie.exploits).toEqual(
      issue === "annulerUneFois" ? { j1: ["soixanteNeuf"] } : {},
    );
    expect(table.enMain).toEqual(issue === "distribuer" ? { j1: 7 } : {});
    expect(lumieres(table)).toEqual(issue === "culSec" ? ["rouge"] : []);
  });

  it("hands out from the phone what it said to distribute", () => {
    const table = sur("distribuer");
    const { tour } = table.partie;
    table.faire("j1", { type: "distribuer", tour, reste: 7, dons: [{ a: "j2", gorgees: 7 }] });
    expect(table.gorgees("j2")).toBe(7);
  });

  it("cannot be launched again, running or stopped", () => {
    const table = gamble({ joueur: "j1" });
    table.faire("j1", miser(table, 5));
    expect(table.refus("j1", miser(table, 5))).toBe("roulette_lancee");
    expect(arreter(table).refus("j1", miser(table, 5))).toBe("mini_jeu_fini");
  });

  it("a bet of nothing or less: the cul sec", () => {
    for (const mise of [0, -1, -100]) {
      const table = gamble({ joueur: "j1" });
      expect(gambleDe(table.faire("j1", miser(table, mise))).issue).toBe("culSec");
    }
  });

  it.each(["CREATEUR", "j2"])(
    "nothing moves on while it turns, by %s: it is paid first",
    (auteur) => {
      const table = gamble({ joueur: "j1" });
      table.hote({ type: "confierTelecommande", joueur: "j2" });
      table.faire("j1", miser(table, 40));
      const enCours = table.copie({ miniJeu: { ...gambleDe(table), issue: "distribuer" } });
      const { tour } = enCours.partie;
      expect(enCours.refus(auteur, { type: "suivant", tour })).toBe("roulette_lancee");
      expect(calculerGorgeesADistribuerParJoueur(arreter(enCours).partie)).toEqual({ j1: 40 });
      enCours.faire(auteur, { type: "suivant", tour });
      expect(enCours.partie.tour).toBe(tour + 1);
    },
  );

  it("who ends the game or restarts the server does not run away from it", () => {
    const enCours = () => {
      const table = gamble({ joueur: "j1" });
      table.faire("j1", miser(table, 40));
      return table.copie({ miniJeu: { ...gambleDe(table), issue: "boire" } });
    };
    const du = enCours().gorgees("j1") + 40;
    const finie = enCours().hote({ type: "terminer" });
    expect(finie.partie.fin?.table.find(({ id }) => id === "j1")?.gorgees).toBe(du);
    const relancee = enCours().systeme({ type: "restaurer", instant: 0 });
    expect(relancee.arme("roulette")?.delaiMs).toBe(DUREE_ROUE_GAMBLE_MS);
    expect(arreter(relancee).gorgees("j1")).toBe(du);
  });

  it.each(["quitter", "supprimerJoueur"] as const)(
    "whoever leaves while it turns, everybody pays (%s)",
    (depart) => {
      const table = gamble({ joueur: "j1" });
      table.faire("j1", miser(table, 7));
      const enCours = table.copie({ miniJeu: { ...gambleDe(table), issue: "tousBoivent" } });
      const avant = enCours.gorgees("j2");
      if (depart === "quitter") enCours.faire("j1", { type: "quitter" });
      else enCours.hote({ type: "supprimerJoueur", joueur: "j1" });
      expect(enCours.gorgees("j2")).toBe(avant + 7);
      expect(miniJeu(enCours)).toMatchObject({ fini: true, abandon: false });
    },
  );

  it("whoever leaves while it turns keeps what it has cost, though they had not played before", () => {
    const table = gamble({ joueur: "j1" });
    table.faire("j1", miser(table, 7));
    const { joueurs, ardoise } = table.partie;
    const neuf = joueurs["j1"];
    if (neuf === undefined) throw new Error("nobody");
    const enCours = table.copie({
      joueurs: { ...joueurs, j1: { ...neuf, jugees: 0 } },
      ardoise: ardoise.filter(({ qui }) => qui !== "j1"),
      miniJeu: { ...gambleDe(table), issue: "boire" },
    });
    enCours.faire("j1", { type: "quitter" });
    expect(enCours.partie.ardoise.some(({ qui }) => qui === "j1")).toBe(true);
    expect(enCours.partie.partis["j1"]).toBeDefined();
  });

  it("an alarm that rings late pays nothing twice", () => {
    const table = sur("boire");
    const { ardoise } = table.partie;
    expect(arreter(table).partie.ardoise).toBe(ardoise);
    expect(arreter(table.suivant()).partie.ardoise).toBe(ardoise);
  });
});

describe("guessing one's counter (jeu §4, §9)", () => {
  function avecDix(penalite: 20 | 30 | 40): Table {
    const table = devine({ joueur: "j1", penalite });
    return table.hote({ type: "fixerGorgees", joueur: "j1", de: table.gorgees("j1"), gorgees: 10 });
  }

  it.each([5, 8, 10, 15])("%i for 10: close enough, nothing to drink", (nombre) => {
    const table = avecDix(20);
    table.faire("j1", deviner(table, nombre));
    expect(table.gorgees("j1")).toBe(10);
    expect(miniJeu(table)).toMatchObject({ fini: true, propose: nombre, reel: 10 });
  });

  it.each([
    [4, 20],
    [16, 30],
    [0, 40],
  ] as const)("%i for 10: adds %i", (nombre, penalite) => {
    const table = avecDix(penalite);
    table.faire("j1", deviner(table, nombre));
    expect(table.gorgees("j1")).toBe(10 + penalite);
    expect(lumieres(table)).toEqual(penalite === 40 ? ["rouge"] : []);
  });

  it("is asked once", () => {
    const table = avecDix(20);
    table.faire("j1", deviner(table, 0));
    expect(table.refus("j1", deviner(table, 10))).toBe("mini_jeu_fini");
  });

  it("is drawn only when somebody's counter is worth guessing, and for one of those", () => {
    const imprevus = { normal: [MINI_JEUX.devine.id], rare: [], aDeux: [] };
    const jouer = (semence: number, gorgees: number) => {
      const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()], {
        semence,
        imprevus,
      });
      table
        .reveler()
        .hote({ type: "fixerGorgees", joueur: "j2", de: table.gorgees("j2"), gorgees });
      table.suivant();
      if (table.partie.etape !== 2) return null;
      table.systeme({ type: "imprevuCharge", imprevu: creerImprevu({ _id: MINI_JEUX.devine.id }) });
      return miniJeu(table);
    };
    const parties = (gorgees: number) =>
      semences.flatMap((semence) => jouer(semence, gorgees) ?? []);
    // a counter of 10 or less makes the guess 5 always right
    expect(parties(10)).toEqual([]);
    const tirees = parties(11);
    expect(tirees.length).toBeGreaterThan(0);
    expect(new Set(tirees.map((jeu) => jeu.nom === "devine" && jeu.joueur))).toEqual(
      new Set(["j2"]),
    );
  });
});
