/** Tables with one page, the other screens being bare connections: a TV page with phones as connections, then a phone page with the host and the other phones as connections. */
import { randomBytes } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import { trouverManiereDeRepondre, type Quizz } from "#contracts/quizz.ts";
import { reponseRoomCreee } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { RoomConnection } from "../../client/partie/line/connection.ts";
import { fermerMenu, ouvrirGestionDuJoueur } from "../../e2e/support/menu.ts";
import {
  allowMotion,
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  rejoindreEnPixelsReels,
} from "../../e2e/support/soiree.ts";
import { createBenchDrawing } from "../load/generator.ts";

const PATIENCE_MS = 20_000;
const nouveauJeton = () => randomBytes(18).toString("base64url");

/** Opens a room whose host is a bare connection. */
export async function ouvrirRoomDeBench(
  adresse: string,
): Promise<{ code: string; hote: RoomConnection }> {
  const reponse = await fetch(`${adresse}/api/room`, { method: "POST" });
  const { code, billet } = reponseRoomCreee.parse(await reponse.json());
  const jeton = nouveauJeton();
  const hote = new RoomConnection(
    code,
    () => ({ role: "hote", jeton, pseudo: "Hôte", billet }),
    () => {},
  );
  await hote.ouvrir();
  return { code, hote };
}

/** Brings these connections in, each with a drawing of its own. */
export async function connecterJoueursDeBench(
  code: string,
  pseudos: readonly string[],
): Promise<RoomConnection[]> {
  const lignes: RoomConnection[] = [];
  for (const [rang, pseudo] of pseudos.entries()) {
    const jeton = nouveauJeton();
    const ligne = new RoomConnection(
      code,
      () => ({ role: "joueur", jeton, pseudo, sansAlcool: false }),
      () => {},
    );
    await ligne.ouvrir();
    await executerCommandeOuEchouer(ligne, { type: "dessiner", dessin: createBenchDrawing(rang) });
    lignes.push(ligne);
  }
  return lignes;
}

/** Sends a command; throws when the room refuses it. */
export async function executerCommandeOuEchouer(
  ligne: RoomConnection,
  commande: CommandeDEcran,
): Promise<void> {
  const issue = await ligne.demander(commande);
  if (!issue.ok) throw new Error(`${commande.type}: ${issue.refus}`);
}

/** Resolves with the state of a connection once it is the expected one. */
export function attendreEtatDeConnexion(
  ligne: RoomConnection,
  voulue: (vue: Vue) => boolean,
): Promise<Vue> {
  return new Promise((resoudre, rejeter) => {
    const minuterie = setTimeout(() => {
      finir();
      rejeter(new Error("the room does not come to it"));
    }, PATIENCE_MS);
    const regarder = () => {
      const { vue } = ligne.lire();
      if (vue === null || !voulue(vue)) return;
      clearTimeout(minuterie);
      finir();
      resoudre(vue);
    };
    const finir = ligne.abonner(regarder);
    regarder();
  });
}

const enQuestion = ({ phase, etape }: Vue) => phase === "jeu" && etape === ETAPE.question;
export const estQuestionRevelee = ({ phase, etape }: Vue) =>
  phase === "jeu" && etape === ETAPE.reponse;

/** A right or wrong answer to the question that a connection sees. */
function reponseDe({ question }: Vue, quizz: Quizz, juste: boolean): string[] {
  if (question === undefined) return [];
  const ecrite = quizz.questions.find(({ text }) => text === question.text);
  const bonne = ecrite?.reponse ?? [];
  if (juste)
    return bonne.slice(
      0,
      trouverManiereDeRepondre(question) === "toutesLesOptions" ? undefined : 1,
    );
  switch (trouverManiereDeRepondre(question)) {
    case "uneOption":
      return question.options.filter((option) => !bonne.includes(option)).slice(0, 1);
    case "toutesLesOptions":
      return bonne.toReversed();
    case "texte":
      return ["aucune idée"];
    case null:
      return [];
  }
}

/** Answers the current question from one connection. */
export async function repondreDepuisConnexion(
  ligne: RoomConnection,
  quizz: Quizz,
  juste: boolean,
): Promise<void> {
  const vue = await attendreEtatDeConnexion(ligne, enQuestion);
  await executerCommandeOuEchouer(ligne, {
    type: "repondre",
    tour: vue.tour,
    reponse: reponseDe(vue, quizz, juste),
  });
}

/** A sequence that is about to be shown on a page. */
export interface MeasuredRevealMoment {
  readonly nom: string;
  readonly page: Page;
  /** Starts the sequence: one answer, or one press on another screen. */
  readonly commencer: () => Promise<void>;
}
/** Measures the sequence; resolves once it is over. */
export type MeasureRevealMoment = (moment: MeasuredRevealMoment) => Promise<void>;

/** Number of reveals before the measured one. */
const AVANT = 2;
/**
 * Rest after the last reveal (6 s). The bench plays in seconds a quizz that lasts minutes, and a browser collects the
 * memory of that once the page rests, several times, 8 s and more later; without a rest, the collection always fell into
 * the end.
 */
const REPOS_MS = 26_000;
const MENEUSE = "Léa";
const VOISINS = ["Tom", "Zineb", "Jean-Baptiste"] as const;

