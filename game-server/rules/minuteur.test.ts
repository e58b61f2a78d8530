import { describe, expect, it } from "vitest";
import { DECOMPTE_DU_LANCEMENT_MS } from "#contracts/limites.ts";
import { ATTENTE_MEDIA_MAX_MS, GRACE_REPONSE_MS } from "#contracts/limites.ts";
import { calculerTempsRestantDuMinuteur } from "./minuteur.ts";
import { creerQuestionChoix, creerQuestionRien } from "./test/quizz.ts";
import { HOTE, LEA, type Table, TOM, ZOE, creerTableEnJeu } from "./test/table.ts";
import { type Commande, AUTEUR_SYSTEME } from "./types/commandes.ts";

/** A game on a question of 10 s, whose picture has loaded unless `media` says otherwise. */
function question10s(champs: Parameters<typeof creerQuestionChoix>[0] = {}): Table {
  return creerTableEnJeu([
    creerQuestionChoix({ temps: 10, ...champs }),
    creerQuestionChoix(),
  ]).suivant();
}
const reste = (table: Table) =>
  table.partie.minuteur ? calculerTempsRestantDuMinuteur(table.partie.minuteur, table.now) : null;
const alarme = (table: Table) => {
  const arme = table.arme("question");
  if (arme === undefined) throw new Error("no alarm");
  return arme;
};
/** Whether a command of an alarm changes anything. */
const estSonne = (table: Table, commande: Commande) =>
  table.copie().systeme(commande).partie !== table.partie;

describe("the countdown of a question", () => {
  it("starts on entering the question, when there is nothing to load", () => {
    const table = question10s();
    expect(table.partie.minuteur).toMatchObject({
      dureeMs: 10_000,
      resteMs: 10_000,
      depuis: table.now,
    });
    expect(alarme(table).delaiMs).toBe(10_000 + GRACE_REPONSE_MS);
    expect(reste(table.apres(4_000))).toBe(6_000);
    expect(reste(table.apres(60_000))).toBe(0);
  });

  it("takes the default picture for nothing to load", () => {
    const table = question10s({ media: "question.jpeg" });
    expect(table.partie.minuteur?.depuis).toBe(table.now);
  });

  it("is not there without a time, nor on the warning", () => {
    expect(creerTableEnJeu([creerQuestionChoix()]).partie.minuteur).toBeNull();
    expect(creerTableEnJeu([creerQuestionChoix({ temps: 10 })]).partie.minuteur).toBeNull();
  });

  it("waits for the host's screen to have the media", () => {
    const table = question10s({ media: "video.mp4" });
    expect(table.partie.minuteur?.depuis).toBeNull();
    expect(table.arme("question")).toBeUndefined();
    expect(table.arme("media")?.delaiMs).toBe(ATTENTE_MEDIA_MAX_MS);
    table.apres(3_000);
    expect(reste(table)).toBe(10_000);
    table.hote({ type: "mediaPret", tour: table.partie.tour });
    expect(table.partie.minuteur?.depuis).toBe(table.now);
    expect(table.desarme("media")).toBe(true);
    expect(alarme(table).delaiMs).toBe(10_500);
  });

  it("does not wait for ever for the media", () => {
    const table = question10s({ media: "video.mp4" });
    const attente = table.arme("media");
    if (attente === undefined) throw new Error("no wait");
    table.apres(attente.delaiMs).systeme(attente.commande);
    expect(table.partie.minuteur?.depuis).toBe(table.now);
  });

  it("starts once: a second mediaPret, or one for another step, changes nothing", () => {
    const table = question10s({ media: "video.mp4" });
    const attente = table.copie();
    attente.hote({ type: "mediaPret", tour: attente.partie.tour - 1 });
    expect(attente.partie.minuteur?.depuis).toBeNull();
    table.hote({ type: "mediaPret", tour: table.partie.tour }).apres(5_000);
    table.hote({ type: "mediaPret", tour: table.partie.tour });
    expect(reste(table)).toBe(5_000);
    table.systeme({ type: "attenteMediaFinie", tour: table.partie.tour });
    expect(reste(table)).toBe(5_000);
  });

  it("goes when all answers are in (jeu §4)", () => {
    const table = question10s()
      .repondre(LEA, "Perth")
      .repondre(TOM, "Perth")
      .repondre(ZOE, "Perth");
    expect(table.partie).toMatchObject({ etape: 1, minuteur: null });
    expect(table.desarme("question")).toBe(true);
  });

  it.each(["passer", "terminer", "reveler"] as const)("goes with %s", (type) => {
    const table = question10s();
    table.hote({ type, tour: table.partie.tour });
    expect(table.partie.minuteur).toBeNull();
    expect(table.desarme("question")).toBe(true);
  });
});

