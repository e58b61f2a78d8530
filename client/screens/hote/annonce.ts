/** One sentence per step for those who listen to the host's screen instead of looking at it. Pure. */
import { direBonneReponse } from "../../questions/types-de-question.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueFin, VueImprevu, VueMorceau } from "#game/schema/etat.ts";
import { estRoomLocale } from "../../partie/joueurs.ts";
import { composerLignesImprimeesDuRecu, totalDesGorgeesDeLaPartie } from "../../scenes/recu.ts";
import {
  direMotsApresLeScore,
  composerLignesDeTableFin,
  listerMarchesDuPodium,
} from "../../scenes/lignes-de-table-fin.ts";
import type { GameEndReveal } from "../../scenes/timeline/use-end-reveal.ts";
import { estPlaceDuPodiumDite } from "../../scenes/timeline/end-timeline.ts";
import { hasRevealReached, type RevealMoment } from "../../scenes/timeline/timeline.ts";
import {
  aReponduJusteOuPrecis,
  listerJoueursDontReponseCompte,
} from "../../scenes/hote/joueurs.ts";
import { NOMS_DES_VERDICTS_DU_SCRUTIN } from "../../scenes/scrutin.ts";
import { enumererNoms } from "../../ui/typographie.tsx";

const dire = (morceaux: readonly VueMorceau[]): string => morceaux.map(({ v }) => v).join("");

/** Sentence for screen readers about the part of the end just shown: the whole receipt, a place of the podium, or the dare. */
function annonceFin(fin: VueFin, end: GameEndReveal): string {
  const derniere = listerMarchesDuPodium(composerLignesDeTableFin(fin)).find(({ rang }) =>
    estPlaceDuPodiumDite(end, rang),
  );
  switch (end.temps) {
    case "note":
      return "Fin de la partie. L’addition s’imprime.";
    case "total": {
      const lignes = composerLignesImprimeesDuRecu(fin).map(
        ({ libelle, objet, fait }) => `${libelle}\u00A0: ${objet}, ${fait}.`,
      );
      return `${lignes.join(" ")} Gorgées servies\u00A0: ${String(totalDesGorgeesDeLaPartie(fin))}.`;
    }
    case "tambour":
      return "Roulement de tambour.";
    case "troisieme":
    case "deuxieme":
    case "premier": {
      if (derniere === undefined) return "";
      const { rang, pseudos } = derniere;
      return `${PLACES[rang] ?? ""}\u00A0: ${enumererNoms(pseudos)}, ${String(derniere.score)} ${direMotsApresLeScore(derniere)}.`;
    }
    case "table":
      return `Fin de la partie. ${dire(fin.defi)}`;
  }
}

const PLACES: Readonly<Record<number, string>> = {
  1: "Première place",
  2: "Deuxième place",
  3: "Troisième place",
};

/**
 * The step on the host's screen in one sentence. @param moment of a reveal, announced at its verdict and not before
 * @param end how far the end has been told
 */
export function direEtapeAuLecteurDEcran(
  vue: Vue,
  moment: RevealMoment,
  end: GameEndReveal,
): string {
  if (vue.phase === "fin") return vue.fin === undefined ? "" : annonceFin(vue.fin, end);
  if (vue.pauseDemandee) return "La partie est en pause.";
  const { question, imprevu } = vue;
  switch (vue.etape) {
    case ETAPE.question:
      return laQuestion(vue);
    case ETAPE.reponse:
      if (!hasRevealReached(moment, "verdict")) return laQuestion(vue);
      return `Réponse\u00A0: ${question === undefined ? "" : direBonneReponse(question)}. ${quiAJuste(vue)}`;
    case ETAPE.fin:
      return "Fin de la partie.";
    case ETAPE.imprevu:
      return imprevu === undefined ? "Imprévu" : leImprevu(vue, imprevu);
    case ETAPE.avertissement:
      return "Attention ! La prochaine question est une question avec un temps limite.";
  }
}

function laQuestion({ numero, nbQuestions, question }: Vue): string {
  const texte = question?.text ?? "";
  return numero === 0
    ? texte
    : `Question ${String(numero)} sur ${String(nbQuestions)}\u00A0: ${texte}`;
}

/** Sentence for an imprévu: its text, or the state of its vote once the room votes. */
function leImprevu({ scrutin }: Vue, { texte }: VueImprevu): string {
  switch (scrutin?.phase) {
    case "ouvert":
      return "Ovation ou sifflets\u00A0? La salle vote pendant six secondes.";
    case "aTrancher":
      return `Imprévu\u00A0: ${dire(texte)} Ovation ou sifflets\u00A0? À vous de trancher.`;
    case "rendu":
      return scrutin.issue === "" ? "" : NOMS_DES_VERDICTS_DU_SCRUTIN[scrutin.issue];
    case "scene":
    case undefined:
      return `Imprévu\u00A0: ${dire(texte)}`;
  }
}

function quiAJuste(vue: Vue): string {
  if (vue.attendJugement) return "Dites qui avait juste.";
  const noms = listerJoueursDontReponseCompte(vue)
    .filter(aReponduJusteOuPrecis)
    .map(({ pseudo }) => pseudo);
  if (noms.length === 0)
    return estRoomLocale(vue) ? "Personne n’avait juste." : "Personne n’a trouvé.";
  return `${enumererNoms(noms)} ${noms.length > 1 ? "ont" : "a"} juste.`;
}
