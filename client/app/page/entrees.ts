/** Entries of the menu: plateforme §2 "Page header and menu", in its words. */
import type { Role } from "#contracts/compte.ts";
import { type Adresse, estAdresse } from "../paths.ts";
import type { NomIcone } from "../../ui/icones.tsx";

export interface EntreeMenu {
  readonly vers: Adresse;
  readonly libelle: string;
  readonly icone: NomIcone;
  /** In the header itself too, where there is room. */
  readonly enTete: boolean;
}

export const MESSAGERIE = "/messagerie" satisfies Adresse;

/** Where cases are dealt with, from the menu of each role. */
const DES_AFFAIRES: ReadonlySet<Adresse> = new Set(["/admin", "/admin/signalements"]);
export const meneAuxAffaires = (vers: Adresse): boolean => DES_AFFAIRES.has(vers);

/** One whose page is not there yet is not shown; `pour`: whose it is, everybody's by default. */
const ENTREES: readonly (Omit<EntreeMenu, "vers"> & {
  readonly vers: string;
  readonly pour?: Role;
})[] = [
  { vers: "/profile", libelle: "Mon profil", icone: "profil", enTete: false },
  { vers: "/quizz", libelle: "Mes Quizz", icone: "quizz", enTete: true },
  { vers: MESSAGERIE, libelle: "Messagerie", icone: "courrier", enTete: true },
  { vers: "/quizz-communaute", libelle: "Quizz communauté", icone: "communaute", enTete: true },
  { vers: "/admin", libelle: "Admin", icone: "admin", enTete: false, pour: "admin" },
  {
    vers: "/admin/signalements",
    libelle: "Modération",
    icone: "admin",
    enTete: false,
    pour: "moderator",
  },
];

/** Entries of the menu for somebody who is logged in, in the order of the specification. */
export const entreesDe = ({ role }: { readonly role: Role }): readonly EntreeMenu[] =>
  ENTREES.flatMap(({ vers, pour = role, ...entree }) =>
    estAdresse(vers) && pour === role ? [{ ...entree, vers }] : [],
  );
