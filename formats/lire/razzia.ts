/** Razzia, which was Rahoot: right ones by rank from 0, a number or a list; media by address. Pure. */
import type { Format } from "../format.ts";
import type { LienPropose, Ligne } from "../lecture.ts";
import { choix, entree as saisie, ignorer, MOTS, rien } from "../outils/ligne.ts";
import { deMarge } from "../outils/nombres.ts";
import { estObjet, listeDe, nombreDe, type Objet, objetsDe, texteDe } from "../outils/objets.ts";

const estRazzia = (lu: unknown): lu is Objet =>
  estObjet(lu) &&
  "subject" in lu &&
  listeDe(lu["questions"]).some((une) => estObjet(une) && Array.isArray(une["answers"]));

export const razzia: Format = {
  id: "razzia",
  nom: "un quizz de Razzia",
  reconnaitre: (entree) => (estRazzia(entree.json()) ? 0.95 : 0),
  lire(entree) {
    const lu = entree.json();
    const quizz = estRazzia(lu) ? lu : {};
    const questions = objetsDe(quizz["questions"]);
    const sondage = quizz["gameMode"] === "survey";
    return {
      quizz: [
        {
          titre: texteDe(quizz["subject"]),
          credit: { source: "Razzia", auteur: "", licence: "" },
          total: questions.length,
          lignes: questions.map(({ un, ou }) => lireUne(un, ou, sondage)),
        },
      ],
    };
  },
};

/** `media{type, url}`, or the picture, the sound and the video of older files. */
function mediaDe(question: Objet): { readonly liens: LienPropose[]; readonly remarques: string[] } {
  const { media } = question;
  const dite = estObjet(media) ? texteDe(media["url"]) : texteDe(media);
  const adresse = [dite, ...["image", "video", "audio"].map((nom) => texteDe(question[nom]))].find(
    (une) => une !== "",
  );
  if (adresse === undefined) return { liens: [], remarques: [] };
  return /^https?:\/\//i.test(adresse)
    ? { liens: [{ ou: "media", adresse }], remarques: [MOTS.imageAilleurs] }
    : { liens: [], remarques: ["Son image est restée dans Razzia\u00A0: à ajouter à la main."] };
}

function lireUne(question: Objet, ou: number, sondage: boolean): Ligne {
  const reponses = listeDe(question["answers"]).map(texteDe);
  const dites = question["solutions"] ?? question["solution"];
  const solutions = (Array.isArray(dites) ? dites : [dites]).flatMap((une) => nombreDe(une) ?? []);
  const { liens, remarques } = mediaDe(question);
  const temps = nombreDe(question["time"]);
  const text = texteDe(question["question"]);
  const commun = { ou, text, temps, liens, remarques };
  if (text === "" && reponses.length === 0) return ignorer(ou, MOTS.sansQuestion);
  if (question["type"] === "estimation") {
    const options = estObjet(question["options"]) ? question["options"] : {};
    const [juste] = solutions;
    const nombres = juste === undefined ? null : deMarge(juste, nombreDe(options["margin"]) ?? 0);
    return saisie({
      ...commun,
      reponses: nombres?.reponses ?? [],
      remarques: [...remarques, ...(nombres?.remarques ?? [])],
    });
  }
  if (sondage)
    return rien({
      ...commun,
      text: [text, ...reponses].join("\n"),
      temps: null,
      remarques: [
        ...remarques,
        "Un avis n’a pas de bonne réponse\u00A0: c’est devenu un message à lire.",
      ],
    });
  return choix({
    ...commun,
    options: reponses.map((texte, rang) => ({ texte, bonne: solutions.includes(rang) })),
    doutes: solutions
      .filter((rang) => !Number.isInteger(rang) || rang < 0 || rang >= reponses.length)
      .map((rang) => `La bonne réponse n°\u00A0${rang + 1} n’est pas une des propositions.`),
    remarques: [...remarques, ...(solutions.length > 1 ? [MOTS.toutCocher] : [])],
  });
}
