/** Entries of the menu: plateforme §2 "Page header and menu", in its words. */
import type { NomIcone } from "../ui/icones.tsx";

export interface Entree {
  readonly vers: string;
  readonly libelle: string;
  readonly icone: NomIcone;
  /** In the header itself too, where there is room. */
  readonly enTete: boolean;
}

export const MESSAGERIE = "/messagerie";

const ENTREES: readonly Entree[] = [
  { vers: "/profile", libelle: "Mon profil", icone: "profil", enTete: false },
  { vers: "/quizz", libelle: "Mes Quizz", icone: "quizz", enTete: true },
  { vers: MESSAGERIE, libelle: "Messagerie", icone: "courrier", enTete: true },
  { vers: "/quizz-communaute", libelle: "Quizz communauté", icone: "communaute", enTete: true },
];
const ADMIN: Entree = { vers: "/admin", libelle: "Admin", icone: "admin", enTete: false };

/** Entries of the menu for somebody who is logged in, in the order of the specification. */
export const entreesDe = ({ admin }: { readonly admin: boolean }): readonly Entree[] =>
  admin ? [...ENTREES, ADMIN] : ENTREES;
