/** Reports as they are read: those of one person for one reason together. Pure. */
import { type Affaire, COMPTE_SUPPRIME } from "#contracts/moderation.ts";

type Signalement = Affaire["signalements"][number];

export interface GroupeSignalements extends Pick<Signalement, "pseudo" | "icon" | "motif" | "ami"> {
  readonly textes: readonly string[];
  readonly dates: readonly string[];
}

/** Somebody known: of the others nobody can say whether they are the same. */
const estConnu = ({ pseudo }: Signalement): boolean =>
  pseudo !== null && pseudo !== COMPTE_SUPPRIME;

export function grouper(signalements: readonly Signalement[]): readonly GroupeSignalements[] {
  const groupes: { cle: string | null; groupe: GroupeSignalements }[] = [];
  for (const signalement of signalements) {
    const { pseudo, icon, motif, ami, text, date } = signalement;
    const cle = estConnu(signalement) ? `${pseudo ?? ""}/${motif}` : null;
    const rang = cle === null ? -1 : groupes.findIndex((autre) => autre.cle === cle);
    const deja = groupes[rang];
    if (deja === undefined)
      groupes.push({ cle, groupe: { pseudo, icon, motif, ami, textes: [text], dates: [date] } });
    else {
      const { textes, dates } = deja.groupe;
      const tous = textes.includes(text) ? textes : [...textes, text];
      groupes[rang] = { cle, groupe: { ...deja.groupe, textes: tous, dates: [...dates, date] } };
    }
  }
  return groupes.map(({ groupe }) => groupe);
}

const pluriel = (n: number, un: string, plusieurs: string): string =>
  `${String(n)}\u00A0${n > 1 ? plusieurs : un}`;

export const combienDeSignalements = (n: number): string =>
  pluriel(n, "signalement", "signalements");

/** "de 3 personnes, aucune amie de l’auteur". @param auteur whether there is somebody to be a friend of */
export function direDeQui(signalements: readonly Signalement[], auteur: boolean): string {
  const connus = new Map(
    signalements.filter(estConnu).map(({ pseudo, ami }) => [pseudo, ami] as const),
  );
  const autres = signalements.filter((s) => !estConnu(s)).length;
  const amis = [...connus.values()].filter(Boolean).length;
  const qui = [
    ...(connus.size > 0 ? [pluriel(connus.size, "personne", "personnes")] : []),
    ...(autres > 0 ? [`${String(autres)}\u00A0sans compte`] : []),
  ].join(" et ");
  if (!auteur || connus.size === 0) return `de ${qui}`;
  if (amis === 0) return `de ${qui}, ${connus.size > 1 ? "aucune amie" : "pas amie"} de l’auteur`;
  if (amis === connus.size)
    return `de ${qui}, ${connus.size > 1 ? "toutes amies" : "amie"} de l’auteur`;
  return `de ${qui}, dont ${String(amis)} ${amis > 1 ? "amies" : "amie"} de l’auteur`;
}
