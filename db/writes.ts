/**
 * Every write that the writer thread can do (writer.ts). Request bodies arrive as raw bytes; the thread parses, checks and
 * stores them (docs/decisions/0115).
 */
import { z } from "zod";
import type { corpsGarderComposition } from "#contracts/composition.ts";
import { corpsQuizz, reponseQuizzEnregistre } from "#contracts/edition.ts";
import { corpsImportQuizz, reponseImportQuizz } from "#contracts/importation.ts";
import type { Database } from "./connection.ts";
import { createEditionQuizzRepository } from "./repositories/edition-repository.ts";
import { refusSauvegardeQuizz } from "./repositories/quizz-save.ts";
import { createImportQuizzRepository } from "./repositories/import-repository.ts";

export type DatabaseWriteRequest =
  /** A private copy of a quizz that the account may see. */
  | {
      readonly what: "copy";
      readonly id: string;
      readonly compte: string;
      readonly title?: string | undefined;
      readonly envoi?: string | undefined;
    }
  /** A private quizz of composed questions. */
  | {
      readonly what: "compose";
      readonly compte: string;
      readonly composition: z.infer<typeof corpsGarderComposition>;
    }
  /** Raw body of an import. */
  | { readonly what: "import"; readonly compte: string; readonly body: Uint8Array }
  /** Raw body of a save of a whole quizz. */
  | {
      readonly what: "save";
      readonly id: string;
      readonly compte: string;
      readonly body: Uint8Array;
    };

/** Reasons for which a write was refused; nothing was written. */
const writeRefusal = z.discriminatedUnion("raison", [
  ...refusSauvegardeQuizz.options,
  z.object({ raison: z.literal("illisible") }),
  /** The body is malformed: the place in the body, and the schema's message. */
  z.object({ raison: z.literal("forme"), chemin: z.string(), message: z.string() }),
  /** The account has room for only `place` more quizzes. */
  z.object({ raison: z.literal("quizzPleins"), place: z.int() }),
  /** Moderation hides the quizz to copy. */
  z.object({ raison: z.literal("masque") }),
]);
export type DatabaseWriteRefusal = z.infer<typeof writeRefusal>;

const outcome = <Done extends z.ZodType>(fait: Done) =>
  z.discriminatedUnion("ok", [
    z.object({ ok: z.literal(true), fait }),
    z.object({ ok: z.literal(false), refus: writeRefusal }),
  ]);
export const DATABASE_WRITE_OUTCOME_SCHEMAS = {
  copy: outcome(z.object({ _id: z.string() })),
  compose: outcome(z.object({ _id: z.string() })),
  import: outcome(reponseImportQuizz),
  save: outcome(reponseQuizzEnregistre.omit({ message: true })),
} as const;
type Outcome = z.infer<
  (typeof DATABASE_WRITE_OUTCOME_SCHEMAS)[keyof typeof DATABASE_WRITE_OUTCOME_SCHEMAS]
>;

const refuse = (refus: DatabaseWriteRefusal) => ({ ok: false, refus }) as const;
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Parses and checks the raw body of a request, or refuses it. */
function read<Forme extends z.ZodType>(forme: Forme, body: Uint8Array) {
  let json: unknown;
  try {
    json = JSON.parse(decoder.decode(body));
  } catch {
    return refuse({ raison: "illisible" });
  }
  const lu = forme.safeParse(json);
  if (lu.success) return { ok: true, lu: lu.data } as const;
  const [premiere] = lu.error.issues;
  const chemin = `/${(premiere?.path ?? []).join("/")}`;
  return refuse({ raison: "forme", chemin, message: premiere?.message ?? "" });
}

/** @returns a function that does a write; its outcome is one of `DATABASE_WRITE_OUTCOME_SCHEMAS`, as JSON in UTF-8 */
export function createDatabaseWriteRunner(
  db: Database,
): (write: DatabaseWriteRequest) => Uint8Array {
  const edition = createEditionQuizzRepository(db);
  const imports = createImportQuizzRepository(db);

  function copy({
    id,
    compte,
    title,
    envoi,
  }: Extract<DatabaseWriteRequest, { what: "copy" }>): Outcome {
    const copie = edition.copier(id, compte, { title, envoi });
    if (copie === "inconnu" || copie === "masque") return refuse({ raison: copie });
    if (copie === "complet") return refuse({ raison: "quizzPleins", place: 0 });
    return "raison" in copie ? refuse(copie) : { ok: true, fait: copie };
  }

  function compose({
    compte,
    composition,
  }: Extract<DatabaseWriteRequest, { what: "compose" }>): Outcome {
    const garde = edition.garderComposition(compte, composition);
    if (garde === "inconnu") return refuse({ raison: garde });
    if (garde === "complet") return refuse({ raison: "quizzPleins", place: 0 });
    return "raison" in garde ? refuse(garde) : { ok: true, fait: garde };
  }

  function importAll({ compte, body }: Extract<DatabaseWriteRequest, { what: "import" }>): Outcome {
    const lu = read(corpsImportQuizz, body);
    if (!lu.ok) return lu;
    const { quizz, vers, envoi, sansTemps } = lu.lu;
    const [premier] = quizz;
    if (vers !== undefined && premier !== undefined) {
      const issue = imports.joindre(vers, compte, premier, { envoi, sansTemps });
      if (!issue.ok) return issue;
      return { ok: true, fait: { quizz: [{ _id: vers, title: issue.fait.title }] } };
    }
    const faits = imports.importer(compte, quizz, envoi);
    if ("raison" in faits) return refuse(faits);
    if ("place" in faits) return refuse({ raison: "quizzPleins", place: faits.place });
    return { ok: true, fait: { quizz: [...faits] } };
  }

  function save({ id, compte, body }: Extract<DatabaseWriteRequest, { what: "save" }>): Outcome {
    const lu = read(corpsQuizz, body);
    return lu.ok ? edition.changer(id, compte, lu.lu) : lu;
  }

  function done(write: DatabaseWriteRequest): Outcome {
    switch (write.what) {
      case "copy":
        return copy(write);
      case "compose":
        return compose(write);
      case "import":
        return importAll(write);
      case "save":
        return save(write);
    }
  }
  const encoder = new TextEncoder();
  return (write) => encoder.encode(JSON.stringify(done(write)));
}
