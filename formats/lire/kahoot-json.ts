/** Kahoot, as its own site answers: times in milliseconds, HTML in texts, a dozen kinds of slides. Pure. */
import { ecrireFragment } from "#contracts/fragment.ts";
import type { Format } from "../format.ts";
import type { LienPropose, Ligne } from "../lecture.ts";
import { sansHtml } from "../outils/html.ts";
import { choix, entree as saisie, ignorer, MOTS, ordre, rien } from "../outils/ligne.ts";
import { estObjet, nombreDe, type Objet, objetsDe, texteDe } from "../outils/objets.ts";

/** The object that has the questions: alone, in `kahoot`, or in a list of answers. */
function trouver(lu: unknown, profondeur = 0): Objet | null {
  if (profondeur > 3) return null;
  if (Array.isArray(lu))
    return lu.map((un) => trouver(un, profondeur + 1)).find((un) => un !== null) ?? null;
  if (!estObjet(lu)) return null;
  if (estObjet(lu["kahoot"])) return trouver(lu["kahoot"], profondeur + 1);
  const questions = lu["questions"];
  return Array.isArray(questions) && questions.some((une) => estObjet(une) && "choices" in une)
    ? lu
    : null;
}

export const kahootJson: Format = {
  id: "kahoot-json",
  nom: "un Kahoot (JSON)",
  reconnaitre: (entree) => (trouver(entree.json()) === null ? 0 : 0.95),
  lire(entree) {
    const kahoot = trouver(entree.json()) ?? {};
    const questions = objetsDe(kahoot["questions"]);
    return {
      quizz: [
        {
          titre: sansHtml(texteDe(kahoot["title"])),
          langue: /^fr/i.test(texteDe(kahoot["language"])) ? "fr" : null,
          credit: { source: "Kahoot", auteur: texteDe(kahoot["creator_username"]), licence: "" },
          total: questions.length,
          lignes: questions.map(({ un, ou }) => lireUne(un, ou)),
        },
      ],
    };
  },
};

/** Converts a time of Kahoot, in milliseconds; a few old files have seconds. */
function secondesDe(lu: unknown): number | null {
  const dit = nombreDe(lu);
  return dit === null ? null : dit >= 1000 ? dit / 1000 : dit;
}

function liensDe(question: Objet): LienPropose[] {
  const { video } = question;
  if (estObjet(video)) {
    const id = texteDe(video["id"]) || texteDe(video["videoId"]);
    const entiere = texteDe(video["fullUrl"]);
    const adresse = /^[\w-]{11}$/.test(id) ? `https://youtu.be/${id}` : entiere;
    const debut = nombreDe(video["startTime"]) ?? 0;
    const fin = nombreDe(video["endTime"]) ?? 0;
    const extrait = fin > debut ? { debut, fin } : debut > 0 ? { debut, fin: null } : null;
    if (/^https?:\/\//.test(adresse))
      return [
        { ou: "media", adresse: ecrireFragment({ adresse, extrait, cadre: null, rotation: 0 }) },
      ];
  }
  const image = texteDe(question["image"]);
  return /^https?:\/\//.test(image) ? [{ ou: "media", adresse: image }] : [];
}

function lireUne(question: Objet, ou: number): Ligne {
  const liens = liensDe(question);
  const choices = objetsDe(question["choices"]).map(({ un }) => un);
  const textes = choices.map(({ answer }) => sansHtml(texteDe(answer)));
  const imagees = choices.some(({ answer, image }) => texteDe(answer) === "" && estObjet(image));
  const type = texteDe(question["type"]);
  const titre = sansHtml(texteDe(question["question"]) || texteDe(question["title"]));
  const remarques = [
    ...(liens.length > 0 ? [MOTS.imageAilleurs] : []),
    ...(imagees ? [MOTS.imagePerdue] : []),
  ];
  const commun = { ou, text: titre, temps: secondesDe(question["time"]), liens, remarques };
  const bonnes = choices.map(({ correct }) => correct === true);
  switch (type) {
    case "quiz":
    case "multiple_select_quiz":
    case "":
      return choix({
        ...commun,
        options: textes.map((texte, rang) => ({ texte, bonne: bonnes[rang] === true })),
        remarques: [...remarques, ...(type === "multiple_select_quiz" ? [MOTS.toutCocher] : [])],
      });
    case "open_ended":
      return saisie({ ...commun, reponses: textes });
    case "jumble":
      return ordre({ ...commun, elements: textes });
    case "slider":
      return curseur(question, commun);
    case "content":
      return rien({
        ...commun,
        text: enDeux(titre, sansHtml(texteDe(question["description"]))),
        temps: null,
      });
    case "survey":
    case "word_cloud":
    case "multiple_select_poll":
    case "brainstorming":
    case "feedback":
    case "scale":
    case "nps":
      return rien({
        ...commun,
        text: enDeux(titre, textes.join("\n")),
        temps: null,
        remarques: [
          ...remarques,
          "Un avis n’a pas de bonne réponse\u00A0: c’est devenu un message à lire.",
        ],
      });
    default:
      return ignorer(ou, `Une diapo de Kahoot qui n’existe pas ici («\u00A0${type}\u00A0»)`, titre);
  }
}

const enDeux = (titre: string, suite: string): string =>
  [titre, suite].filter((texte) => texte.trim() !== "").join("\n");

/** A number to guess on a scale: typed here, without its tolerance. */
function curseur(question: Objet, commun: Parameters<typeof rien>[0]): Ligne {
  const echelle = question["choiceRange"];
  const juste = estObjet(echelle) ? texteDe(echelle["correct"]) : "";
  const remarque = "Le curseur est devenu une réponse à taper, sans marge d’erreur.";
  return saisie({
    ...commun,
    reponses: [juste.replace(".", ",")],
    remarques: [...(commun.remarques ?? []), remarque],
  });
}