interface Table {
  readonly page: Page;
  /** The connection that reveals and goes on: the host, or the holder of the remote control. */
  readonly meneur: RoomConnection;
  /** The players without a page. */
  readonly lignes: readonly RoomConnection[];
  readonly quizz: Quizz;
  /** Answers from the page, before the last connection answers. */
  readonly repondre: () => Promise<void>;
}

const estUneQuestion = ({ phase, etape, question }: Vue) =>
  phase === "jeu" && etape === ETAPE.question && question !== undefined && question.type !== "rien";
const estUnChoix = (vue: Vue) => estUneQuestion(vue) && vue.question?.type === "choix";
/** Whether the end follows this question. */
const estLaDerniere = (vue: Vue, { questions }: Quizz) =>
  vue.position + 1 >= questions.length &&
  (estQuestionRevelee(vue) || vue.question?.type === "rien");

async function avancer(meneur: RoomConnection, vue: Vue): Promise<void> {
  const { tour } = vue;
  await executerCommandeOuEchouer(meneur, {
    type: estUneQuestion(vue) ? "reveler" : "suivant",
    tour,
  });
  await attendreEtatDeConnexion(meneur, (autre) => autre.tour !== tour);
}

/** Goes on until the table is at the wanted step, with its question open. */
async function allerA(meneur: RoomConnection, voulue: (vue: Vue) => boolean): Promise<Vue> {
  for (;;) {
    const vue = await attendreEtatDeConnexion(meneur, ({ phase }) => phase === "jeu");
    // standings cover the question that they come with; the room refuses this once they are over
    if (vue.classement !== undefined && estUneQuestion(vue))
      await meneur.demander({ type: "suivant", tour: vue.tour });
    if (voulue(vue)) return vue;
    await avancer(meneur, vue);
  }
}

/** Answers from every connection but the last, whose answer reveals. */
async function jusquAuDernier({ lignes, quizz, repondre }: Table): Promise<() => Promise<void>> {
  await repondre();
  for (const [i, ligne] of lignes.slice(0, -1).entries())
    await repondreDepuisConnexion(ligne, quizz, i % 2 === 0);
  const dernier = lignes.at(-1);
  if (dernier === undefined) throw new Error("nobody plays");
  return () => repondreDepuisConnexion(dernier, quizz, false);
}

/** Plays a reveal, then the end of the quizz. */
async function jouer(table: Table, ou: string, mesurer: MeasureRevealMoment): Promise<void> {
  const { page, meneur, quizz } = table;
  for (let joues = 0; joues <= AVANT; joues++) {
    await allerA(meneur, estUnChoix);
    const reveler = await jusquAuDernier(table);
    if (joues === AVANT) await mesurer({ nom: `reveal, ${ou}`, page, commencer: reveler });
    else await reveler();
    await avancer(meneur, await attendreEtatDeConnexion(meneur, estQuestionRevelee));
  }
  const derniere = await allerA(meneur, (vue) => estLaDerniere(vue, quizz));
  await page.waitForTimeout(REPOS_MS);
  const finir = () => executerCommandeOuEchouer(meneur, { type: "suivant", tour: derniere.tour });
  await mesurer({ nom: `end, ${ou}`, page, commencer: finir });
}

export async function measureRevealOnTv(
  navigateur: Browser,
  adresse: string,
  quizz: Quizz,
  mesurer: MeasureRevealMoment,
): Promise<void> {
  const { page, code, contexte } = await ouvrirRoomJusquAuxReglages(navigateur, adresse);
  const lignes = await connecterJoueursDeBench(code, [MENEUSE, ...VOISINS]);
  const [meneur] = lignes;
  if (meneur === undefined) throw new Error("nobody plays");
  await allowMotion(page);
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, quizz.title);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  const dialogue = await ouvrirGestionDuJoueur(page, MENEUSE);
  await dialogue.getByRole("button", { name: "Donner la télécommande" }).click();
  await attendreEtatDeConnexion(meneur, ({ telecommande }) => telecommande !== "");
  await fermerMenu(page);
  await jouer({ page, meneur, lignes, quizz, repondre: async () => {} }, "TV", mesurer);
  await contexte.close();
  for (const ligne of lignes) ligne.fermer();
}

export async function measureRevealOnPhone(
  navigateur: Browser,
  adresse: string,
  quizz: Quizz,
  mesurer: MeasureRevealMoment,
): Promise<void> {
  const { code, hote } = await ouvrirRoomDeBench(adresse);
  const { page, contexte } = await rejoindreEnPixelsReels(navigateur, code, MENEUSE, adresse);
  const lignes = await connecterJoueursDeBench(code, VOISINS);
  await allowMotion(page);
  await executerCommandeOuEchouer(hote, { type: "reglerParametres", sansImprevu: true });
  await executerCommandeOuEchouer(hote, { type: "choisirQuizz", quizzId: quizz._id });
  await attendreEtatDeConnexion(hote, ({ titre, chargement }) => titre !== "" && !chargement);
  await executerCommandeOuEchouer(hote, { type: "lancer" });
  const repondre = async () => {
    await page.getByRole("radio").first().click();
    await page.getByRole("button", { name: "Valider" }).click();
  };
  await jouer({ page, meneur: hote, lignes, quizz, repondre }, "phone", mesurer);
  await contexte.close();
  for (const ligne of [hote, ...lignes]) ligne.fermer();
}
