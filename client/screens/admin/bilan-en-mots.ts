/** French words for the tasks of administrators. Pure. */
import type { BilanAdministrateur } from "#contracts/bilan.ts";
import { type AdresseDePage, ecrireAdresseDePage } from "../../app/paths.ts";
import { direDateRelative } from "../../ui/dates.tsx";

export interface LigneBilan {
  readonly titre: string;
  readonly vers: AdresseDePage | null;
  /** Number of waiting tasks, in the margin; null without one. */
  readonly nombre: number | null;
  readonly dit: string;
  /** Whether the administrator's task needs an action. */
  readonly attend: boolean;
}

const JOUR_MS = 24 * 3600 * 1000;
/** A backup is made every day: after two days without one, something is wrong (docs/decisions/0030). */
const SAUVEGARDE_VIEILLE_MS = 2 * JOUR_MS;

const pluriel = (n: number, un: string, des: string): string => (n > 1 ? des : un);

export function listerLignesDuBilan(
  { ouvertes, contestees, sauvegarde, mots }: BilanAdministrateur,
  maintenant: Date,
): readonly LigneBilan[] {
  const perimee =
    sauvegarde === null || maintenant.getTime() - Date.parse(sauvegarde) > SAUVEGARDE_VIEILLE_MS;
  return [
    {
      titre: "Signalements",
      vers: "/admin/signalements",
      nombre: ouvertes,
      dit:
        ouvertes === 0
          ? "Rien à traiter, la salle est calme"
          : pluriel(ouvertes, "affaire à traiter", "affaires à traiter"),
      attend: ouvertes > 0,
    },
    {
      titre: "Contestations",
      vers: ecrireAdresseDePage("/admin/signalements", { etat: "contestee" }),
      nombre: contestees,
      dit:
        contestees === 0
          ? "Personne n’attend de réponse"
          : pluriel(contestees, "auteur attend une réponse", "auteurs attendent une réponse"),
      attend: contestees > 0,
    },
    {
      titre: "Dernière sauvegarde",
      vers: null,
      nombre: null,
      dit:
        sauvegarde === null
          ? "Aucune encore\u00A0: faites-en une avec «\u00A0npm run sauvegarde\u00A0»"
          : `Faite ${direDateRelative(sauvegarde, maintenant)}${perimee ? "\u00A0: regardez pourquoi il n’y en a pas de plus récente" : ""}`,
      attend: perimee,
    },
    {
      titre: "Journal",
      vers: "/admin/journal",
      nombre: null,
      dit: "Tout ce que la modération a fait",
      attend: false,
    },
    {
      titre: "Mots interdits",
      vers: "/admin/mots",
      nombre: mots,
      dit: pluriel(
        mots,
        "mot refusé dans les pseudos et les titres",
        "mots refusés dans les pseudos et les titres",
      ),
      attend: false,
    },
  ];
}
