/** The words of `npm run admin` outside its options: one pseudo, or an order to the processes that play. */
import { distance } from "fastest-levenshtein";
import type { ParsedGameProcessOrder } from "./processus.ts";

export type ParsedAdminArguments =
  | { readonly sur: "compte"; readonly pseudo: string | undefined }
  | { readonly sur: "processus"; readonly ordre: ParsedGameProcessOrder }
  /** Words are missing, or too many; the message tells what to write. */
  | { readonly sur: "rien"; readonly message: string };

interface AvecLesMots {
  /** Whether options were given, which a command to the processes does not have. */
  readonly options: boolean;
  /** Whether the options concern no account. */
  readonly sansPseudo: boolean;
}

const VERBES = ["processus", "vider", "reprendre"] as const;
type Verbe = (typeof VERBES)[number];
/** Typing slips within which a word still counts as the verb. */
const FAUTES_MAX = 2;

/**
 * Reads the words of the command. A word too many is refused rather than left out: a first name would make somebody else
 * an administrator, and a reason would lose all but its first word. Pure.
 */
export function parseAdminArguments(
  mots: readonly string[],
  { options, sansPseudo }: AvecLesMots,
): ParsedAdminArguments {
  const [premier, ...suite] = mots;
  const verbe = VERBES.find((un) => un === premier);
  // with an option, a single word is an account's pseudo, even if it is one of the verbs
  if (verbe !== undefined && (!options || suite.length > 0))
    return lireOrdre(verbe, suite, options);
  if (sansPseudo)
    return premier === undefined ? { sur: "compte", pseudo: premier } : refuser(deTrop(mots));
  if (premier === undefined) return refuser(`Donnez un pseudo\u00A0: ${COMMANDE} Margaux`);
  if (suite.length === 0) return { sur: "compte", pseudo: premier };
  if (options) return refuser(deTrop(suite));
  return refuser(
    `${presque(premier, suite)}Un pseudo s’écrit en un seul mot\u00A0: ${COMMANDE} ${premier}`,
  );
}

function lireOrdre(verbe: Verbe, noms: readonly string[], options: boolean): ParsedAdminArguments {
  const [nom, ...autres] = noms;
  if (options)
    return refuser(`«\u00A0${verbe}\u00A0» n’a pas d’option\u00A0: ${ecrire(verbe, noms)}`);
  if (verbe === "processus")
    return nom === undefined
      ? { sur: "processus", ordre: { genre: "lister" } }
      : refuser(`«\u00A0processus\u00A0» s’écrit seul\u00A0: ${ecrire(verbe, noms)}`);
  if (nom !== undefined && autres.length === 0)
    return { sur: "processus", ordre: { genre: verbe, nom } };
  return refuser(
    `«\u00A0${verbe}\u00A0» veut le nom d’un processus, un seul, sans espace\u00A0: ${ecrire(verbe, noms)}\n` +
      `Pour voir leurs noms\u00A0: ${ecrire("processus", [])}`,
  );
}

/** Line that tells the right command when the first of too many words looks like a verb; empty when it does not. */
function presque(premier: string, suite: readonly string[]): string {
  const verbe = VERBES.find((un) => distance(un, premier.toLowerCase()) <= FAUTES_MAX);
  if (verbe === undefined) return "";
  return `«\u00A0${premier}\u00A0» n’est pas une commande. Écrivez\u00A0: ${ecrire(verbe, suite)}\n`;
}

const COMMANDE = "npm run admin --";

/** A command to the processes as it should be typed, as an example for a refusal. */
function ecrire(verbe: Verbe, noms: readonly string[]): string {
  const [nom = "jeu2", ...autres] = noms;
  if (verbe === "processus") return `${COMMANDE} ${verbe}`;
  return `${COMMANDE} ${verbe} ${autres.length === 0 ? nom : "jeu2"}`;
}

const deTrop = (mots: readonly string[]) =>
  `De trop\u00A0: ${mots.join(" ")}. Ce qui a des espaces s’écrit entre guillemets, comme --raison "Trop de bruit".\n` +
  `Tout ce qui peut se demander\u00A0: ${COMMANDE} --aide`;

const refuser = (message: string): ParsedAdminArguments => ({ sur: "rien", message });
