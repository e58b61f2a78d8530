/** What each measure does, and how it is undone: one line of a table for each (docs/decisions/0094). Within a transaction. */
import { and, desc, eq, gt, isNull, ne } from "../../drizzle.ts";
import type { GenreMesure, MesureDemandee } from "#contracts/moderation.ts";
import type { Base } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { mesures } from "../../schema/moderation.ts";
import type { LigneBase } from "./affaires.ts";
import { createCopies } from "./copies.ts";
import { createEffets, type Limite } from "./effets.ts";

type Mesure = typeof mesures.$inferSelect;

interface Geste {
  /** @param jusque until when it holds, if it is of those that last. False when there is nothing to do it to. */
  readonly faire: (affaire: LigneBase, demande: MesureDemandee, jusque: string) => boolean;
  /** False when it cannot be undone. */
  readonly defaire: (mesure: Mesure, affaire: LigneBase) => boolean;
}

export type Gestes = Readonly<Record<GenreMesure, Geste>>;

const oui = () => true;
const non = () => false;

export function createGestes(db: Base): Gestes {
  const [effets, copies] = [createEffets(db), createCopies(db)];

  /** Until when the account's other measures of this kind, still in force, hold that limit. */
  const encore = ({ _id, genre, compte }: Mesure, limite: Limite): string | null => {
    if (compte === null) return null;
    const autres = db
      .select({ jusque: mesures.jusque, messages: mesures.messages })
      .from(mesures)
      .where(
        and(
          eq(mesures.compte, compte),
          eq(mesures.genre, genre),
          ne(mesures._id, _id),
          isNull(mesures.levee),
          gt(mesures.jusque, new Date().toISOString()),
        ),
      )
      .orderBy(desc(mesures.jusque))
      .all();
    return autres.find(({ messages }) => limite !== "sansEcrire" || messages)?.jusque ?? null;
  };
  /** A shorter one does not shorten what holds already. */
  const limiter = (compte: string | null, jusque: string, limites: readonly Limite[]): boolean => {
    const avant =
      compte === null ? undefined : db.select().from(comptes).where(eq(comptes._id, compte)).get();
    if (avant === undefined) return false;
    for (const limite of limites) {
      const tenue = avant[limite];
      effets.limiter(avant._id, limite, tenue !== null && tenue > jusque ? tenue : jusque);
    }
    return true;
  };
  const liberer = (mesure: Mesure, limites: readonly Limite[]): boolean => {
    if (mesure.compte === null) return false;
    for (const limite of limites) effets.limiter(mesure.compte, limite, encore(mesure, limite));
    return true;
  };
  const parole = ({ messages }: { readonly messages: boolean }): readonly Limite[] =>
    messages ? ["sansPublier", "sansEcrire"] : ["sansPublier"];

  return {
    rien: { faire: oui, defaire: non },
    // what is taken back of a word is said in words
    mot: { faire: oui, defaire: oui },
    masquer: {
      faire: ({ quizz }) => quizz !== null && effets.masquer(quizz),
      defaire: (_mesure, { quizz }) => quizz !== null && effets.montrer(quizz),
    },
    supprimer: {
      faire({ genre, quizz, cible }) {
        if (genre === "profil") return effets.effacerDescription(cible);
        if (quizz === null) return false;
        return genre === "question"
          ? effets.supprimerQuestion(quizz, cible)
          : effets.supprimerQuizz(quizz);
      },
      defaire({ compte }, { numero, quizz }) {
        const copie = copies.lister(numero).at(-1)?.contenu;
        return copie !== undefined && compte !== null && effets.rendre(copie, compte, quizz);
      },
    },
    nePlusPublier: {
      faire: ({ auteur }, demande, jusque) => limiter(auteur, jusque, parole(demande)),
      defaire: (mesure) => liberer(mesure, parole(mesure)),
    },
    suspendre: {
      faire: ({ auteur }, _demande, jusque) => limiter(auteur, jusque, ["suspendu"]),
      defaire: (mesure) => liberer(mesure, ["suspendu"]),
    },
    // it goes last, by whoever takes the measure: what is written of it before names it
    supprimerCompte: { faire: ({ auteur }) => auteur !== null, defaire: non },
  };
}
