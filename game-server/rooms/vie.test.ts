/** Coming, going, coming back: decisions-jeu "People and devices", "Room life"; surete.md "Faults". */
import { once } from "node:events";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { ATTENTE_TELEPHONE_DECONNECTE_MS } from "#contracts/limites.ts";
import { codeRefus } from "#contracts/refus.ts";
import { CHEMIN_SOCKET, CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import {
  type BancDeRooms,
  entrerDansRoomDeTest,
  journalEnMemoire,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { ServerStoppingError } from "#server/game-service.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";

const bancs: BancDeRooms[] = [];

async function monter(options: Partial<Parameters<typeof creerBancDeRooms>[0]> = {}) {
  const banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], ...options });
  bancs.push(banc);
  return banc;
}

afterEach(async () => {
  for (const banc of bancs.splice(0)) await banc.fermer();
});

async function enJeu(banc: BancDeRooms, pseudos: readonly string[]) {
  const room = await ouvrirRoom(banc, pseudos);
  await room.hote.demander({ type: "reglerParametres", sansImprevu: true });
  await room.hote.demander({ type: "choisirQuizz", quizzId: "q-test" });
  await room.hote.jusqua((vue) => vue.titre !== "");
  await room.hote.demander({ type: "lancer" });
  const debut = await room.hote.jusqua((vue) => vue.phase === "jeu");
  return { ...room, tour: debut.tour };
}

const refus = (promesse: Promise<unknown>) =>
  promesse.then(
    () => "entered",
    (erreur: Error) => erreur.message,
  );

