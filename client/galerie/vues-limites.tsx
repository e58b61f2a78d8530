/** Screens of a game with the longest texts and the most players allowed, measured by e2e/limites.e2e.ts. */
import type { Vue, VueJoueur, VueQuestion } from "#game/schema/etat.ts";
import {
  createEcranHoteRenderer,
  createSalonHoteRenderer,
  createTelephoneRenderer,
  creerGalerieParEtat,
} from "./en-partie.tsx";
import { exempleDeFinAvecJoueurs } from "./exemples-fin.ts";
import {
  MOT_DE_60_LETTRES,
  MOTS_DE_60_LETTRES,
  OPTIONS_DE_60_SIGNES,
  exempleQuestion,
  QUESTION_DE_300_SIGNES,
  exempleHoteEtJoueurs,
  VUE_DE_ROOM_EXEMPLE,
} from "./exemples-vue.ts";

/** Any picture, since only its box is measured. */
const IMAGE = `${location.origin}/icone-512.png`;
const NOMBRES = [2, 8, 20] as const;

const LONGUE = exempleQuestion({
  text: QUESTION_DE_300_SIGNES,
  options: OPTIONS_DE_60_SIGNES,
  temps: 30,
  aPreuve: true,
});
const ILLUSTREE = { ...LONGUE, media: IMAGE };
const COURTE = "Combien de côtés a un décagone\u00A0?";
/** A question of two lines and a half, one option of which takes two lines. */
const MOYENNE =
  "Un intrus au menu de la winstub\u00A0: quelle spécialité n’est pas alsacienne\u00A0?";
const CINQ = [
  "La choucroute garnie",
  "Le waterzoï",
  "Le kouglof",
  "Le jambonneau",
  "Le baeckeoffe",
];
const SIX_COURTES = ["Dix", "Douze", "Aucun, il est rond", "Huit", "Onze et demi", "Mille"];
const ILLUSTREE_COURTE = exempleQuestion({
  text: COURTE,
  options: SIX_COURTES.slice(0, 4),
  media: IMAGE,
  aPreuve: true,
});
const ILLUSTREE_ENTREE: VueQuestion = { ...ILLUSTREE_COURTE, type: "entree", options: [] };
const ORDRE: VueQuestion = { ...LONGUE, type: "ordre" };

const demander = (q: VueQuestion, nombre: number, champs: Partial<Vue> = {}): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 0,
  question: q,
  joueurs: exempleHoteEtJoueurs(nombre),
  minuteur: { dureeMs: 30_000, resteMs: 12_000, marche: false, numero: 1 },
  ...champs,
});

const juger =
  (options: readonly string[]) =>
  (rang: number): Partial<VueJoueur> => ({
    // 72 has the widest tally marks of all counts
    ...(rang === 0 ? { gorgee: 72 } : {}),
    reponse: [options[rang % 3] ?? ""],
    jugement: rang % 3 === 0 ? "juste" : "faux",
    aBoire: rang % 3 === 0 ? "0" : "3",
    reste: rang % 5 === 0 ? 2 : 0,
    aRepondu: true,
  });
const reveler = (q: VueQuestion, nombre: number): Vue => ({
  ...demander(q, nombre),
  etape: 1,
  question: { ...q, reponse: q.type === "ordre" ? OPTIONS_DE_60_SIGNES : q.options.slice(0, 1) },
  joueurs: exempleHoteEtJoueurs(
    nombre,
    juger(q.type === "ordre" ? OPTIONS_DE_60_SIGNES : q.options),
  ),
});

