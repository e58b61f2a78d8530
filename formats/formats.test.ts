import { beforeAll, describe, expect, test } from "vitest";
import {
  FORMATS_IMPORT,
  lireFichierImport,
  lireMediaDuFichier,
  preparerSourceImport,
  reconnaitreFormats,
} from "./formats.ts";
import { calculerEtatLigne } from "./etat.ts";
import { UnreadableFileError, type IdFormat } from "./lecture.ts";
import { enBref, etats, lire, octetsDe, premier, questionDe } from "./test/aides.ts";
import {
  echantillon,
  ECHANTILLONS,
  kahootXlsx,
  PNG,
  TROP_LONGUE,
  unDeChaque,
} from "./test/fichiers.ts";

let fichiers: Record<IdFormat, Uint8Array<ArrayBuffer>>;
beforeAll(async () => {
  fichiers = await unDeChaque();
});

describe("a file is recognised by its content", () => {
  test.each(FORMATS_IMPORT.map(({ id }) => id))("%s", async (id) => {
    const [premierReconnu, ...autres] = reconnaitreFormats(
      await preparerSourceImport(fichiers[id]),
    );
    expect(premierReconnu?.id).toBe(id);
    // nothing else is as sure of it
    for (const { certitude } of autres)
      expect(certitude).toBeLessThan(premierReconnu?.certitude ?? 0);
  });

  test.each(ECHANTILLONS)("the sample %s", async (nom) => {
    const [reconnu] = reconnaitreFormats(await preparerSourceImport(echantillon(nom)));
    expect(reconnu?.id).toBe(nom.endsWith("csv") ? "openquizzdb-csv" : "openquizzdb-json");
  });

  test("every format is in the table once, under a French name", () => {
    expect(new Set(FORMATS_IMPORT.map(({ id }) => id)).size).toBe(FORMATS_IMPORT.length);
    expect(Object.keys(fichiers).sort()).toEqual(FORMATS_IMPORT.map(({ id }) => id).sort());
  });
});

describe("the nine samples of OpenQuizzDB", () => {
  test("all their questions come in, ready to play", async () => {
    let lues = 0;
    let pretes = 0;
    for (const nom of ECHANTILLONS) {
      const { quizz } = await lire(echantillon(nom));
      for (const un of quizz) {
        expect(un.lignes).toHaveLength(30);
        expect(un.parties.map(({ nom: niveau, debut, fin }) => [niveau, debut, fin])).toEqual([
          ["Débutant", 0, 9],
          ["Confirmé", 10, 19],
          ["Expert", 20, 29],
        ]);
        expect(un.credit.licence).toBe("CC BY-SA 4.0");
        lues += un.lignes.length;
        pretes += etats(un).filter((etat) => etat === "ok").length;
      }
    }
    // by language, two of them have six quizzes
    expect(lues).toBe(570);
    expect(pretes).toBe(570);
  });
});

describe("the reading", () => {
  test("tells how far it is, and ends at one", async () => {
    const rangees = Array.from({ length: 700 }, (_, rang) => `Question ${rang} ?;oui;non;${rang}`);
    const parts: number[] = [];
    await lireFichierImport(
      ["question;bonne réponse;mauvaise 1;mauvaise 2", ...rangees].join("\n"),
      {
        onProgres: (part) => parts.push(part),
      },
    );
    expect(parts.length).toBeGreaterThan(3);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
  });

  test("stops when it is told to", async () => {
    const arret = new AbortController();
    const rangees = Array.from({ length: 2000 }, (_, rang) => `Question ${rang} ?;oui;non;${rang}`);
    const parts: number[] = [];
    const lecture = lireFichierImport(
      ["question;bonne réponse;mauvaise 1;mauvaise 2", ...rangees].join("\n"),
      {
        signal: arret.signal,
        onProgres(part) {
          parts.push(part);
          arret.abort();
        },
      },
    );
    await expect(lecture).rejects.toThrow(/abort/i);
    expect(parts).toHaveLength(1);
  });

  test("a question that was there already is left out, says where, and can be taken back", async () => {
    const rangee = "Qui ?;moi;toi";
    const { lignes } = premier(
      await lire(["question;bonne réponse;mauvaise 1", rangee, "Quoi ?;ça;ci", rangee].join("\n")),
    );
    expect(lignes.map(enBref)[2]).toEqual({ ou: 4, raison: "La même que la ligne 2" });
    expect(lignes[2]).toMatchObject({ question: { text: "Qui ?", reponse: ["moi"] } });
  });

  test("more than a quizz holds is told, and not cut", async () => {
    const rangees = Array.from({ length: 201 }, (_, rang) => `Question ${rang} ?;oui;non`);
    const { quizz, remarques } = await lire(
      ["question;bonne réponse;mauvaise 1", ...rangees].join("\n"),
    );
    expect(quizz[0]?.lignes).toHaveLength(201);
    expect(remarques).toEqual([
      "Ce fichier a 201 questions\u00A0: un quizz en a 200 au plus, il en faut plusieurs.",
    ]);
  });

  test("beyond five thousand questions it stops, and says so", async () => {
    const rangees = Array.from({ length: 5050 }, (_, rang) => `Question ${rang} ?;oui;non`);
    const { quizz, remarques } = await lire(
      ["question;bonne réponse;mauvaise 1", ...rangees].join("\n"),
    );
    expect(quizz[0]?.lignes).toHaveLength(5000);
    expect(remarques[0]).toMatch(/plus de 5\u00A0000 questions/);
  });

  test("a format that its author chooses is used, whatever the content looks like", async () => {
    const lecture = await lire("Qui ?;moi;toi\nQuoi ?;ça;ci\nOù ?;là;ici", "texte");
    expect(lecture.format).toBe("texte");
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ["nothing", "", /vide/],
    ["a picture", PNG, /C’est une image/],
    ["a zip of something else", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), /archive est abîmée/],
    ["a text without end", "une question ;\n".repeat(1_500_000), /trop long/],
    ["a note", "bonjour", /Aucune question|genre connu/],
  ])("%s says what to do", async (_nom, donne, phrase) => {
    const lecture = lire(donne).then((lue) => {
      // a note is shown as what it is: a line that is no question
      if (premier(lue).lignes.every(({ sorte }) => sorte === "ignoree"))
        throw new UnreadableFileError("Aucune question");
      return lue;
    });
    await expect(lecture).rejects.toThrow(phrase);
    await expect(lecture).rejects.toThrow(UnreadableFileError);
  });

  test("a file without media says so", () => {
    expect(() => lireMediaDuFichier(octetsDe("a"), "gift", "x")).toThrow(UnreadableFileError);
  });
});

describe("what is to be mended", () => {
  test("a Kahoot answer of 72 characters is whole, told where, and right once it is shortened", async () => {
    const octets = await kahootXlsx([
      1,
      "Lequel ?",
      TROP_LONGUE,
      "Le maroilles",
      null,
      null,
      20,
      1,
    ]);
    const ligne = questionDe(premier(await lire(octets)).lignes[0]);
    expect(ligne.question.options[0]).toBe(TROP_LONGUE);
    expect(calculerEtatLigne(ligne)).toEqual({
      etat: "aCorriger",
      importable: false,
      fautes: [
        { champ: "options", rang: 0, phrase: "Allez encore plus long 😑 60 caractères max." },
      ],
    });
    const courte = {
      ...ligne.question,
      options: ["Le timanoix", "Le maroilles"],
      reponse: ["Le timanoix"],
    };
    expect(calculerEtatLigne({ ...ligne, question: courte })).toEqual({
      etat: "ok",
      fautes: [],
      importable: true,
    });
  });
});
