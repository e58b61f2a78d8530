/**
 * Every address of the client, one line each. The router has a page for each (pages.ts), and links lead nowhere else
 * (navigation.tsx). plateforme §2 "Route table".
 */

/** Paths, each with the names allowed in its query string. */
type Pages = Readonly<Record<`/${string}`, readonly string[]>>;

const ACCUEIL = { "/": ["code"] } as const satisfies Pages;
/** Screens of a game. */
const JEU = {
  "/room": [],
  "/jeu": [],
  "/jeu/:room": [],
  "/essai/:id": [],
  "/essai/:idQuizz/:idQuestion": [],
} as const satisfies Pages;
/** Pages of the platform. */
const PLATEFORME = {
  "/inscription": [],
  "/confirm": ["token"],
  "/reset-password": [],
  "/new-password": ["token"],
  "/delete": ["token"],
  "/cancel-mail": ["token"],
  "/profile": ["menu"],
  "/profile/:pseudo": [],
  "/messagerie": ["dossier", "message", "a"],
  "/quizz": ["menu", "page", "sort", "tags", "searchQuery"],
  "/quizz/importer": ["vers"],
  "/quizz/:id": [],
  "/quizz/:idQuizz/:idQuestion": [],
  "/imprimer/:id": [],
  "/mes-medias": [],
  "/soirees": ["page"],
  "/soirees/:id": [],
  "/quizz-communaute": ["menu", "page", "sort", "tags", "searchQuery"],
  "/quizz-communaute/:id": [],
  "/quizz-communaute/:idQuizz/:idQuestion": [],
  "/admin": [],
  "/admin/imprevu": [],
  "/admin/imprevu/:id": [],
  "/admin/imprevus": [],
  "/admin/users": ["search", "etat", "page", "compte"],
  "/admin/journal": ["page"],
  "/admin/mots": [],
  "/admin/signalements": ["etat", "affaire", "etape"],
  "/mesure/:id": ["token"],
  "/cgu": [],
  "/confidentialite": [],
  "/licences": [],
  "/error": [],
} as const satisfies Pages;
const PAGES = { ...ACCUEIL, ...JEU, ...PLATEFORME };

export type CheminDePageDeJeu = keyof typeof JEU;
export type CheminDePageDePlateforme = keyof typeof PLATEFORME;
export type CheminDePage = keyof typeof PAGES;

const clesDe = <C extends string>(table: Readonly<Record<C, unknown>>): readonly C[] =>
  Object.keys(table).filter((cle): cle is C => cle in table);

export const CHEMINS_DE_PAGES_DE_JEU = clesDe(JEU);
export const CHEMINS_DE_PAGES_DE_PLATEFORME = clesDe(PLATEFORME);
const CHEMINS = clesDe(PAGES);

type Noms<C extends string> = C extends `${infer Debut}/${infer Reste}`
  ? Noms<Debut> | Noms<Reste>
  : C extends `:${infer Nom}`
    ? Nom
    : never;

/** Values for the `:name` segments of a path of the site. */
export type ParametresDuCheminDePage<C extends CheminDePage> = Readonly<Record<Noms<C>, string>>;
/** Names allowed in the query string of a path. */
export type NomDeParametreDeQueryString<C extends CheminDePage> = (typeof PAGES)[C][number];
export type QueryStringDePage<C extends CheminDePage> = Readonly<
  Partial<Record<NomDeParametreDeQueryString<C>, string>>
>;

type SansParametre<C extends CheminDePage = CheminDePage> = C extends `${string}:${string}`
  ? never
  : C;
declare const faite: unique symbol;

/** Address of an existing page: a path without parameters, or a result of `ecrireAdresseDePage`. */
export type AdresseDePage = SansParametre | (string & { readonly [faite]: true });

const PARAMETRE = /:(\w+)/g;

/** Names of the parameters of a path. */
const parametresDe = (chemin: string): readonly string[] =>
  Array.from(chemin.matchAll(PARAMETRE), ([, nom = ""]) => nom);