describe("coming in", () => {
  it("is refused with a reason: unknown room, bad pseudo, full room, local room, false host", async () => {
    const banc = await monter({ placesMax: 2 });
    const { code, hote } = await ouvrirRoom(banc, ["Léa", "lea"]);
    const joueur = (pseudo: string) => ({ role: "joueur", jeton: creerJetonDeTest(), pseudo });
    const salon = await hote.jusqua((vue) => Object.keys(vue.joueurs).length === 3);
    expect(Object.values(salon.joueurs).map(({ pseudo }) => pseudo)).toEqual(["", "Léa", "lea 2"]);
    expect(await refus(entrerDansRoomDeTest(banc, "ZZZZZ9", joueur("Tom")))).toContain(
      "room_innexistante",
    );
    expect(await refus(entrerDansRoomDeTest(banc, code, joueur("Tom")))).toBe("room_pleine");
    expect(await refus(entrerDansRoomDeTest(banc, code, joueur(" \u200B ")))).toBe("pseudo_vide");
    expect(await refus(entrerDansRoomDeTest(banc, code, joueur("x".repeat(21))))).toBe(
      "pseudo_trop_long",
    );
    expect(await refus(entrerDansRoomDeTest(banc, code, joueur("createur")))).toBe(
      "pseudo_reserve",
    );
    expect(await refus(entrerDansRoomDeTest(banc, code, { role: "joueur" }))).toBe(
      "message_invalide",
    );
    const faux = { role: "hote", jeton: creerJetonDeTest(), pseudo: "Pirate" };
    expect(await refus(entrerDansRoomDeTest(banc, code, faux))).toBe("billet_invalide");
    expect(await refus(entrerDansRoomDeTest(banc, code, { ...faux, billet: "deviné" }))).toBe(
      "billet_invalide",
    );
    await hote.demander({ type: "reglerParametres", modeJeu: "local" });
    expect(await refus(entrerDansRoomDeTest(banc, code, joueur("Tom")))).toBe("room_locale");
  });

  it("has the seats that the server's setting gives at the moment it is opened", async () => {
    const reglages = { quizz: [QUIZZ_DE_TEST], placesMax: 2 };
    const banc = await creerBancDeRooms(reglages);
    bancs.push(banc);
    const [petite, enTrop] = [await ouvrirRoom(banc, ["Léa", "Tom"]), "Zoé"];
    reglages.placesMax = 3;
    const grande = await ouvrirRoom(banc, ["Léa", "Tom"]);
    const joueur = () => ({ role: "joueur", jeton: creerJetonDeTest(), pseudo: enTrop });
    expect(await refus(entrerDansRoomDeTest(banc, petite.code, joueur()))).toBe("room_pleine");
    expect(await refus(entrerDansRoomDeTest(banc, grande.code, joueur()))).toBe("entered");
  });

  it("uses the host's ticket once: afterwards only the host's own secret opens", async () => {
    const banc = await monter();
    const { code, billet, jetonHote } = await ouvrirRoom(banc, []);
    const voleur = { role: "hote", jeton: creerJetonDeTest(), billet, pseudo: "Voleur" };
    expect(await refus(entrerDansRoomDeTest(banc, code, voleur))).toBe("billet_invalide");
    expect(
      await refus(entrerDansRoomDeTest(banc, code, { role: "hote", jeton: jetonHote, pseudo: "" })),
    ).toBe("entered");
  });

  it("uses it once, even by two who asked for their seat before either came in", async () => {
    const banc = await monter();
    const { code, billet } = await banc.jeu.creer();
    const arriver = () =>
      refus(
        entrerDansRoomDeTest(banc, code, {
          role: "hote",
          jeton: creerJetonDeTest(),
          billet,
          pseudo: "Ada",
        }),
      );
    expect((await Promise.all([arriver(), arriver()])).toSorted()).toEqual([
      "billet_invalide",
      "entered",
    ]);
  });

  it("refuses the ticket shown with the secret of a player of the room, and leaves it unused", async () => {
    const banc = await monter();
    const { code, billet } = await banc.jeu.creer();
    const jeton = creerJetonDeTest();
    expect(
      await refus(entrerDansRoomDeTest(banc, code, { role: "joueur", jeton, pseudo: "Léa" })),
    ).toBe("entered");
    const hote = { role: "hote", jeton, billet, pseudo: "Ada" };
    expect(await refus(entrerDansRoomDeTest(banc, code, hote))).toBe("billet_invalide");
    expect(
      await refus(entrerDansRoomDeTest(banc, code, { ...hote, jeton: creerJetonDeTest() })),
    ).toBe("entered");
  });

  it("is refused over the socket for a foreign Origin", async () => {
    const banc = await monter();
    const { code } = await ouvrirRoom(banc, []);
    const { WebSocket } = await import("ws");
    const adresse = `ws://127.0.0.1:${banc.port}${CHEMIN_SOCKET}${code}`;
    const socket = new WebSocket(adresse, { origin: "https://mechant.example" });
    const erreur = await new Promise<Error>((resoudre) => {
      socket.on("error", resoudre);
    });
    expect(erreur.message).toContain("403");
    // a page of the site itself is accepted too
    const admis = new WebSocket(adresse, { origin: "http://banc" });
    await once(admis, "open");
    admis.send(JSON.stringify({ role: "joueur", jeton: creerJetonDeTest(), pseudo: "Tom" }));
    await once(admis, "message");
    admis.close();
  });
});

