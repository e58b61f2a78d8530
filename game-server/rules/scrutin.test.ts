import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VoixDeScrutin } from "#contracts/scrutin.ts";
import { createPropertyRunOptions } from "./test/essais.ts";
import { deriveAlarmsOfPartie } from "./derived.ts";
import { compterVoixDeScrutin, trouverVoixDuJoueur } from "./scrutin.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import { creerTableALImprevu, HOTE, type OptionsTableAuSalon, type Table } from "./test/table.ts";
import { AUTEUR_SYSTEME } from "./types/commandes.ts";

const CINQ = ["Léa", "Tom", "Zoé", "Max", "Lou"];
const SOLO =
  "&joueur chante. Ovation\u00A0: &gorgeeEntre[2;2] à distribuer. Sifflets\u00A0: &gorgeeEntre[3;3] à boire.";
const DUO =
  "&joueur et &joueurAutre dansent. Ovation\u00A0: &joueur et &joueurAutre distribuent &gorgeeEntre[2;2]. Sifflets\u00A0: &joueur et &joueurAutre boivent &gorgeeEntre[3;3].";

/** A game on a judged card. */
const scene = (text = SOLO, options: OptionsTableAuSalon = { joueurs: CINQ }): Table =>
  creerTableALImprevu(
    [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()],
    { text, juge: true },
    options,
  );
const juges = ({ partie }: Table): readonly string[] => partie.scrutin?.juges ?? [];
const unJuge = (table: Table): string => juges(table)[0] ?? "";
const salleDe = (table: Table): string[] =>
  Object.keys(table.partie.joueurs).filter((id) => id !== HOTE && !juges(table).includes(id));
const tour = ({ partie }: Table) => partie.tour;
const ouvrir = (table: Table, auteur = HOTE): Table =>
  table.faire(auteur, { type: "ouvrirScrutin", tour: tour(table) });
const voter = (table: Table, id: string | undefined, voix: VoixDeScrutin): Table =>
  table.faire(id ?? "", { type: "voter", tour: tour(table), voix });
const fermer = (table: Table): Table => table.hote({ type: "fermerScrutin", tour: tour(table) });
const trancher = (table: Table, issue: VoixDeScrutin): Table =>
  table.hote({ type: "trancher", tour: tour(table), issue });
const sonner = (table: Table): Table => {
  const alarme = deriveAlarmsOfPartie(table.partie).find(({ nom }) => nom === "question");
  if (alarme === undefined) throw new Error("no clock");
  return table.apres(alarme.deadline - table.now).systeme(alarme.commande);
};
/** Sips that the card has written for a player, without those of the question before it. */
const bu = ({ partie }: Table, id: string): number =>
  partie.ardoise.reduce(
    (n, { qui, motif, gorgees }) => (qui === id && motif === "imprevu" ? n + gorgees : n),
    0,
  );
const ecrites = ({ partie }: Table) => partie.ardoise.filter(({ motif }) => motif === "imprevu");
const voix = ({ partie }: Table) => partie.scrutin && compterVoixDeScrutin(partie, partie.scrutin);

describe("who reads a card", () => {
  it("is somebody whom it does not name, each in their turn", () => {
    const lecteurs = new Set<string>();
    for (let semence = 1; semence < 40; semence++) {
      const table = creerTableALImprevu(
        Array.from({ length: 30 }, () => creerQuestionChoix()),
        {},
        { joueurs: CINQ, semence },
      );
      const { lecteur, texte } = table.partie.imprevu ?? { lecteur: null, texte: [] };
      expect(lecteur).toMatch(/^j[1-5]$/);
      expect(texte.some((dit) => dit.t === "joueur" && dit.id === lecteur)).toBe(false);
      lecteurs.add(lecteur ?? "");
    }
    expect(lecteurs.size).toBeGreaterThan(1);
  });

  it("is nobody when it names everybody, and nobody any more once they have left", () => {
    const deux = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix()],
      { text: DUO },
      { joueurs: ["Léa", "Tom"] },
    );
    expect(deux.partie.imprevu?.lecteur).toBeNull();
    const table = scene();
    const lecteur = table.partie.imprevu?.lecteur ?? "";
    table.deconnecter(lecteur);
    expect(table.partie.imprevu?.lecteur).toBe(lecteur);
    table.hote({ type: "supprimerJoueur", joueur: lecteur });
    expect(table.partie.imprevu?.lecteur).toBeNull();
    expect(table.partie.scrutin?.phase).toBe("scene");
  });
});

