/**
 * Any two edits of any document: what one side changed alone is in the joined document, what both changed differently
 * is asked, and nothing else is lost or invented. Decision 0082.
 */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { EXAMPLE_QUIZZ } from "../test/quizz-example.ts";
import { creerFusionDeQuizz, type QuizzFusionne } from "./fusionner.ts";
import { seraientEnregistresPareil } from "./memes.ts";
import {
  changerTypeDeQuestion,
  creerProposition,
  creerQuestionVierge,
  convertirEnQuestionAEnregistrer,
  type QuestionEcrite,
} from "./question-ecrite.ts";
import {
  ajouterPlageAleatoireAuQuizz,
  changerQuestion,
  changerReglagesDuQuizz,
  deplacerQuestions,
  dupliquerQuestions,
  convertirPlagesDuQuizzEnAleatoire,
  listerIdsDeQuestions,
  insererQuestions,
  convertirEnQuizzEcrit,
  type QuizzEcrit,
  retirerPlageAleatoireDuQuizz,
  retirerQuestions,
  sontMemesQuizz,
} from "./quizz-ecrit.ts";

type Geste = (document: QuizzEcrit) => QuizzEcrit;

/** Few words, so that both sides often write the same one. */
const mot = fc.constantFrom("", "un", "deux", "trois");
const mots = fc.array(mot, { maxLength: 3 });
const complement = fc.option(fc.record({ text: mot, media: fc.constantFrom("", "m.webp") }));
const type = fc.constantFrom("choix", "entree", "ordre", "rien");

const questionDe = (_id: string) =>
  fc
    .record({ type, text: mot, temps: fc.constantFrom(0, 7), preuve: complement, liste: mots })
    .map(({ type: voulu, ...champs }): QuestionEcrite =>
      Object.assign(creerQuestionVierge(voulu), champs, { _id }),
    );

const document: fc.Arbitrary<QuizzEcrit> = fc
  .integer({ min: 0, max: 6 })
  .chain((nombre) =>
    fc.record({
      questions: fc.tuple(...Array.from({ length: nombre }, (_, n) => questionDe(`q${String(n)}`))),
      plage: fc.option(fc.tuple(fc.nat(5), fc.nat(5))),
    }),
  )
  .map(({ questions, plage }) => {
    const lu = convertirEnQuizzEcrit({
      ...EXAMPLE_QUIZZ,
      aleatoire: [],
      questions: questions.map(convertirEnQuestionAEnregistrer),
    });
    return plage === null ? lu : enPlage(...plage)(lu);
  });

const enPlage =
  (a: number, b: number): Geste =>
  (un) => {
    const [debut, fin] = [Math.min(a, b), Math.min(Math.max(a, b), un.questions.length - 1)];
    return fin - debut < 1 ? un : ajouterPlageAleatoireAuQuizz(un, { debut, fin });
  };
const surQuestion =
  (rang: number, changer: (une: QuestionEcrite) => QuestionEcrite): Geste =>
  (un) =>
    changerQuestion(un, un.questions[rang % (un.questions.length || 1)]?._id ?? "", changer);
const laQuestion = (un: QuizzEcrit, rang: number): ReadonlySet<string> =>
  new Set(
    listerIdsDeQuestions(un.questions)
      .slice(rang % (un.questions.length || 1))
      .slice(0, 1),
  );

