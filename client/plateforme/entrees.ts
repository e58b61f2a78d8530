/** Entries of the menu: plateforme §2 "Page header and menu", in its words. */
import { type Adresse, estAdresse } from "../chemins.ts";
import type { NomIcone } from "../ui/icones.tsx";

export interface EntreeMenu {
  readonly vers: Adresse;
  readonly libelle: string;
  readonly icone: NomIcone;
  /** In the header itself too, where there is room. */
  readonly enTete: boolean;
}

export const MESSAGERIE = "/messagerie" satisfies Adresse;

/** One whose page is not there yet is not shown. */
const ENTREES: readonly (Omit<EntreeMenu, "vers"> & {
  readonly vers: string;
  readonly admin?: true;
})[] = [
  { vers: "/profile", libelle: "Mon profil", icone: "profil", enTete: false },
  { vers: "/quizz", libelle: "Mes Quizz", icone: "quizz", enTete: true },
  { vers: MESSAGERIE, libelle: "Messagerie", icone: "courrier", enTete: true },
  { vers: "/quizz-communaute", libelle: "Quizz communauté", icone: "communaute", enTete: true },
  { vers: "/admin", libelle: "Admin", icone: "admin", enTete: false, admin: true },
];

/** Entries of the menu for somebody who is logged in, in the order of the specification. */
export const entreesDe = ({ admin }: { readonly admin: boolean }): readonly EntreeMenu[] =>
  ENTREES.flatMap(({ vers, admin: reservee = false, ...entree }) =>
    estAdresse(vers) && (admin || !reservee) ? [{ ...entree, vers }] : [],
  );
