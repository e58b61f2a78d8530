/** Reserved pseudos, which would pass for the product or its team. Pure. */

/** Look-alike characters of pseudos, replaced in this order; pseudos hold letters without accents and digits only. */
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
/** Names of the product, reserved anywhere in a pseudo. */
const MAISON = forme("trinquiz");

/** Whether a pseudo is reserved or looks like a reserved one: "Adm1n", "M0D0", "admin42", "TrinquizzOfficiel". */
export function estPseudoReserve(pseudo: string): boolean {
  const formes = [pseudo, pseudo.replace(/\d+$/, "")].map(forme);
  return formes.some((une) => RESERVES.has(une) || une.includes(MAISON));
}

/** Key that is equal for look-alike pseudos. */
function forme(pseudo: string): string {
  return SOSIES.reduce(
    (texte, [sosie, lettre]) => texte.replaceAll(sosie, lettre),
    pseudo.toLowerCase(),
  );
}