/** Anything that an author may do. */
const geste: fc.Arbitrary<Geste> = fc.oneof(
  fc.tuple(fc.nat(9), mot).map(([rang, text]) => surQuestion(rang, (une) => ({ ...une, text }))),
  fc.tuple(fc.nat(9), fc.nat(3)).map(([r, temps]) => surQuestion(r, (une) => ({ ...une, temps }))),
  fc.tuple(fc.nat(9), mot).map(([r, media]) => surQuestion(r, (une) => ({ ...une, media }))),
  fc.tuple(fc.nat(9), complement).map(([r, suite]) => surQuestion(r, (une) => ({ ...une, suite }))),
  fc.tuple(fc.nat(9), mots).map(([r, liste]) => surQuestion(r, (une) => ({ ...une, liste }))),
  fc.tuple(fc.nat(9), type).map(([r, t]) => surQuestion(r, (une) => changerTypeDeQuestion(une, t))),
  fc
    .tuple(fc.nat(9), mots)
    .map(([r, textes]) =>
      surQuestion(r, (une) =>
        une.propositions.length === 0
          ? { ...une, reponses: textes }
          : { ...une, propositions: textes.map((t) => creerProposition(t, { bonne: true })) },
      ),
    ),
  mot.map(
    (title): Geste =>
      (un) =>
        changerReglagesDuQuizz(un, { title }),
  ),
  mots.map(
    (tags): Geste =>
      (un) =>
        changerReglagesDuQuizz(un, { tags }),
  ),
  fc.boolean().map(
    (oui): Geste =>
      (un) =>
        changerReglagesDuQuizz(un, { aleatoireGlobal: oui }),
  ),
  fc.nat(9).map(
    (rang): Geste =>
      (un) =>
        retirerQuestions(un, laQuestion(un, rang)),
  ),
  fc.nat(9).map(
    (rang): Geste =>
      (un) =>
        dupliquerQuestions(un, laQuestion(un, rang)),
  ),
  fc.tuple(fc.nat(9), fc.nat(9)).map(
    ([rang, vers]): Geste =>
      (un) =>
        deplacerQuestions(un, laQuestion(un, rang), vers),
  ),
  fc.tuple(fc.nat(9), mot).map(
    ([rang, text]): Geste =>
      (un) =>
        insererQuestions(un, rang % (un.questions.length + 1), [
          { ...creerQuestionVierge("rien"), text },
        ]),
  ),
  fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => enPlage(a, b)),
  fc.nat(9).map(
    (rang): Geste =>
      (un) =>
        retirerPlageAleatoireDuQuizz(un, Object.values(un.plages)[rang % 3] ?? ""),
  ),
);
const gestes = fc.array(geste, { maxLength: 6 }).map(
  (faits): Geste =>
    (un) =>
      faits.reduce((avant, faire) => faire(avant), un),
);

/** A document, what each side made of it, and for which clashes theirs is chosen. */
const cas = fc.record({
  base: document,
  notre: gestes,
  leur: gestes,
  choix: fc.infiniteStream(fc.boolean()),
});

/** Joins, and answers each question once. */
function trancher(
  base: QuizzEcrit,
  ici: QuizzEcrit,
  leur: QuizzEcrit,
  choix: Iterator<boolean>,
): QuizzFusionne & { readonly pourLeur: ReadonlySet<string> } {
  const fusion = creerFusionDeQuizz(base, leur);
  const pourLeur = new Set(
    fusion(ici).heurts.flatMap(({ cle }) => (choix.next().value === true ? [cle] : [])),
  );
  return { ...fusion(ici, pourLeur), pourLeur };
}
const meme = seraientEnregistresPareil;

/** Value that a joined field must have; `demande`: the key under which a clash of it must be asked, and only then. */
function attendu(
  { base, ici, leur }: Readonly<Record<"base" | "ici" | "leur", unknown>>,
  demande: string,
  { heurts, pourLeur }: Pick<ReturnType<typeof trancher>, "heurts" | "pourLeur">,
): unknown {
  const heurte = !meme(ici, leur) && !meme(ici, base) && !meme(leur, base);
  expect([demande, heurts.some(({ cle }) => cle === demande)]).toEqual([demande, heurte]);
  if (heurte) return pourLeur.has(demande) ? leur : ici;
  return meme(ici, base) ? leur : ici;
}

const REPONSES = ["type", "options", "reponse", "precis"] as const;
const CHAMPS = ["text", "media", "temps", "aleatoire", "preuve", "suite", "liste"] as const;
const choisir = (question: object, champs: readonly string[]) =>
  Object.fromEntries(Object.entries(question).filter(([nom]) => champs.includes(nom)));
const parId = ({ questions }: QuizzEcrit) =>
  new Map(questions.map((une) => [une._id, convertirEnQuestionAEnregistrer(une)]));

