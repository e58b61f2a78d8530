/** A table without browsers, on the client's own lines: the page that is measured is the only one that paints. */
import { randomBytes } from "node:crypto";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { roomCreee } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { Connexion } from "../../client/partie/line/connection.ts";
import { dessinDeBanc } from "../load/drawing.ts";

const PATIENCE_MS = 20_000;
const nouveauJeton = () => randomBytes(18).toString("base64url");

/** Opens the room whose host is a line, by its code. */
export async function ouvrirTable(adresse: string): Promise<{ code: string; hote: Connexion }> {
  const reponse = await fetch(`${adresse}/api/room`, { method: "POST" });
  const { code, billet } = roomCreee.parse(await reponse.json());
  const jeton = nouveauJeton();
  const hote = new Connexion(
    code,
    () => ({ role: "hote", jeton, pseudo: "Hôte", billet }),
    () => {},
  );
  await hote.ouvrir();
  return { code, hote };
}

/** Sits them down, each with a drawing of their own. */
export async function asseoirLignes(
  code: string,
  pseudos: readonly string[],
): Promise<Connexion[]> {
  const lignes: Connexion[] = [];
  for (const [rang, pseudo] of pseudos.entries()) {
    const jeton = nouveauJeton();
    const ligne = new Connexion(
      code,
      () => ({ role: "joueur", jeton, pseudo, sansAlcool: false }),
      () => {},
    );
    await ligne.ouvrir();
    await faire(ligne, { type: "dessiner", dessin: dessinDeBanc(rang) });
    lignes.push(ligne);
  }
  return lignes;
}

/** Throws when the room refuses. */
export async function faire(ligne: Connexion, commande: CommandeDuFil): Promise<void> {
  const issue = await ligne.demander(commande);
  if (!issue.ok) throw new Error(`${commande.type}: ${issue.refus}`);
}

/** What a line sees, as soon as it is what was waited for. */
export function attendre(ligne: Connexion, voulue: (vue: Vue) => boolean): Promise<Vue> {
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
export const estRevelee = ({ phase, etape }: Vue) => phase === "jeu" && etape === ETAPE.reponse;

/** The answer of a question that a line sees, right or wrong. */
function reponseDe({ question }: Vue, quizz: Quizz, juste: boolean): string[] {
  if (question === undefined) return [];
  const ecrite = quizz.questions.find(({ text }) => text === question.text);
  const bonne = ecrite?.reponse ?? [];
  if (juste) return bonne.slice(0, question.type === "ordre" ? undefined : 1);
  switch (question.type) {
    case "choix":
      return question.options.filter((option) => !bonne.includes(option)).slice(0, 1);
    case "ordre":
      return bonne.toReversed();
    case "entree":
      return ["aucune idée"];
    case "rien":
      return [];
  }
}

/** One line answers the question on the table. */
export async function repondreDe(ligne: Connexion, quizz: Quizz, juste: boolean): Promise<void> {
  const vue = await attendre(ligne, enQuestion);
  await faire(ligne, { type: "repondre", tour: vue.tour, reponse: reponseDe(vue, quizz, juste) });
}
