/** Pseudos that nobody may take for an account: they would pass for the house, or for nothing. Pure. */

/** Letters that look like others, in this order: an account's pseudo has letters without accents and digits only. */
const SOSIES: readonly (readonly [sosie: RegExp, lettre: string])[] = [
  [/0/g, "o"],
  [/[1l]/g, "i"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/7/g, "t"],
  [/8/g, "b"],
  [/rn/g, "m"],
  [/vv/g, "w"],
];

const RESERVES: ReadonlySet<string> = new Set(
  [
    "admin",
    "administrateur",
    "administration",
    "administrator",
    "administratrice",
    "anonyme",
    "anonymous",
    "createur",
    "creatrice",
    "equipe",
    "moderateur",
    "moderation",
    "moderator",
    "moderatrice",
    "modo",
    "new",
    "null",
    "official",
    "officiel",
    "officielle",
    "root",
    "support",
    "system",
    "systeme",
    "undefined",
    "webmaster",
  ].map(forme),
);
/** The house itself, wherever it is in a pseudo. */
const MAISON = forme("trinquiz");

/** Whether a pseudo is one of these, or looks like one: "Adm1n", "M0D0", "admin42", "TrinquizzOfficiel". */
export function estReserve(pseudo: string): boolean {
  const formes = [pseudo, pseudo.replace(/\d+$/, "")].map(forme);
  return formes.some((une) => RESERVES.has(une) || une.includes(MAISON));
}

/** The same for all that look the same. */
function forme(pseudo: string): string {
  return SOSIES.reduce(
    (texte, [sosie, lettre]) => texte.replaceAll(sosie, lettre),
    pseudo.toLowerCase(),
  );
}