describe("a judged card", () => {
  it("waits for somebody to perform: no sip is written, none is in hand", () => {
    const table = scene(DUO);
    expect(table.partie.scrutin).toMatchObject({ phase: "scene", voix: {}, issue: null });
    expect(juges(table)).toHaveLength(2);
    expect([ecrites(table), table.enMain]).toEqual([[], {}]);
    expect(
      table.refus(salleDe(table)[0] ?? "", { type: "voter", tour: tour(table), voix: "ovation" }),
    ).toBe("trop_tard");
  });

  it("that names nobody, or whose author did not ask, is a card as any other", () => {
    expect(scene("Tout le monde chante et boit &gorgee").partie.scrutin).toBeNull();
    expect(
      creerTableALImprevu([creerQuestionChoix(), creerQuestionChoix()], { text: SOLO }).partie
        .scrutin,
    ).toBeNull();
  });

  it("is put to the vote by the host, who reads it, or who holds the remote control; by nobody else", () => {
    const table = scene();
    const lecteur = table.partie.imprevu?.lecteur ?? "";
    const autre = salleDe(table).find((id) => id !== lecteur) ?? "";
    for (const auteur of [HOTE, lecteur])
      expect(ouvrir(table.copie(), auteur).partie.scrutin?.phase).toBe("ouvert");
    const demande = { type: "ouvrirScrutin", tour: tour(table) } as const;
    expect(table.refus(autre, demande)).toBe("pas_ton_tour");
    expect(table.refus(unJuge(table), demande)).toBe("pas_ton_tour");
    expect(table.refus(HOTE, { ...demande, tour: tour(table) - 1 })).toBe("trop_tard");
    expect(ouvrir(table.copie({ telecommande: autre }), autre).partie.scrutin?.phase).toBe(
      "ouvert",
    );
    // a second request changes nothing
    const ouverte = ouvrir(table);
    expect(ouvrir(ouverte.copie()).partie).toBe(ouverte.partie);
    expect(table.dite).toBe(true);
  });

  it("may be left without a verdict: nothing is written", () => {
    const table = voter(ouvrir(scene()), salleDe(scene())[0], "ovation");
    expect(table.suivant().partie).toMatchObject({ scrutin: null, imprevu: null });
    expect(ecrites(table)).toEqual([]);
    expect(table.partie.minuteur).toBeNull();
  });
});