describe("leaving and coming back", () => {
  it("keeps seat, score and sips of a phone whose line was cut, and never waits for it", async () => {
    const banc = await monter();
    const { code, hote, joueurs, jetons, tour } = await enJeu(banc, ["Léa", "Tom"]);
    const [lea, tom] = joueurs;
    await lea?.demander({ type: "repondre", tour, reponse: ["Canberra"] });
    tom?.room.connection.close();
    await hote.jusqua((vue) => vue.joueurs["j2"]?.present === false);
    const reveal = await hote.jusqua(
      (vue) => vue.etape === 1,
      ATTENTE_TELEPHONE_DECONNECTE_MS + 2000,
    );
    expect(Object.values(reveal.joueurs).find(({ pseudo }) => pseudo === "Tom")).toMatchObject({
      present: false,
      gorgee: 0,
    });
    const retour = await entrerDansRoomDeTest(banc, code, {
      role: "joueur",
      jeton: jetons[1],
      pseudo: "Tom",
    });
    const vue = await retour.jusqua(({ etape }) => etape === 1);
    expect(Object.keys(vue.joueurs)).toHaveLength(3);
    expect(
      Object.values(vue.joueurs).every(({ pseudo, present }) => pseudo === "" || present),
    ).toBe(true);
  });

  it("gives the seat to the newest of two connections of one person", async () => {
    const banc = await monter();
    const { code, joueurs, jetons } = await ouvrirRoom(banc, ["Léa"]);
    const neuve = await entrerDansRoomDeTest(banc, code, {
      role: "joueur",
      jeton: jetons[0],
      pseudo: "Léa",
    });
    await neuve.jusqua((vue) => Object.keys(vue.joueurs).length === 2);
    await expect.poll(() => joueurs[0]?.fermetures).toEqual([CODES_FERMETURE_SOCKET.ailleurs]);
    expect(await neuve.demander({ type: "sansAlcool", actif: true })).toEqual({ ok: true });
  });

  it("sends a kicked player away and keeps the door shut", async () => {
    const banc = await monter();
    const { code, hote, joueurs, jetons } = await ouvrirRoom(banc, ["Léa", "Tom"]);
    await hote.demander({ type: "supprimerJoueur", joueur: "j2" });
    await expect.poll(() => joueurs[1]?.fermetures).toEqual([CODES_FERMETURE_SOCKET.kick]);
    const retour = entrerDansRoomDeTest(banc, code, {
      role: "joueur",
      jeton: jetons[1],
      pseudo: "Tom",
    });
    expect(await refus(retour)).toBe("kick");
  });

  it("pauses while the host is away, and goes on where it was", async () => {
    const banc = await monter();
    const { code, hote, joueurs, jetonHote, tour } = await enJeu(banc, ["Léa", "Tom"]);
    const [lea, tom] = joueurs;
    hote.room.connection.close();
    await lea?.jusqua((vue) => vue.enPause && !vue.hotePresent);
    expect(await lea?.demander({ type: "repondre", tour, reponse: ["Perth"] })).toEqual({
      ok: true,
    });
    expect(await tom?.demander({ type: "repondre", tour, reponse: ["Perth"] })).toEqual({
      ok: true,
    });
    expect(lea?.vue.etape).toBe(0);
    const retour = await entrerDansRoomDeTest(banc, code, {
      role: "hote",
      jeton: jetonHote,
      pseudo: "",
    });
    await retour.jusqua((vue) => vue.etape === 1 && !vue.enPause);
  });

  it("ends the game and says why when fewer than two people are left", async () => {
    const banc = await monter();
    const { hote, joueurs } = await enJeu(banc, ["Léa", "Tom"]);
    void joueurs[0]?.room.request("commande", { type: "quitter" }).catch(() => {});
    const fin = await hote.jusqua((vue) => vue.phase === "fin");
    expect(fin.fin?.raison).toBe("joueurs");
    await expect.poll(() => joueurs[0]?.fermetures).toEqual([CODES_FERMETURE_SOCKET.depart]);
  });

  it("closes the room for everybody when the host does", async () => {
    const banc = await monter();
    const { code, hote, joueurs } = await ouvrirRoom(banc, ["Léa"]);
    expect(await hote.demander({ type: "supprimerRoom" })).toEqual({ ok: true });
    await expect.poll(() => joueurs[0]?.fermetures).toEqual([CODES_FERMETURE_SOCKET.roomSupprimee]);
    await expect.poll(() => banc.jeu.existe(code)).toBe(false);
  });
});