test("of any two edits of any document, nothing is lost that was not asked about", () => {
  fc.assert(
    fc.property(cas, ({ base, notre, leur: sien, choix }) => {
      const [ici, leur] = [notre(base), sien(base)];
      const fusion = trancher(base, ici, leur, choix);
      const { document: joint, heurts, pourLeur } = fusion;
      for (const champ of ["title", "tags", "aleatoireGlobal", "visibilite"] as const) {
        const dits = {
          base: base.reglages[champ],
          ici: ici.reglages[champ],
          leur: leur.reglages[champ],
        };
        expect(joint.reglages[champ]).toEqual(attendu(dits, champ, fusion));
      }
      const [avant, notres, siennes] = [parId(base), parId(ici), parId(leur)];
      const jointes = parId(joint);
      const ids = new Set([...notres.keys(), ...siennes.keys(), ...avant.keys()]);
      for (const id of ids) {
        const [b, n, s] = [avant.get(id), notres.get(id), siennes.get(id)];
        const j = jointes.get(id);
        const demandee = heurts.some(({ cle }) => cle === id);
        if (n !== undefined && s !== undefined && b !== undefined) {
          for (const champs of [REPONSES, ...CHAMPS.map((champ) => [champ])]) {
            const [db, dn, ds] = [b, n, s].map((une) => choisir(une, champs));
            const voulu = attendu(
              { base: db, ici: dn, leur: ds },
              `${id}/${champs.join(",")}`,
              fusion,
            );
            expect(meme(choisir(j ?? {}, champs), voulu)).toBe(true);
          }
        } else if (b === undefined) {
          // added by one side, and whole
          expect(meme(j, n ?? s)).toBe(true);
        } else {
          const reste = n ?? s;
          // removed by one side: asked when the other has changed it
          expect([id, demandee]).toEqual([id, reste !== undefined && !meme(reste, b)]);
          const gardee = demandee && pourLeur.has(id) === (n === undefined);
          expect(meme(j, gardee ? reste : undefined)).toBe(true);
        }
      }
      expect([...jointes.keys()].filter((id) => !ids.has(id))).toEqual([]);
      expect(jointes.size).toBe(joint.questions.length);
    }),
    { numRuns: 1500 },
  );
});

test("the order is that of the side that moved something, or the chosen one, and what is added in a row stays so", () => {
  fc.assert(
    fc.property(cas, ({ base, notre, leur: sien, choix }) => {
      const [ici, leur] = [notre(base), sien(base)];
      const fusion = trancher(base, ici, leur, choix);
      const tous = [base, ici, leur].map(({ questions }) => listerIdsDeQuestions(questions));
      const rester = (parmi: readonly string[]) =>
        parmi.filter((id) => tous.every((autres) => autres.includes(id)));
      const [db, dn, ds] = tous.map(rester);
      const joint = listerIdsDeQuestions(fusion.document.questions);
      expect(rester(joint)).toEqual(attendu({ base: db, ici: dn, leur: ds }, "ordre", fusion));
      // additions of one side in a row stay in that order, wherever the other has moved the question before them
      for (const cote of [tous[1] ?? [], tous[2] ?? []])
        cote.forEach((id, rang) => {
          const suivante = cote[rang + 1];
          const neuves = [id, suivante].every((une) => tous[0]?.includes(une ?? "") === false);
          if (neuves && suivante !== undefined)
            expect(joint.indexOf(id)).toBeLessThan(joint.indexOf(suivante));
        });
    }),
    { numRuns: 1500 },
  );
});

test("ranges of one side stay as they are where the other only rewrites questions", () => {
  fc.assert(
    fc.property(cas, ({ base, notre }) => {
      const ici = notre(base);
      const leur: QuizzEcrit = {
        ...base,
        questions: base.questions.map((une) => ({ ...une, text: `${une.text}!` })),
      };
      const { document: joint, heurts } = creerFusionDeQuizz(base, leur)(ici);
      expect(heurts.map(({ cle }) => cle)).not.toContain("plages");
      expect(listerIdsDeQuestions(joint.questions)).toEqual(listerIdsDeQuestions(ici.questions));
      expect(convertirPlagesDuQuizzEnAleatoire(joint)).toEqual(
        convertirPlagesDuQuizzEnAleatoire(ici),
      );
    }),
    { numRuns: 800 },
  );
});

test("both sides find the same document when each settles for the same author, and one that changed nothing takes the other's", () => {
  fc.assert(
    fc.property(cas, ({ base, notre, leur: sien, choix }) => {
      const [ici, leur] = [notre(base), sien(base)];
      const { document: joint, heurts, pourLeur } = trancher(base, ici, leur, choix);
      const miroir = creerFusionDeQuizz(base, ici);
      const enFace = miroir(leur).heurts.map(({ cle }) => cle);
      expect(new Set(enFace)).toEqual(new Set(heurts.map(({ cle }) => cle)));
      const la = miroir(leur, new Set(enFace.filter((cle) => !pourLeur.has(cle)))).document;
      expect(meme(Object.fromEntries(parId(la)), Object.fromEntries(parId(joint)))).toBe(true);
      expect(meme(la.reglages, joint.reglages)).toBe(true);
      for (const [un, autre] of [
        [base, leur],
        [leur, base],
      ] as const) {
        const { document: seul, heurts: demandes } = creerFusionDeQuizz(base, autre)(un);
        expect(demandes).toEqual([]);
        expect(sontMemesQuizz(seul, leur)).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});