describe("the vote", () => {
  it("is one each, changeable, and only counted", () => {
    const table = ouvrir(scene());
    const [a, b] = salleDe(table);
    voter(voter(voter(table, a, "ovation"), b, "ovation"), a, "sifflets");
    expect(voix(table)).toEqual({ ovation: 1, sifflets: 1 });
    expect(voter(table.copie(), a, "sifflets").partie).toBe(table.partie);
    expect(table.dite).toBe(false);
  });

  it("is refused when it was meant for another step", () => {
    const table = ouvrir(scene());
    const [id = ""] = salleDe(table);
    const tardive = { type: "voter", tour: tour(table) - 1, voix: "ovation" } as const;
    expect(table.refus(id, tardive)).toBe("trop_tard");
  });

  it("is told again to who voted, as long as it may change, and to nobody else", () => {
    const table = ouvrir(scene());
    const [un = "", deux = ""] = salleDe(table);
    expect(trouverVoixDuJoueur(table.partie, un)).toBeNull();
    const votee = voter(voter(table, un, "ovation"), un, "sifflets");
    expect(trouverVoixDuJoueur(votee.partie, un)).toEqual({ tour: tour(votee), pour: "sifflets" });
    for (const autre of [deux, unJuge(votee), HOTE])
      expect(trouverVoixDuJoueur(votee.partie, autre)).toBeNull();
    expect(trouverVoixDuJoueur(fermer(votee).partie, un)).toBeNull();
  });

  it("is not for those who are judged, nor for the host", () => {
    const table = ouvrir(scene(DUO));
    for (const id of juges(table))
      expect(table.refus(id, { type: "voter", tour: tour(table), voix: "ovation" })).toBe(
        "pas_ton_tour",
      );
    expect(table.refus(HOTE, { type: "voter", tour: tour(table), voix: "ovation" })).toBe(
      "joueur_seulement",
    );
  });

  it("lasts six seconds, whoever has voted, and the half second of what was on its way", () => {
    const table = ouvrir(scene());
    expect(table.arme("question")?.delaiMs).toBe(6_500);
    for (const id of salleDe(table)) voter(table, id, "ovation");
    expect(table.partie.scrutin?.phase).toBe("ouvert");
    ouvrir(table);
    const tardif = salleDe(table)[0];
    table.apres(6_400);
    voter(table, tardif, "sifflets");
    expect(voix(table)).toEqual({ ovation: 3, sifflets: 1 });
  });

  it("stands still while the game does", () => {
    const table = ouvrir(scene());
    table.apres(2_000).hote({ type: "pause", active: true });
    expect(table.desarme("question")).toBe(true);
    expect(table.refus(HOTE, { type: "fermerScrutin", tour: tour(table) })).toBe("en_pause");
    table.apres(60_000).hote({ type: "pause", active: false });
    expect(table.arme("question")?.delaiMs).toBe(4_500);
    expect(sonner(table).partie.scrutin?.phase).toBe("aTrancher");
  });

  it("is closed by the host before its time, once", () => {
    const table = ouvrir(scene());
    fermer(voter(table, salleDe(table)[0], "ovation"));
    expect(table.partie.scrutin).toMatchObject({ phase: "rendu", issue: "ovation" });
    expect(table.partie.minuteur).toBeNull();
    expect(table.refus(HOTE, { type: "fermerScrutin", tour: tour(table) })).toBe("trop_tard");
    expect(table.refus(HOTE, { type: "trancher", tour: tour(table), issue: "sifflets" })).toBe(
      "trop_tard",
    );
  });

  it("does not wait for phones that are away, and forgets the votes of those who leave", () => {
    const table = ouvrir(scene());
    const [a, b, c] = salleDe(table);
    voter(voter(voter(table, a, "sifflets"), b, "sifflets"), c, "ovation").deconnecter(a ?? "");
    expect(voix(table)).toEqual({ ovation: 1, sifflets: 2 });
    table.faire(b ?? "", { type: "quitter" });
    table.hote({ type: "supprimerJoueur", joueur: a ?? "" });
    expect(voix(table)).toEqual({ ovation: 1, sifflets: 0 });
    expect(sonner(table.copie()).partie.scrutin?.phase ?? "").toBe("rendu");
  });

  it("keeps one vote of two seats that were one person's", () => {
    const table = ouvrir(scene());
    const [a = "", b = ""] = salleDe(table);
    voter(voter(table, a, "sifflets"), b, "ovation").deconnecter(a);
    table.hote({ type: "fusionner", de: b, vers: a });
    expect(voix(table)).toEqual({ ovation: 1, sifflets: 0 });
  });
});