describe("a room where nothing happens", () => {
  /** Pings of ten minutes. */
  const PINGS = 150;
  const ECART_MS = 4_000;

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ["whatever the time of day", 0],
    ["whose machine is set back by two days", -48 * 3600 * 1000],
  ])("keeps every line, %s", async (_cas, decalageMs) => {
    const banc = await monter();
    const { hote, joueurs } = await ouvrirRoom(banc, ["Léa"]);
    await hote.jusqua((vue) => Object.keys(vue.joueurs).length === 2);
    const maintenant = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => maintenant + decalageMs);
    const horloge = performance.now.bind(performance);
    let passees = 0;
    vi.spyOn(performance, "now").mockImplementation(() => horloge() + passees);
    const ecrans = [hote, ...joueurs];
    for (let i = 0; i < PINGS; i++) {
      const reponses = ecrans.map((ecran) => ecran.allerRetour());
      await Promise.all(reponses);
      passees += ECART_MS;
    }
    expect(ecrans.flatMap(({ fermetures }) => fermetures)).toEqual([]);
    expect(await joueurs[0]?.demander({ type: "sansAlcool", actif: true })).toEqual({ ok: true });
  });
});

describe("a server that stops", () => {
  it("tells nobody that their room does not exist, and opens no other", async () => {
    const banc = await monter();
    const { code, joueurs, jetons } = await ouvrirRoom(banc, ["Léa"]);
    const options = { role: "joueur", jeton: jetons[0], pseudo: "Léa" };
    const partie = new Promise<number>((resoudre) => joueurs[0]?.room.onLeave(resoudre));
    const arret = banc.jeu.fermer();
    const retour = refus(entrerDansRoomDeTest(banc, code, options));
    for (const demande of [banc.jeu.existe(code), banc.jeu.creer()])
      await expect(demande).rejects.toThrow(ServerStoppingError);
    // the answer is no refusal, so the client tries again
    expect(codeRefus.safeParse(await retour).success).toBe(false);
    expect(await partie).toBe(CODES_FERMETURE_SOCKET.arretServeur);
    await arret;
    await expect(banc.jeu.existe(code)).rejects.toThrow(ServerStoppingError);
  });
});

describe("what is stored", () => {
  it("brings the rooms of a killed server back: same step, same answers, everybody finds their seat", async () => {
    const { journal, disque } = journalEnMemoire();
    const banc = await monter({ journal });
    const { code, joueurs, jetons, jetonHote, tour } = await enJeu(banc, ["Léa", "Tom"]);
    await joueurs[0]?.demander({ type: "repondre", tour, reponse: ["Canberra"] });
    // a SIGKILL leaves the disk as it is now
    const reste = new Map(disque);
    await bancs.pop()?.fermer();
    disque.clear();
    for (const [cle, valeur] of reste) disque.set(cle, valeur);

    const neuf = await monter({ journal });
    expect(await neuf.jeu.existe(code)).toBe(true);
    const lea = await entrerDansRoomDeTest(neuf, code, {
      role: "joueur",
      jeton: jetons[0],
      pseudo: "Léa",
    });
    const vue = await lea.jusqua(({ phase }) => phase === "jeu");
    expect(vue).toMatchObject({ tour, etape: 0, enPause: true });
    expect(vue.joueurs["j1"]).toMatchObject({ aRepondu: true, present: true });
    const hote = await entrerDansRoomDeTest(neuf, code, {
      role: "hote",
      jeton: jetonHote,
      pseudo: "",
    });
    const tom = await entrerDansRoomDeTest(neuf, code, {
      role: "joueur",
      jeton: jetons[1],
      pseudo: "Tom",
    });
    await tom.demander({ type: "repondre", tour, reponse: ["Perth"] });
    await hote.jusqua(({ etape }) => etape === 1);
    expect((await tom.jusqua(({ etape }) => etape === 1)).joueurs["j1"]?.score).toBe(1);
  });

  it("does not acknowledge what could not be stored, says so, and recovers", async () => {
    const { journal, panne } = journalEnMemoire();
    const banc = await monter({ journal });
    const { hote, joueurs, tour } = await enJeu(banc, ["Léa", "Tom"]);
    panne(true);
    await hote.jusqua((vue) => vue.sauvegardeEnPanne);
    let accusee = false;
    const demande = joueurs[0]
      ?.demander({ type: "repondre", tour, reponse: ["Perth"] })
      .then((r) => {
        accusee = true;
        return r;
      });
    // the game goes on in memory while nothing can be stored
    await hote.jusqua((vue) => vue.joueurs["j1"]?.aRepondu === true);
    await joueurs[0]?.allerRetour();
    expect(accusee).toBe(false);
    panne(false);
    expect(await demande).toEqual({ ok: true });
    await hote.jusqua((vue) => !vue.sauvegardeEnPanne);
  });

  it("acknowledges a repeated command only once what it did the first time is stored", async () => {
    const { journal, panne } = journalEnMemoire();
    const banc = await monter({ journal });
    const { hote, joueurs, tour } = await enJeu(banc, ["Léa", "Tom"]);
    const [lea] = joueurs;
    if (lea === undefined) throw new Error("Léa plays");
    panne(true);
    const accusees: unknown[] = [];
    const envoyer = () =>
      lea
        .demander({ type: "repondre", tour, reponse: ["Perth"], id: "envoi-de-lea" })
        .then((accuse) => accusees.push(accuse));
    const envois = [envoyer()];
    await hote.jusqua((vue) => vue.joueurs["j1"]?.aRepondu === true);
    envois.push(envoyer());
    await lea.allerRetour();
    expect(accusees).toEqual([]);
    panne(false);
    await Promise.all(envois);
    expect(accusees).toEqual([{ ok: true }, { ok: true }]);
  });
});

