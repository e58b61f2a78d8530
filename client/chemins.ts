/**
 * Every address of the client: the router has a page for each of them (routeur.tsx), and nothing else may be linked to
 * (navigation.tsx). plateforme §2 "Route table".
 */
import { matchPath } from "react-router-dom";

/** Screens of a game; the others are pages of the platform. */
export const CHEMINS_DE_JEU = ["/room", "/jeu", "/jeu/:room"] as const;
export const CHEMINS_DE_PLATEFORME = [
  "/inscription",
  "/confirm",
  "/reset-password",
  "/new-password",
  "/delete",
  "/cancel-mail",
  "/profile",
  "/profile/:pseudo",
  "/messagerie",
  "/quizz-communaute",
  "/quizz-communaute/:id",
  "/quizz-communaute/:idQuizz/:idQuestion",
  "/cgu",
  "/confidentialite",
  "/error",
] as const;

export type CheminDeJeu = (typeof CHEMINS_DE_JEU)[number];
export type CheminDePlateforme = (typeof CHEMINS_DE_PLATEFORME)[number];
export type Chemin = "/" | CheminDeJeu | CheminDePlateforme;

const CHEMINS: readonly Chemin[] = ["/", ...CHEMINS_DE_JEU, ...CHEMINS_DE_PLATEFORME];

type Remplir<C extends string> = C extends `${infer Debut}/${infer Reste}`
  ? `${Remplir<Debut>}/${Remplir<Reste>}`
  : C extends `:${string}`
    ? string
    : C;
type Nu = Remplir<Chemin>;

/** An address of a page that exists, with its parameters, a search or an anchor. */
export type Adresse = Nu | `${Nu}?${string}` | `${Nu}#${string}`;

type Noms<C extends string> = C extends `${infer Debut}/${infer Reste}`
  ? Noms<Debut> | Noms<Reste>
  : C extends `:${infer Nom}`
    ? Nom
    : never;

/** Where an address leads, as the router would say it; null when no page is there. */
export function cheminDe(adresse: string): Chemin | null {
  if (!/^\/(?![/\\])/.test(adresse)) return null;
  const [nue = ""] = adresse.split(/[?#]/);
  return CHEMINS.find((chemin) => matchPath(chemin, nue) !== null) ?? null;
}

/** For what is not written here: an address kept in the history, or a page that comes with a later version. */
export const estAdresse = (texte: string): texte is Adresse => cheminDe(texte) !== null;

/** The same, as a value. */
export const siPage = (texte: string): Adresse | null => (estAdresse(texte) ? texte : null);

/**
 * An address with its parameters filled in and escaped.
 * @param recherche what follows the question mark, when there is something
 */
export function vers<C extends Chemin>(
  chemin: C,
  parametres: Readonly<Record<Noms<C>, string>>,
  recherche: Readonly<Record<string, string>> = {},
): Adresse {
  const valeurs = new Map<string, string>(Object.entries(parametres));
  const nue = chemin.replaceAll(/:(\w+)/g, (_, nom: string) =>
    encodeURIComponent(valeurs.get(nom) ?? ""),
  );
  const suite = new URLSearchParams(recherche).toString();
  const adresse = suite === "" ? nue : `${nue}?${suite}`;
  if (!estAdresse(adresse)) throw new Error(`no page at ${chemin}`);
  return adresse;
}
