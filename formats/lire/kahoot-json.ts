/** Kahoot, as its own site answers: times in milliseconds, HTML in texts, a dozen kinds of slides. Pure. */
import { ecrireMediaAvecFragment } from "#contracts/fragment.ts";
import type { FormatImport } from "../format.ts";
import type { LienMediaPropose, LigneImport } from "../lecture.ts";
import { retirerHtml } from "../outils/html.ts";
import {
  creerLigneChoix,
  creerLigneEntree as saisie,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneOrdre,
  creerLigneRien,
} from "../outils/ligne.ts";
import {
  estObjetJson,
  lireNombreJson,
  type ObjetJson,
  lireObjetsJson,
  lireValeurJsonCommeTexte,
} from "../outils/objets.ts";

/** The object of Kahoot's JSON that has the questions: at the root, under `kahoot`, or in a list of API replies. */
function trouver(lu: unknown, profondeur = 0): ObjetJson | null {
  if (profondeur > 3) return null;
  if (Array.isArray(lu) && lu.some(isKahootQuestion)) return { questions: lu };
  if (Array.isArray(lu))
    return lu.map((un) => trouver(un, profondeur + 1)).find((un) => un !== null) ?? null;
  if (!estObjetJson(lu)) return null;
  if (estObjetJson(lu["kahoot"])) return trouver(lu["kahoot"], profondeur + 1);
  const questions = lu["questions"];
  return Array.isArray(questions) && questions.some(isKahootQuestion) ? lu : null;
}

/** Whether an object is a question of Kahoot, whose choices say each whether they are right. */
const isKahootQuestion = (une: unknown): boolean =>
  estObjetJson(une) &&
  Array.isArray(une["choices"]) &&
  une["choices"].some((choice) => estObjetJson(choice) && "answer" in choice);

export const formatKahootJson: FormatImport = {
  id: "kahoot-json",
  nom: "un Kahoot (JSON)",
  reconnaitre: (entree) => (trouver(entree.json()) === null ? 0 : 0.95),
  lire(entree) {
    const kahoot = trouver(entree.json()) ?? {};
    const questions = lireObjetsJson(kahoot["questions"]);
    return {
      quizz: [
        {
          titre: retirerHtml(lireValeurJsonCommeTexte(kahoot["title"])),
          langue: /^fr/i.test(lireValeurJsonCommeTexte(kahoot["language"])) ? "fr" : null,
          credit: {
            source: "Kahoot",
            auteur: lireValeurJsonCommeTexte(kahoot["creator_username"]),
            licence: "",
          },
          total: questions.length,
          lignes: questions.map(({ un, ou }) => lireUne(un, ou)),
        },
      ],
    };
  },
};

/** Converts a time of Kahoot, in milliseconds; a few old files have seconds. */
function secondesDe(lu: unknown): number | null {
  const dit = lireNombreJson(lu);
  return dit === null ? null : dit >= 1000 ? dit / 1000 : dit;
}

function liensDe(question: ObjetJson): LienMediaPropose[] {
  const { video } = question;
  if (estObjetJson(video)) {
    const id = lireValeurJsonCommeTexte(video["id"]) || lireValeurJsonCommeTexte(video["videoId"]);
    const entiere = lireValeurJsonCommeTexte(video["fullUrl"]);
    const adresse = /^[\w-]{11}$/.test(id) ? `https://youtu.be/${id}` : entiere;
    const debut = lireNombreJson(video["startTime"]) ?? 0;
    const fin = lireNombreJson(video["endTime"]) ?? 0;
    const extrait = fin > debut ? { debut, fin } : debut > 0 ? { debut, fin: null } : null;
    if (/^https?:\/\//.test(adresse))
      return [
        {
          ou: "media",
          adresse: ecrireMediaAvecFragment({ adresse, extrait, cadre: null, rotation: 0 }),
        },
      ];
  }
  const image = lireValeurJsonCommeTexte(question["image"]);
  return /^https?:\/\//.test(image) ? [{ ou: "media", adresse: image }] : [];
}

function lireUne(question: ObjetJson, ou: number): LigneImport {
  const liens = liensDe(question);
  const choices = lireObjetsJson(question["choices"]).map(({ un }) => un);
  const textes = choices.map(({ answer }) => retirerHtml(lireValeurJsonCommeTexte(answer)));
  const imagees = choices.some(
    ({ answer, image }) => lireValeurJsonCommeTexte(answer) === "" && estObjetJson(image),
  );
  const type = lireValeurJsonCommeTexte(question["type"]);
  const titre = retirerHtml(
    lireValeurJsonCommeTexte(question["question"]) || lireValeurJsonCommeTexte(question["title"]),
  );
  const remarques = [
    ...(liens.length > 0 ? [PHRASES_COMMUNES_IMPORT.imageAilleurs] : []),
    ...(imagees ? [PHRASES_COMMUNES_IMPORT.imagePerdue] : []),
  ];
  const commun = { ou, text: titre, temps: secondesDe(question["time"]), liens, remarques };
  const bonnes = choices.map(({ correct }) => correct === true);
  switch (type) {
    case "quiz":
    case "multiple_select_quiz":
    case "":
      return creerLigneChoix({
        ...commun,
        options: textes.map((texte, rang) => ({ texte, bonne: bonnes[rang] === true })),
        remarques: [
          ...remarques,
          ...(type === "multiple_select_quiz" ? [PHRASES_COMMUNES_IMPORT.toutCocher] : []),
        ],
      });
    case "open_ended":
      return saisie({ ...commun, reponses: textes });
    case "jumble":
      return creerLigneOrdre({ ...commun, elements: textes });
    case "slider":
      return curseur(question, commun);
    case "content":
      return creerLigneRien({
        ...commun,
        text: enDeux(titre, retirerHtml(lireValeurJsonCommeTexte(question["description"]))),
        temps: null,
      });
    case "survey":
    case "word_cloud":
    case "multiple_select_poll":
    case "brainstorming":
    case "feedback":
    case "scale":
    case "nps":
      return creerLigneRien({
        ...commun,
        text: enDeux(titre, textes.join("\n")),
        temps: null,
        remarques: [
          ...remarques,
          "Un avis n’a pas de bonne réponse\u00A0: c’est devenu un message à lire.",
        ],
      });
    default:
      return creerLigneIgnoree(
        ou,
        `Une diapo de Kahoot qui n’existe pas ici («\u00A0${type}\u00A0»)`,
        titre,
      );
  }
}

const enDeux = (titre: string, suite: string): string =>
  [titre, suite].filter((texte) => texte.trim() !== "").join("\n");

/** The question of a Kahoot slider: its number becomes an answer to type, and the tolerance is lost. */
function curseur(question: ObjetJson, commun: Parameters<typeof creerLigneRien>[0]): LigneImport {
  const echelle = question["choiceRange"];
  const juste = estObjetJson(echelle) ? lireValeurJsonCommeTexte(echelle["correct"]) : "";
  const remarque = "Le curseur est devenu une réponse à taper, sans marge d’erreur.";
  return saisie({
    ...commun,
    reponses: [juste.replace(".", ",")],
    remarques: [...(commun.remarques ?? []), remarque],
  });
}