/** Pattern of each path. A parameter is a whole segment; case and a final slash do not matter. */
const MOTIFS = new Map(
  CHEMINS.map((chemin) => {
    const motif = chemin.replace(/\/$/, "").replaceAll(PARAMETRE, "([^/]+)");
    return [chemin, new RegExp(`^${motif}/*$`, "i")] as const;
  }),
);

/** Path that an address matches, as in the router; null when no page matches. */
export function trouverCheminDePage(adresse: string): CheminDePage | null {
  if (!/^\/(?![/\\])/.test(adresse)) return null;
  const [nue = ""] = adresse.split(/[?#]/);
  return CHEMINS.find((chemin) => MOTIFS.get(chemin)?.test(nue)) ?? null;
}

/** Whether a text is the address of a page: for addresses from outside the code, such as one kept in the history. */
export const estAdresseDePage = (texte: string): texte is AdresseDePage =>
  trouverCheminDePage(texte) !== null;

/** Address of a page, or null when this version of the site has no such page. */
export function ecrireAdresseSiPageExiste(
  chemin: string,
  valeurs: Readonly<Record<string, string | undefined>>,
): AdresseDePage | null {
  const parametres = parametresDe(chemin);
  const nue = chemin.replaceAll(PARAMETRE, (_, nom: string) =>
    encodeURIComponent(valeurs[nom] ?? ""),
  );
  const recherche = new URLSearchParams();
  for (const [nom, valeur] of Object.entries(valeurs))
    if (valeur !== undefined && !parametres.includes(nom)) recherche.set(nom, valeur);
  const suite = recherche.toString();
  const adresse = suite === "" ? nue : `${nue}?${suite}`;
  return estAdresseDePage(adresse) ? adresse : null;
}

/** Values that `ecrireAdresseDePage` takes after a path; `[]` for a path without any, because the type `{}` would accept anything. */
type Valeurs<C extends CheminDePage> = [Noms<C>] extends [never]
  ? [NomDeParametreDeQueryString<C>] extends [never]
    ? readonly []
    : readonly [valeurs?: QueryStringDePage<C>]
  : [NomDeParametreDeQueryString<C>] extends [never]
    ? readonly [valeurs: ParametresDuCheminDePage<C>]
    : readonly [valeurs: ParametresDuCheminDePage<C> & QueryStringDePage<C>];

/** Makes an address: path parameters are filled in and escaped, the other values go into the query string. */
export function ecrireAdresseDePage<C extends CheminDePage>(
  chemin: C,
  ...[valeurs]: Valeurs<C>
): AdresseDePage {
  const adresse = ecrireAdresseSiPageExiste(chemin, { ...valeurs });
  if (adresse === null) throw new Error(`no page at ${chemin}`);
  return adresse;
}

/** Decodes a segment; an invalid escape is kept as typed. */
function lisible(partie: string): string {
  try {
    return decodeURIComponent(partie);
  } catch {
    return partie;
  }
}

const estRempli = <C extends CheminDePage>(
  chemin: C,
  lus: object,
): lus is ParametresDuCheminDePage<C> => parametresDe(chemin).every((nom) => nom in lus);

/** Path parameters read from an address without its query string; null for an address that does not match `chemin`. */
export function lireParametresDuCheminDePage<C extends CheminDePage>(
  chemin: C,
  adresse: string,
): ParametresDuCheminDePage<C> | null {
  const trouve = MOTIFS.get(chemin)?.exec(adresse) ?? null;
  if (trouve === null) return null;
  const [, ...parties] = trouve;
  const lus = Object.fromEntries(
    parametresDe(chemin).flatMap((nom, rang) => {
      const partie = parties[rang];
      return partie === undefined ? [] : [[nom, lisible(partie)]];
    }),
  );
  return estRempli(chemin, lus) ? lus : null;
}