describe("time is up", () => {
  it("reveals a question", () => {
    const table = question10s().repondre(LEA, "Canberra");
    const { commande } = alarme(question10s());
    table.apres(10_500).systeme(commande);
    expect(table.partie).toMatchObject({ etape: 1, minuteur: null });
    expect(table.manche.jugements).toEqual({ [LEA]: "juste", [TOM]: "faux", [ZOE]: "faux" });
  });

  it("moves on from a message", () => {
    const table = creerTableEnJeu([
      creerQuestionChoix(),
      creerQuestionRien({ temps: 5 }),
      creerQuestionChoix(),
    ]).passer();
    table.apres(5_500).systeme(alarme(table).commande);
    expect(table.partie).toMatchObject({ etape: 0, position: 2 });
  });

  it("counts the first message from « trois, deux, un »", () => {
    const table = creerTableEnJeu([creerQuestionRien({ temps: 5 }), creerQuestionChoix()]);
    expect(table.partie.minuteur).toMatchObject({
      dureeMs: 5_000,
      resteMs: 5_000 + DECOMPTE_DU_LANCEMENT_MS,
    });
    expect(alarme(table).delaiMs).toBe(5_500 + DECOMPTE_DU_LANCEMENT_MS);
  });

  it("counts a message down without announcing it: it is no question", () => {
    const table = creerTableEnJeu([creerQuestionRien({ temps: 5 }), creerQuestionChoix()]);
    expect(table.partie).toMatchObject({ etape: 0, minuteur: { dureeMs: 5000 } });
    const image = creerTableEnJeu([
      creerQuestionRien({ temps: 5, media: "video.mp4" }),
      creerQuestionChoix(),
    ]);
    expect(image.partie.minuteur).toMatchObject({ depuis: null });
    expect(image.arme("media")?.commande).toEqual({
      type: "attenteMediaFinie",
      tour: image.partie.tour,
    });
  });

  it("takes an answer that comes in the last half second", () => {
    const table = question10s().apres(10_400).repondre(LEA, "Canberra");
    expect(table.manche.reponses).toEqual({ [LEA]: ["Canberra"] });
  });

  it("takes none after", () => {
    const table = question10s();
    const tour = table.partie.tour;
    table.apres(10_500).systeme(alarme(table).commande);
    expect(table.refus(LEA, { type: "repondre", tour, reponse: ["Canberra"] })).toBe("trop_tard");
  });

  it("does nothing for a stale alarm", () => {
    const table = question10s();
    const { commande } = alarme(table);
    if (commande.type !== "tempsEcoule") throw new Error("another command");
    expect(estSonne(table, commande)).toBe(true);
    for (const perimee of [
      { ...commande, tour: commande.tour - 1 },
      { ...commande, tour: commande.tour + 1 },
      { ...commande, numero: commande.numero - 1 },
      { ...commande, numero: commande.numero + 1 },
    ])
      expect(estSonne(table, perimee)).toBe(false);
    table.reveler();
    expect(estSonne(table, commande)).toBe(false);
    table.suivant();
    expect(estSonne(table, commande)).toBe(false);
    table.hote({ type: "terminer" });
    expect(estSonne(table, commande)).toBe(false);
  });
});