const message = (text: string): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  etape: 0,
  question: exempleQuestion({ type: "rien", text, options: [] }),
  joueurs: exempleHoteEtJoueurs(8),
});
function fin(nombre: number): Vue {
  const dite = exempleDeFinAvecJoueurs(nombre);
  // sips of the end table, so that the counter on a phone agrees with it
  const bues = (id: string) => dite.table.find((ligne) => ligne.id === id)?.gorgees ?? 0;
  const joueurs = exempleHoteEtJoueurs(nombre, (rang) => ({ gorgee: bues(`j${String(rang)}`) }));
  return { ...VUE_DE_ROOM_EXEMPLE, phase: "fin", joueurs, fin: dite };
}
const attente = (nombre: number): Vue => ({
  ...VUE_DE_ROOM_EXEMPLE,
  phase: "salon",
  joueurs: exempleHoteEtJoueurs(nombre),
});
const locale = (vue: Vue): Vue => ({ ...vue, modeJeu: "local" });
/** A proof of three lines. */
const PREUVE = {
  text: "La choucroute attend l’hiver, le kouglof n’attend personne, et le baeckeoffe attendait la lessive du lundi, dit-on encore à Strasbourg.",
  media: "",
};
/** Three states of an order question in a game without phones: the host judges it, hands out sips, then reads what everyone drinks. */
function ordreLocal(nom: string, text: string, options: string[], nombre: number) {
  const q = exempleQuestion({ type: "ordre", text, options, aPreuve: true, preuve: PREUVE });
  const juge: Vue = {
    ...locale(reveler(q, nombre)),
    question: { ...q, reponse: options.toReversed() },
  };
  const joueurs = exempleHoteEtJoueurs(nombre, (rang) => ({ ...juger(options)(rang), reste: 0 }));
  return {
    [`juger-${nom}`]: { ...juge, attendJugement: true },
    [`donner-${nom}`]: juge,
    [`juge-${nom}`]: { ...juge, joueurs },
  };
}

/** States of the views by name of the view; the number at the end of a name is the number of players. */
const VUES: Readonly<Record<string, Vue>> = Object.fromEntries(
  NOMBRES.flatMap((nombre) =>
    Object.entries({
      courte: demander(exempleQuestion({ text: COURTE, options: SIX_COURTES }), nombre),
      quatre: demander(exempleQuestion({ text: COURTE, options: SIX_COURTES.slice(0, 4) }), nombre),
      longue: demander(LONGUE, nombre),
      illustree: demander(ILLUSTREE, nombre),
      "illustree-courte": demander(ILLUSTREE_COURTE, nombre),
      "illustree-courte-revelee": reveler(ILLUSTREE_COURTE, nombre),
      "illustree-entree": demander(ILLUSTREE_ENTREE, nombre),
      "illustree-entree-revelee": reveler(ILLUSTREE_ENTREE, nombre),
      "illustree-message": demander({ ...ILLUSTREE_COURTE, type: "rien", options: [] }, nombre),
      revelee: reveler(LONGUE, nombre),
      "quatre-revelee": reveler(
        exempleQuestion({ text: COURTE, options: SIX_COURTES.slice(0, 4) }),
        nombre,
      ),
      "cinq-revelee": reveler(exempleQuestion({ text: MOYENNE, options: CINQ }), nombre),
      "six-revelee": reveler(exempleQuestion({ text: COURTE, options: SIX_COURTES }), nombre),
      "illustree-revelee": reveler(ILLUSTREE, nombre),
      ordre: demander(ORDRE, nombre),
      "ordre-revele": reveler(ORDRE, nombre),
      mots: demander(
        exempleQuestion({ text: MOT_DE_60_LETTRES, options: MOTS_DE_60_LETTRES }),
        nombre,
      ),
      fin: fin(nombre),
      ...ordreLocal("ordre", MOYENNE, CINQ, nombre),
      ...ordreLocal("longue", QUESTION_DE_300_SIGNES, OPTIONS_DE_60_SIGNES, nombre),
    }).map(([nom, vue]): [string, Vue] => [`${nom}-${String(nombre)}`, vue]),
  ),
);
const MESSAGES: Readonly<Record<string, Vue>> = {
  "message-court": message("À table\u00a0!"),
  "message-accents": message("Éloïse, Zoë et Chloé\u00a0: ça chauffe à l’œil, Île, ÊTRE, ÇA"),
  "message-local": locale(message("À table\u00a0! Servez-vous, la suite arrive.")),
};

export const GALERIE_CAS_LIMITES = {
  ...creerGalerieParEtat("limite", createEcranHoteRenderer, { ...VUES, ...MESSAGES }),
  ...creerGalerieParEtat("limite-tel", createTelephoneRenderer, { ...VUES, ...MESSAGES }),
  ...creerGalerieParEtat(
    "limite-salon",
    createSalonHoteRenderer,
    Object.fromEntries(
      NOMBRES.flatMap((n): [string, Vue][] => [
        [String(n), attente(n)],
        [`local-${String(n)}`, locale(attente(n))],
        [`apres-${String(n)}`, { ...attente(n), titre: "", fin: exempleDeFinAvecJoueurs(n) }],
      ]),
    ),
  ),
  ...creerGalerieParEtat("limite-salon-tel", createTelephoneRenderer, { "8": attente(8) }),
};
