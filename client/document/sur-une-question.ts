/** What is done with one question from a screen that may be a save behind: by the name it has now, on the document as it is now. */
import type { Atelier } from "./atelier.ts";
import { dupliquer, retirer } from "./document.ts";

type Etabli = Pick<Atelier, "faire" | "nomDe">;

/** @returns the id of the copy, which comes right after it; undefined when it is not there any more */
export function doublerLa(atelier: Etabli, id: string): string | undefined {
  let copie: string | undefined;
  atelier.faire((document) => {
    const ici = atelier.nomDe(id);
    const apres = dupliquer(document, new Set([ici]));
    const rang = document.questions.findIndex(({ _id }) => _id === ici);
    copie = rang < 0 ? undefined : apres.questions[rang + 1]?._id;
    return apres;
  });
  return copie;
}

export function retirerLa(atelier: Etabli, id: string): void {
  atelier.faire((document) => retirer(document, new Set([atelier.nomDe(id)])));
}