describe("the outcome", () => {
  it("ovation: the judged hand out what the card says, and nothing is drunk", () => {
    const table = ouvrir(scene());
    const heros = unJuge(table);
    sonner(voter(table, salleDe(table)[0], "ovation"));
    expect(table.enMain).toEqual({ [heros]: 2 });
    expect(ecrites(table)).toEqual([]);
    expect(table.partie.imprevu?.offres.map(({ selon, prises }) => [selon, prises])).toEqual([
      ["ovation", 1],
      ["perdue", 0],
    ]);
  });

  it("whistles: they drink; taken back, it may be written again, the rest not", () => {
    const table = ouvrir(scene(DUO));
    sonner(voter(table, salleDe(table)[0], "sifflets"));
    expect(juges(table).map((id) => bu(table, id))).toEqual([3, 3]);
    expect(table.enMain).toEqual({});
    const noter = { type: "noterOffre" as const, tour: tour(table), joueurs: [unJuge(table)] };
    expect(table.refus(HOTE, { ...noter, offre: 0, prises: 0 })).toBe("offre_prise");
    table.hote({ type: "annulerLigne", ligne: table.partie.ardoise.at(-1)?.id ?? 0 });
    expect(ecrites(table)).toEqual([]);
    expect(bu(table.hote({ ...noter, offre: 1, prises: 0 }), unJuge(table))).toBe(3);
  });

  it("a card that spares: an ovation writes nothing, and what the room drinks goes with it", () => {
    const texte = "&joueur mime. La salle boit une gorgée. Sifflets\u00A0: &joueur boit &gorgee";
    const table = fermer(
      voter(ouvrir(scene("&joueur mime. Pas drôle ? &joueur boit &gorgee")), "j1", "ovation"),
    );
    expect([ecrites(table), table.enMain]).toEqual([[], {}]);
    const bue = ouvrir(scene(texte));
    const salle = salleDe(bue);
    fermer(voter(bue, salle[0], "ovation"));
    expect(salle.map((id) => bu(bue, id))).toEqual([1, 1, 1, 1]);
    expect(bu(bue, unJuge(bue))).toBe(0);
  });

  it.each<[string, readonly VoixDeScrutin[]]>([
    ["a tie", ["ovation", "sifflets"]],
    ["nobody who voted", []],
  ])("%s is the host's to rule", (_, votes) => {
    const table = ouvrir(scene());
    const salle = salleDe(table);
    votes.forEach((pour, i) => voter(table, salle[i], pour));
    sonner(table);
    expect(table.partie.scrutin).toMatchObject({ phase: "aTrancher", issue: null });
    expect(ecrites(table)).toEqual([]);
    expect(
      table.refus(salle[0] ?? "", { type: "trancher", tour: tour(table), issue: "ovation" }),
    ).toBe("hote_seulement");
    trancher(table, "sifflets");
    expect(bu(table, unJuge(table))).toBe(3);
  });

  it("is the host's at once where nobody can vote: two players who are both judged, or no phones", () => {
    const deux = scene(DUO, { joueurs: ["Léa", "Tom"] });
    expect(deux.partie.scrutin?.phase).toBe("aTrancher");
    trancher(deux, "ovation");
    expect(deux.enMain).toEqual({ j1: 2, j2: 2 });
    const local = scene(SOLO, { joueurs: CINQ, parametres: { modeJeu: "local" } });
    expect(local.partie.scrutin?.phase).toBe("aTrancher");
    trancher(local, "sifflets");
    expect(bu(local, unJuge(local))).toBe(3);
  });

  it("is about those who are left: without the last of them there is nothing to judge, and the sips are the host's", () => {
    const table = ouvrir(scene(DUO));
    const [a = "", b = ""] = juges(table);
    voter(table, salleDe(table)[0], "sifflets").faire(a, { type: "quitter" });
    expect(juges(table)).toEqual([b]);
    const suite = sonner(table.copie());
    expect([bu(suite, a), bu(suite, b)]).toEqual([0, 3]);
    table.faire(b, { type: "quitter" });
    expect(table.partie).toMatchObject({ scrutin: null, minuteur: null });
    expect(table.partie.imprevu?.offres.every(({ selon }) => selon === undefined)).toBe(true);
  });

  it("said, it goes on with its follow-up as it was said", () => {
    const table = creerTableALImprevu(
      [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()],
      { text: SOLO, juge: true, suite: { media: "", text: "&joueur boit une gorgée" } },
      { joueurs: CINQ },
    );
    fermer(voter(ouvrir(table), salleDe(table)[0], "ovation")).suivant();
    const [carte] = table.partie.enCours;
    expect(carte?.offres.map(({ selon }) => selon)).toEqual([undefined, "perdue"]);
  });
});

