/** An invented end of game for any number of players, whose awards agree with its own table and curves. */
import { type Distinction, distinction } from "#contracts/partie.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { exempleLignesDeJoueursSurArdoise } from "./exemples-vue.ts";

const QUESTIONS = 15;

/** Sips of a player at a question: irregular, but the same at each load. */
const bues = (rang: number, question: number): number => {
  const n = Math.abs(Math.sin(rang * 127.1 + question * 311.7) * 43_758.5) % 1;
  const soif = 0.25 + ((rang * 7) % 10) / 14;
  return n > soif ? 0 : 1 + (Math.floor(n * 13) % 4) + (n < 0.02 ? 8 : 0);
};

function courbe(rang: number): number[] {
  let somme = 0;
  return Array.from({ length: QUESTIONS }, (_, question) => (somme += bues(rang, question)));
}

const questions = Array.from({ length: QUESTIONS }, (_, question) => question);
const gorgeon = (rang: number): number =>
  Math.max(...questions.map((question) => bues(rang, question)));
const avantLeMilieu = (rang: number): number => courbe(rang)[Math.floor(QUESTIONS / 2) - 1] ?? 0;

interface Ligne {
  readonly rang: number;
  readonly pseudo: string;
  readonly gorgees: number;
  readonly score: number;
  readonly jugees: number;
}

/** How to find the value of each award that can also be read from the table or the curves, so that both agree. */
const FAITS: Partial<Record<Distinction, (ligne: Ligne) => number>> = {
  sansFaute: ({ score }) => score,
  sommelier: ({ gorgees }) => gorgees,
  descente: ({ rang }) => gorgeon(rang),
  chameau: ({ rang }) => questions.filter((question) => bues(rang, question) === 0).length,
  serie: ({ score }) => Math.ceil(score / 2),
  mauvaisePasse: ({ score, jugees }) => Math.ceil((jugees - score) / 2),
  finDeService: ({ score }) => Math.floor(score / 2),
  depart: ({ score }) => Math.ceil(score / 2),
  cordee: ({ score }) => score,
  tete: ({ score }) => score,
  contradiction: ({ score, jugees }) => jugees - score,
  salee: ({ gorgees }) => gorgees,
  aperitif: ({ rang }) => avantLeMilieu(rang),
  derniereTournee: ({ rang, gorgees }) => gorgees - avantLeMilieu(rang),
  robinet: ({ rang }) => questions.filter((question) => bues(rang, question) > 0).length,
  pilier: ({ jugees }) => jugees,
  enseigne: ({ pseudo }) => pseudo.match(/\p{L}/gu)?.length ?? 0,
};

export function exempleDeFinAvecJoueurs(nombre: number): VueFin {
  const noms = exempleLignesDeJoueursSurArdoise(Math.min(nombre, 20)).map(({ nom }) => nom);
  while (noms.length < nombre) noms.push(`Cousin éloigné ${String(noms.length - 19)}`);
  const joueurs = noms.map((pseudo, rang) => ({ id: `j${String(rang)}`, pseudo, rang }));
  const courbes = joueurs.map(({ id, rang }) => ({ id, points: courbe(rang) }));
  const table = joueurs.map(({ id, pseudo, rang }) => ({
    id,
    pseudo,
    gorgees: courbe(rang).at(-1) ?? 0,
    score: nombre > 3 && rang === 5 ? -1 : Math.max(0, 12 - Math.round((rang * 12) / nombre)),
    jugees: 14,
    parti: nombre > 12 && rang === 11,
  }));
  const notes = table.filter(({ score, parti }) => score >= 0 && !parti);
  const rangDe = (moi: (typeof table)[number]) =>
    notes.includes(moi) ? 1 + notes.filter(({ score }) => score > moi.score).length : 0;
  const [a = ""] = joueurs.map(({ id }) => id);
  const restes = table.filter(({ parti }) => !parti);
  const assoiffe = restes.reduce((tete, une) => (une.gorgees > tete.gorgees ? une : tete));
  const sauts = joueurs.filter(({ id }) => restes.some((une) => une.id === id));
  const goulu = sauts.reduce((tete, un) => (gorgeon(un.rang) > gorgeon(tete.rang) ? un : tete));
  return {
    raison: "quizz",
    defi: [
      { t: "joueur", id: assoiffe.id, v: assoiffe.pseudo, n: 0 },
      {
        t: "texte",
        id: "",
        n: 0,
        v: " a le plus bu\u00A0: c’est l’heure de raconter sa pire soirée, avec l’accent de son choix.",
      },
    ],
    table: table
      .map((ligne) => Object.assign(ligne, { rang: rangDe(ligne) }))
      .sort((x, y) => Number(x.parti) - Number(y.parti) || y.score - x.score),
    courbes,
    prix: joueurs
      .filter((_, rang) => table[rang]?.parti === false)
      .map(({ id, pseudo, rang }) => {
        const nom = distinction.options[(rang * 5 + 3) % distinction.options.length] ?? "pilier";
        const { gorgees = 0, score = 0, jugees = 0 } = table.find((une) => une.id === id) ?? {};
        const valeur = FAITS[nom]?.({ rang, pseudo, gorgees, score: Math.max(0, score), jugees });
        return { nom, qui: [id], valeur: valeur ?? 2 + ((rang * 7) % 11) };
      }),
    recu: [
      { nom: "pireReponse", qui: [], valeur: 2, sur: 0, texte: "Mayenne" },
      { nom: "descente", qui: [goulu.id], valeur: gorgeon(goulu.rang), sur: 0, texte: "" },
      {
        nom: "genereux",
        qui: joueurs.slice(1, 3).map(({ id }) => id),
        valeur: 11,
        sur: 0,
        texte: "",
      },
      { nom: "eponge", qui: [a], valeur: 6, sur: 0, texte: "" },
      {
        nom: "colle",
        qui: [],
        valeur: Math.max(1, notes.length - 1),
        sur: notes.length,
        texte: "Quel fromage a donné son nom à une unité de mesure de la mauvaise foi ?",
      },
      { nom: "imprevus", qui: [], valeur: 34, sur: 0, texte: "" },
    ],
    quizzId: "exemple",
    titre: "Apéro culture générale",
    tour: 40,
    nbQuestions: 14,
  };
}
