/** Razzia, which was Rahoot: right ones by rank from 0, a number or a list; media by address. Pure. */
import type { FormatImport } from "../format.ts";
import type { LienMediaPropose, LigneImport } from "../lecture.ts";
import {
  creerLigneChoix,
  creerLigneEntree as saisie,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneRien,
} from "../outils/ligne.ts";
import { listerNombresAvecMarge } from "../outils/nombres.ts";
import {
  estObjetJson,
  lireListeJson,
  lireNombreJson,
  type ObjetJson,
  lireObjetsJson,
  lireValeurJsonCommeTexte,
} from "../outils/objets.ts";

const estRazzia = (lu: unknown): lu is ObjetJson =>
  estObjetJson(lu) &&
  "subject" in lu &&
  lireListeJson(lu["questions"]).some((une) => estObjetJson(une) && Array.isArray(une["answers"]));

export const formatRazzia: FormatImport = {
  id: "razzia",
  nom: "un quizz de Razzia",
  reconnaitre: (entree) => (estRazzia(entree.json()) ? 0.95 : 0),
  lire(entree) {
    const lu = entree.json();
    const quizz = estRazzia(lu) ? lu : {};
    const questions = lireObjetsJson(quizz["questions"]);
    const sondage = quizz["gameMode"] === "survey";
    return {
      quizz: [
        {
          titre: lireValeurJsonCommeTexte(quizz["subject"]),
          credit: { source: "Razzia", auteur: "", licence: "" },
          total: questions.length,
          lignes: questions.map(({ un, ou }) => lireUne(un, ou, sondage)),
        },
      ],
    };
  },
};

/** The media of a Razzia question: `media{type, url}`, or the separate picture, sound and video of older files. */
function mediaDe(question: ObjetJson): {
  readonly liens: LienMediaPropose[];
  readonly remarques: string[];
} {
  const { media } = question;
  const dite = estObjetJson(media)
    ? lireValeurJsonCommeTexte(media["url"])
    : lireValeurJsonCommeTexte(media);
  const adresse = [
    dite,
    ...["image", "video", "audio"].map((nom) => lireValeurJsonCommeTexte(question[nom])),
  ].find((une) => une !== "");
  if (adresse === undefined) return { liens: [], remarques: [] };
  return /^https?:\/\//i.test(adresse)
    ? { liens: [{ ou: "media", adresse }], remarques: [PHRASES_COMMUNES_IMPORT.imageAilleurs] }
    : { liens: [], remarques: ["Son image est restée dans Razzia\u00A0: à ajouter à la main."] };
}

function lireUne(question: ObjetJson, ou: number, sondage: boolean): LigneImport {
  const reponses = lireListeJson(question["answers"]).map(lireValeurJsonCommeTexte);
  const dites = question["solutions"] ?? question["solution"];
  const solutions = (Array.isArray(dites) ? dites : [dites]).flatMap(
    (une) => lireNombreJson(une) ?? [],
  );
  const { liens, remarques } = mediaDe(question);
  const temps = lireNombreJson(question["time"]);
  const text = lireValeurJsonCommeTexte(question["question"]);
  const commun = { ou, text, temps, liens, remarques };
  if (text === "" && reponses.length === 0)
    return creerLigneIgnoree(ou, PHRASES_COMMUNES_IMPORT.sansQuestion);
  if (question["type"] === "estimation") {
    const options = estObjetJson(question["options"]) ? question["options"] : {};
    const [juste] = solutions;
    const nombres =
      juste === undefined
        ? null
        : listerNombresAvecMarge(juste, lireNombreJson(options["margin"]) ?? 0);
    return saisie({
      ...commun,
      reponses: nombres?.reponses ?? [],
      remarques: [...remarques, ...(nombres?.remarques ?? [])],
    });
  }
  if (sondage)
    return creerLigneRien({
      ...commun,
      text: [text, ...reponses].join("\n"),
      temps: null,
      remarques: [
        ...remarques,
        "Un avis n’a pas de bonne réponse\u00A0: c’est devenu un message à lire.",
      ],
    });
  return creerLigneChoix({
    ...commun,
    options: reponses.map((texte, rang) => ({ texte, bonne: solutions.includes(rang) })),
    doutes: solutions
      .filter((rang) => !Number.isInteger(rang) || rang < 0 || rang >= reponses.length)
      .map((rang) => `La bonne réponse n°\u00A0${rang + 1} n’est pas une des propositions.`),
    remarques: [
      ...remarques,
      ...(solutions.length > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : []),
    ],
  });
}