/** A gesture of somebody during the six seconds of the vote. */
const geste = fc.oneof(
  fc.record({
    quoi: fc.constant("voter" as const),
    qui: fc.nat({ max: 4 }),
    pour: fc.constantFrom<VoixDeScrutin>("ovation", "sifflets"),
  }),
  fc.record({ quoi: fc.constantFrom("couper", "partir", "attendre"), qui: fc.nat({ max: 4 }) }),
);

describe("any vote", () => {
  it("counts the last word of each who is still there and is not judged, and ends", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(SOLO, DUO),
        fc.nat({ max: 20 }),
        fc.array(geste, { maxLength: 25 }),
        (texte, semence, suite) => {
          const table = ouvrir(scene(texte, { joueurs: CINQ, semence }));
          const mots = new Map<string, VoixDeScrutin>();
          for (const acte of suite) {
            const { scrutin } = table.partie;
            if (scrutin?.phase !== "ouvert" || table.partie.phase !== "jeu") break;
            const id = `j${String(acte.qui + 1)}`;
            const place = table.partie.joueurs[id];
            if (place === undefined || !place.present) continue;
            if ("pour" in acte) {
              if (scrutin.juges.includes(id)) {
                const demande = { type: "voter", tour: tour(table), voix: acte.pour } as const;
                expect(table.refus(id, demande)).toBe("pas_ton_tour");
              } else {
                voter(table, id, acte.pour);
                mots.set(id, acte.pour);
              }
            } else if (acte.quoi === "couper") table.deconnecter(id);
            else if (acte.quoi === "partir") {
              table.faire(id, { type: "quitter" });
              mots.delete(id);
            } else table.apres(100);
          }
          const { scrutin, minuteur, tour: ici } = table.partie;
          if (scrutin?.phase !== "ouvert" || minuteur === null) return;
          const pour = (quoi: VoixDeScrutin) =>
            [...mots.values()].filter((mot) => mot === quoi).length;
          const [ovation, sifflets] = [pour("ovation"), pour("sifflets")];
          expect(voix(table)).toEqual({ ovation, sifflets });
          const commande = { type: "tempsEcoule", tour: ici, numero: minuteur.numero } as const;
          table.apres(6_500).faire(AUTEUR_SYSTEME, commande);
          const issue = ovation === sifflets ? null : ovation > sifflets ? "ovation" : "sifflets";
          expect(table.partie.scrutin?.issue).toBe(issue);
        },
      ),
      createPropertyRunOptions(150),
    );
  });
});

describe("at a pace that goes on by itself", () => {
  const lance = () => scene(SOLO, { joueurs: CINQ, parametres: { rythme: "soutenu" } });
  const phase = ({ partie }: Table) => partie.scrutin?.phase;
  /** Applies the command of the alarm of the pace. */
  const filer = (table: Table): Table => {
    const alarme = deriveAlarmsOfPartie(table.partie).find(({ nom }) => nom === "rythme");
    if (alarme === undefined) throw new Error("nothing goes on");
    return table.apres(alarme.deadline - table.now).systeme(alarme.commande);
  };
  const cadence = ({ partie }: Table) =>
    deriveAlarmsOfPartie(partie).some(({ nom }) => nom === "rythme");

  it("the vote is opened once they have had time to perform, and its own clock ends it", () => {
    const table = filer(lance());
    expect(phase(table)).toBe("ouvert");
    expect(cadence(table)).toBe(false);
    voter(table, salleDe(table)[0], "ovation");
    expect(phase(sonner(table))).toBe("rendu");
    expect(cadence(table)).toBe(true);
  });

  it("a tie waits for the host, not for ever", () => {
    const table = sonner(filer(lance()));
    expect(phase(table)).toBe("aTrancher");
    expect(filer(table).partie.scrutin).toBeNull();
  });
});
