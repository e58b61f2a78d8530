/** Changing the unwanted words, which the audit log tells. */
import { atomique } from "../../transaction.ts";
import type { Base } from "../../connection.ts";
import { createActes } from "./actes.ts";
import { createMots, type Mots } from "./mots.ts";

interface ListeDeMots {
  /** @param par account; null: the machine */
  interdire(mot: string, par: string | null): ReturnType<Mots["ajouter"]>;
  /** False when it was not in the list. */
  permettre(mot: string, par: string | null): boolean;
}

export function createListeDeMots(db: Base): ListeDeMots {
  const [actes, mots] = [createActes(db), createMots(db)];
  return {
    interdire: (mot, par) =>
      atomique(db, () => {
        const issue = mots.ajouter(mot);
        if (issue === "ajoute") actes.noter({ genre: "ajouterMot", par, titre: "", detail: mot });
        return issue;
      }),
    permettre: (mot, par) =>
      atomique(db, () => {
        const retire = mots.retirer(mot);
        if (retire) actes.noter({ genre: "retirerMot", par, titre: "", detail: mot });
        return retire;
      }),
  };
}
