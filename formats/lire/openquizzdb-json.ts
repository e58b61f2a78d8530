/** OpenQuizzDB, JSON: flat or by language, three levels; one file in eleven is no strict JSON. CC BY-SA 4.0. Pure. */
import type { Entree } from "../entree.ts";
import type { Format } from "../format.ts";
import type { Ligne } from "../lecture.ts";
import { lireJsonTolerant } from "../outils/json-tolerant.ts";
import { choix, memeTexte } from "../outils/ligne.ts";
import { estObjet, listeDe, type Objet, objetsDe, texteDe, valeur } from "../outils/objets.ts";
import {
  CREDIT_OPENQUIZZDB,
  estLangue,
  type NiveauLu,
  quizzDesNiveaux,
  remarqueDeTitre,
} from "../outils/openquizzdb.ts";

/** The keys, whatever became of their accents. */
const SIGNES = [
  /"fournisseur"\s*:\s*"?OpenQuizzDB/i,
  /"th.{1,3}me"\s*:/,
  /"propositions"\s*:/,
  /"r.{1,3}ponse"\s*:/,
];

export const openquizzdbJson: Format = {
  id: "openquizzdb-json",
  nom: "un quizz d’OpenQuizzDB",
  reconnaitre(entree) {
    const debut = entree.apercu();
    if (!/^\s*[[{]/.test(debut)) return 0;
    const [nom, ...formes] = SIGNES.map((signe) => signe.test(debut));
    if (nom === true) return 0.95;
    return formes.filter(Boolean).length >= 2 ? 0.7 : 0;
  },
  lire(entree) {
    const { racine, repare } = lireRacine(entree);
    const theme = texteDe(valeur(racine, "thème", "theme"));
    const credit = {
      ...CREDIT_OPENQUIZZDB,
      auteur: texteDe(valeur(racine, "rédacteur", "redacteur")).trim(),
    };
    let suivant = 1;
    const niveaux: NiveauLu[] = [];
    const descendre = (noeud: unknown, langue: string, nom: string): void => {
      if (Array.isArray(noeud) && noeud.length > 0 && noeud.every(estNiveaux)) {
        // levels in a list, one object each
        for (const un of noeud) descendre(un, langue, nom);
      } else if (Array.isArray(noeud)) {
        const lignes = objetsDe(noeud).map(({ un }, rang) => lireUne(un, suivant + rang));
        suivant += lignes.length;
        niveaux.push({ langue, nom, lignes });
      } else if (estObjet(noeud))
        for (const [cle, dedans] of Object.entries(noeud))
          if (estLangue(cle)) descendre(dedans, cle, nom);
          else descendre(dedans, langue, nom === "" ? enTitre(cle) : nom);
    };
    descendre(valeur(racine, "quizz", "quiz", "questions"), "fr", "");
    return {
      quizz: quizzDesNiveaux(theme, credit, niveaux),
      remarques: [
        ...(repare
          ? ["Ce fichier n’était pas tout à fait juste\u00A0: il a été réparé en le lisant."]
          : []),
        ...remarqueDeTitre(theme),
      ],
    };
  },
};

function lireRacine(entree: Entree): { readonly racine: Objet; readonly repare: boolean } {
  const juste = entree.json();
  const lue = juste ?? lireJsonTolerant(entree.texte()?.texte ?? "");
  const racine = Array.isArray(lue) ? lue.find(estObjet) : lue;
  return { racine: estObjet(racine) ? racine : {}, repare: juste === undefined };
}

/** An object that holds lists of questions, and is none. */
const estNiveaux = (lu: unknown): boolean =>
  estObjet(lu) && valeur(lu, "question") === undefined && Object.values(lu).some(Array.isArray);

const enTitre = (nom: string): string => nom.slice(0, 1).toUpperCase() + nom.slice(1);

function lireUne(brute: Objet, ou: number): Ligne {
  const bonne = texteDe(valeur(brute, "réponse", "reponse", "answer"));
  const propositions = listeDe(valeur(brute, "propositions")).map(texteDe);
  const la = propositions.some((une) => une.trim() === bonne.trim());
  return choix({
    ou,
    text: texteDe(valeur(brute, "question")),
    options: propositions.map((texte) => ({
      texte,
      // "réponse" says its text; a few have lost an accent or a point on the way
      bonne: la ? texte.trim() === bonne.trim() : memeTexte(texte, bonne),
    })),
    preuve: texteDe(valeur(brute, "anecdote")),
  });
}