test("a suspended account takes its rooms with it, and loses its seats in those of others", async () => {
  const banc = await monter();
  const sienne = await ouvrirRoom(banc, ["Tom"], "lea");
  const autre = await ouvrirRoom(banc, ["Zoé"], "max");
  const invitee = { role: "joueur", jeton: creerJetonDeTest(), pseudo: "Léa" };
  const place = await entrerDansRoomDeTest(banc, autre.code, invitee, "lea");
  await autre.hote.jusqua((vue) => Object.keys(vue.joueurs).length === 3);
  await banc.jeu.exclure((compte) => compte === "lea");
  await expect
    .poll(() => sienne.joueurs[0]?.fermetures)
    .toEqual([CODES_FERMETURE_SOCKET.moderation]);
  await expect.poll(() => place.fermetures).toEqual([CODES_FERMETURE_SOCKET.kick]);
  const reste = await autre.hote.jusqua((vue) => Object.keys(vue.joueurs).length === 2);
  expect(Object.values(reste.joueurs).map(({ pseudo }) => pseudo)).toEqual(["", "Zoé"]);
  await expect.poll(() => banc.jeu.existe(sienne.code)).toBe(false);
  expect(await banc.jeu.existe(autre.code)).toBe(true);
});

test("an account is taken from its host's seat, and comes back with the cookie alone", async () => {
  const privee = { ...QUIZZ_DE_TEST, createur: "lea", visibilite: "prive" } as const;
  const banc = await monter({ quizz: [privee] });
  const { code, hote, jetonHote } = await ouvrirRoom(banc, ["Tom"], "lea");
  const autre = await ouvrirRoom(banc, [], "max");
  await banc.jeu.detacher("lea");
  await expect.poll(() => hote.fermetures).toEqual([CODES_FERMETURE_SOCKET.resync]);
  expect(autre.hote.fermetures).toEqual([]);
  const retour = { role: "hote", jeton: jetonHote, pseudo: "Hôte" };
  const choisir = { type: "choisirQuizz", quizzId: privee._id } as const;
  const visiteur = await entrerDansRoomDeTest(banc, code, retour);
  const refuse = new Promise((dire) => visiteur.room.onMessage("refus", dire));
  await visiteur.demander(choisir);
  expect(await refuse).toBe("quizz_introuvable");
  const lea = await entrerDansRoomDeTest(banc, code, retour, "lea");
  await lea.demander(choisir);
  expect((await lea.jusqua((vue) => vue.titre !== "")).titre).toBe(privee.title);
});