describe("freezing the countdown", () => {
  it("keeps what remains during a pause, and runs again from it", () => {
    const table = question10s().apres(3_000);
    const ancienne = alarme(table).commande;
    table.hote({ type: "pause", active: true });
    expect(table.partie.minuteur).toMatchObject({ resteMs: 7_000, depuis: null });
    expect(table.desarme("question")).toBe(true);
    expect(estSonne(table, ancienne)).toBe(false);
    table.apres(3_600_000);
    expect(reste(table)).toBe(7_000);
    table.hote({ type: "pause", active: false });
    expect(alarme(table).delaiMs).toBe(7_500);
    expect(estSonne(table, ancienne)).toBe(false);
    expect(estSonne(table, alarme(table).commande)).toBe(true);
    expect(reste(table.apres(2_000))).toBe(5_000);
  });

  it("does not add up over several pauses", () => {
    const table = question10s();
    for (let i = 0; i < 5; i++)
      table
        .apres(1_000)
        .hote({ type: "pause", active: true })
        .apres(500)
        .hote({ type: "pause", active: false });
    expect(reste(table)).toBe(5_000);
    table.hote({ type: "pause", active: true }).apres(500).hote({ type: "pause", active: true });
    expect(reste(table)).toBe(5_000);
  });

  it("keeps what remains while the host is away", () => {
    const table = question10s().apres(3_000).deconnecter(HOTE);
    expect(reste(table.apres(60_000))).toBe(7_000);
    table.hoteArrive();
    expect(alarme(table).delaiMs).toBe(7_500);
    expect(reste(table.apres(1_000))).toBe(6_000);
  });

  it("stays frozen when the host comes back to a game in pause", () => {
    const table = question10s()
      .apres(3_000)
      .hote({ type: "pause", active: true })
      .deconnecter(HOTE)
      .hoteArrive();
    expect(table.partie.minuteur?.depuis).toBeNull();
    table.hote({ type: "pause", active: false });
    expect(alarme(table).delaiMs).toBe(7_500);
  });

  it("waits for the media again when the host comes back before it started", () => {
    const table = question10s({ media: "video.mp4" }).apres(1_000).deconnecter(HOTE);
    table.systeme({ type: "attenteMediaFinie", tour: table.partie.tour });
    expect(table.partie.minuteur?.depuis).toBeNull();
    table.hoteArrive();
    expect(table.partie.minuteur?.depuis).toBeNull();
    expect(table.arme("media")?.commande).toEqual({
      type: "attenteMediaFinie",
      tour: table.partie.tour,
    });
    table.hote({ type: "mediaPret", tour: table.partie.tour });
    expect(alarme(table).delaiMs).toBe(10_500);
  });

  it("survives the server's stop by what remained when it was stored", () => {
    const table = question10s().apres(4_000);
    const instant = table.now;
    const ancienne = alarme(table).commande;
    // the clock of the new server starts elsewhere
    table.now = 12;
    table.systeme({ type: "restaurer", instant });
    expect(table.partie.minuteur).toMatchObject({ resteMs: 6_000, depuis: null });
    expect(estSonne(table, ancienne)).toBe(false);
    table.apres(5_000).hoteArrive();
    expect(table.partie.minuteur).toMatchObject({ resteMs: 6_000, depuis: table.now });
    expect(alarme(table).delaiMs).toBe(6_500);
  });
});

describe("telling what remains", () => {
  it("starts anew for a phone that comes in, without changing the end", () => {
    const table = question10s().apres(3_000);
    const numero = table.partie.minuteur?.numero;
    const ancienne = alarme(table).commande;
    table.rejoindre("Max");
    expect(table.partie.minuteur).toMatchObject({ resteMs: 7_000, depuis: table.now });
    expect(table.partie.minuteur?.numero).not.toBe(numero);
    expect(alarme(table).delaiMs).toBe(7_500);
    expect(estSonne(table, ancienne)).toBe(false);
    expect(estSonne(table, alarme(table).commande)).toBe(true);
  });

  it("does not give more time when phones keep coming in at the very end", () => {
    const table = question10s();
    let fin = table.now + alarme(table).delaiMs;
    table.apres(9_900);
    for (let i = 0; i < 20; i++) {
      table.apres(30).rejoindre(`Max ${i}`);
      const arme = table.arme("question");
      if (arme !== undefined) fin = table.now + arme.delaiMs;
    }
    expect(fin).toBe(1_000 + 10_500);
  });

  it("does not move while it is frozen", () => {
    const table = question10s().apres(3_000).hote({ type: "pause", active: true });
    const { minuteur } = table.partie;
    table.apres(1_000).rejoindre("Max");
    expect(table.partie.minuteur).toBe(minuteur);
    expect(table.arme("question")).toBeUndefined();
  });

  it("is not the business of anybody but the room", () => {
    const table = question10s();
    const { commande } = alarme(table);
    for (const auteur of [HOTE, LEA, "personne"])
      expect(table.refus(auteur, commande)).toBe("message_invalide");
    expect(AUTEUR_SYSTEME in table.partie.joueurs).toBe(false);
  });
});
