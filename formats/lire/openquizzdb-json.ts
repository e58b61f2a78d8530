/** OpenQuizzDB, JSON: flat or by language, three levels; one file in eleven is no strict JSON. CC BY-SA 4.0. Pure. */
import type { SourceImport } from "../entree.ts";
import type { FormatImport } from "../format.ts";
import type { LigneImport } from "../lecture.ts";
import { lireJsonTolerant } from "../outils/json-tolerant.ts";
import { creerLigneChoix, estMemeTexte } from "../outils/ligne.ts";
import {
  estObjetJson,
  lireListeJson,
  type ObjetJson,
  lireObjetsJson,
  lireValeurJsonCommeTexte,
  lireValeurJson,
} from "../outils/objets.ts";
import {
  CREDIT_OPENQUIZZDB,
  estLangueOpenquizzdb,
  type NiveauOpenquizzdb,
  assemblerQuizzParLangue,
  ecrireRemarqueDeTitreRaccourci,
} from "../outils/openquizzdb.ts";

/** Keys by which an OpenQuizzDB file is recognised, with damaged accents allowed. */
const SIGNES = [
  /"fournisseur"\s*:\s*"?OpenQuizzDB/i,
  /"th.{1,3}me"\s*:/,
  /"propositions"\s*:/,
  /"r.{1,3}ponse"\s*:/,
];

export const formatOpenquizzdbJson: FormatImport = {
  id: "openquizzdb-json",
  nom: "un quizz d’OpenQuizzDB",
  reconnaitre(entree) {
    const debut = entree.apercu();
    if (!/^\s*[[{]/.test(debut)) return 0;
    const [nom, ...formes] = SIGNES.map((signe) => signe.test(debut));
    if (nom === true) return 0.95;
    return formes.every(Boolean) && /"quizz"\s*:/.test(debut) ? 0.9 : 0;
  },
  lire(entree) {
    const { racine, repare } = lireRacine(entree);
    const theme = lireValeurJsonCommeTexte(lireValeurJson(racine, "thème", "theme"));
    const credit = {
      ...CREDIT_OPENQUIZZDB,
      auteur: lireValeurJsonCommeTexte(lireValeurJson(racine, "rédacteur", "redacteur")).trim(),
    };
    let suivant = 1;
    const niveaux: NiveauOpenquizzdb[] = [];
    const descendre = (noeud: unknown, langue: string, nom: string): void => {
      if (Array.isArray(noeud) && noeud.length > 0 && noeud.every(estNiveaux)) {
        // some files have their levels in a list of objects
        for (const un of noeud) descendre(un, langue, nom);
      } else if (Array.isArray(noeud)) {
        const lignes = lireObjetsJson(noeud).map(({ un }, rang) => lireUne(un, suivant + rang));
        suivant += lignes.length;
        niveaux.push({ langue, nom, lignes });
      } else if (estObjetJson(noeud))
        for (const [cle, dedans] of Object.entries(noeud))
          if (estLangueOpenquizzdb(cle)) descendre(dedans, cle, nom);
          else descendre(dedans, langue, nom === "" ? enTitre(cle) : nom);
    };
    descendre(lireValeurJson(racine, "quizz", "quiz", "questions"), "fr", "");
    return {
      quizz: assemblerQuizzParLangue(theme, credit, niveaux),
      remarques: [
        ...(repare
          ? ["Ce fichier n’était pas tout à fait juste\u00A0: il a été réparé en le lisant."]
          : []),
        ...ecrireRemarqueDeTitreRaccourci(theme),
      ],
    };
  },
};

function lireRacine(entree: SourceImport): {
  readonly racine: ObjetJson;
  readonly repare: boolean;
} {
  const juste = entree.json();
  const lue = juste ?? lireJsonTolerant(entree.texte()?.texte ?? "");
  const racine = Array.isArray(lue) ? lue.find(estObjetJson) : lue;
  return { racine: estObjetJson(racine) ? racine : {}, repare: juste === undefined };
}

/** Whether a JSON value holds lists of questions by level, and is not a question itself. */
const estNiveaux = (lu: unknown): boolean =>
  estObjetJson(lu) &&
  lireValeurJson(lu, "question") === undefined &&
  Object.values(lu).some(Array.isArray);

const enTitre = (nom: string): string => nom.slice(0, 1).toUpperCase() + nom.slice(1);

function lireUne(brute: ObjetJson, ou: number): LigneImport {
  const bonne = lireValeurJsonCommeTexte(lireValeurJson(brute, "réponse", "reponse", "answer"));
  const propositions = lireListeJson(lireValeurJson(brute, "propositions")).map(
    lireValeurJsonCommeTexte,
  );
  const la = propositions.some((une) => une.trim() === bonne.trim());
  return creerLigneChoix({
    ou,
    text: lireValeurJsonCommeTexte(lireValeurJson(brute, "question")),
    options: propositions.map((texte) => ({
      texte,
      // "réponse" is the text of the right option; a few have lost an accent or a point, so these are compared more loosely
      bonne: la ? texte.trim() === bonne.trim() : estMemeTexte(texte, bonne),
    })),
    preuve: lireValeurJsonCommeTexte(lireValeurJson(brute, "anecdote")),
  });
}
