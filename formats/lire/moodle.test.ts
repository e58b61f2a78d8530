import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { calculerEtatLigne } from "../etat.ts";
import { UnreadableFileError, type LigneImport } from "../lecture.ts";
import { encoderBase64 } from "../outils/medias.ts";
import { explainUnplayableFilm } from "../outils/films.ts";
import { enBref, lire, lignes, octetsDe, premier, questionDe } from "../test/aides.ts";
import { PNG } from "../test/fichiers.ts";

const moodle = (...questions: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join("\n")}</quiz>`;
const cdata = (html: string): string => `<text><![CDATA[${html}]]></text>`;
const question = (type: string, html: string, inside = ""): string =>
  `<question type="${type}"><questiontext format="html">${cdata(html)}</questiontext>${inside}</question>`;
const answer = (fraction: string, html: string): string =>
  `<answer fraction="${fraction}" format="html">${cdata(html)}</answer>`;
const TWO = answer("100", "Lima") + answer("0", "Quito");

const said = async (xml: string) =>
  (await lignes(xml)).map((ligne) => {
    const { type, text, options, reponse, precis, raison } = enBref(ligne);
    return raison === undefined ? [type, text, options, reponse, precis] : [raison];
  });
const state = (ligne: LigneImport | undefined): string =>
  ligne === undefined ? "none" : calculerEtatLigne(ligne).etat;

describe("Cloze", () => {
  test("a gap becomes a question to type, to choose or to count", async () => {
    expect(
      await said(
        moodle(
          question(
            "cloze",
            "<p>La capitale du P&eacute;rou est {1:SHORTANSWER:=Lima#oui~%50%Callao~*#non}.</p>",
          ),
          question("cloze", "<p>Le Chili : {2:MULTICHOICE_VS:Lima~=Santiago~Quito} ?</p>"),
          question("cloze", "<p>La Révolution : {:NUMERICAL:=1789:0}</p>"),
          question("cloze", "<p>Des villes : {1:MULTIRESPONSE:=Lyon~=Lille~Loire}</p>"),
        ),
      ),
    ).toEqual([
      ["entree", "La capitale du Pérou est _____.", [], ["Lima"], ["Callao"]],
      ["choix", "Le Chili : _____ ?", ["Lima", "Santiago", "Quito"], ["Santiago"], []],
      ["entree", "La Révolution : _____", [], ["1789"], []],
      ["choix", "Des villes : _____", ["Lyon", "Lille", "Loire"], ["Lyon", "Lille"], []],
    ]);
  });

  test("a gap on each line is a question each, under what comes first; signs behind a backslash are signs", async () => {
    const xml = moodle(
      question(
        "cloze",
        "<p>Capitales</p><ul><li>Pérou : {1:SA:=Lima}</li><li>Accolade : {1:MC:=\\}~\\=}</li></ul>",
      ),
    );
    expect(await said(xml)).toEqual([
      ["entree", "Capitales\nPérou : _____", [], ["Lima"], []],
      ["choix", "Capitales\nAccolade : _____", ["}", "="], ["}"], []],
    ]);
    expect(questionDe((await lignes(xml))[0]).remarques).toEqual([
      "Un texte à trous est devenu 2 questions.",
    ]);
  });

  test("several gaps in a line, or an unknown kind, are named as left out", async () => {
    const out = ["Un texte à plusieurs trous, qui n’existe pas ici"];
    expect(
      await said(
        moodle(
          question("cloze", "{1:SA:=Lima} et {1:SA:=Quito}"),
          question("cloze", "Un dessin : {1:DRAWING:=a}"),
        ),
      ),
    ).toEqual([out, out]);
  });
});

describe("files of a question", () => {
  const OTHER = PNG.slice(0, 40);
  const file = (name: string, path: string, octets: Uint8Array): string =>
    `<file name="${name}" path="${path}" encoding="base64">${encoderBase64(octets)}</file>`;
  const shown = async (html: string, ...files: readonly string[]) => {
    const lecture = await lire(
      moodle(
        `<question type="multichoice"><questiontext format="html">${cdata(`Où ?${html}`)}${files.join("")}</questiontext>${TWO}</question>`,
      ),
    );
    const { question: lue, remarques } = questionDe(premier(lecture).lignes[0]);
    return { media: lue.media, medias: lecture.medias, remarques };
  };

  test("of two of the same name, that of its folder; behind a time; decomposed accents", async () => {
    const { medias } = await shown(
      '<img src="@@PLUGINFILE@@/b/%C3%A9t%C3%A9.png?time=1700000000">',
      file("été.png".normalize("NFD"), "/a/", OTHER),
      file("été.png".normalize("NFD"), "/b/", PNG),
    );
    expect(medias.map(({ octets }) => octets)).toEqual([PNG]);
  });

  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ["plan.svg", octetsDe('<?xml version="1.0"?>\n<!-- plan -->\n<svg xmlns="x"/>'), "svg"],
    ["son.mp3", Uint8Array.of(0xff, 0xfa, 0x90, 0x64, 0, 0), "mp3"],
    ["son.m4a", octetsDe("\0\0\0\u0010ftypM4A \0\0\0\0"), "m4a"],
  ])("%s is known by its content", async (name, octets, ending) => {
    const { media, remarques } = await shown(
      `<img src="@@PLUGINFILE@@/${name}">`,
      file(name, "/", octets),
    );
    if (ending === "m4a") expect(remarques).toEqual([CUT]);
    else expect(media).toMatch(new RegExp(`^[\\da-f]{64}\\.${ending}$`));
  });

  test("a link to a sound is what Moodle plays", async () => {
    const { media } = await shown(
      '<a href="@@PLUGINFILE@@/son.mp3">son.mp3</a>',
      file("son.mp3", "/", Uint8Array.of(0x49, 0x44, 0x33, 4)),
    );
    expect(media).toMatch(/\.mp3$/);
  });

  test("a film that no browser plays is told at once", async () => {
    const { media, remarques } = await shown(
      '<video src="@@PLUGINFILE@@/film.mp4"></video>',
      file("film.mp4", "/", sample("37-hevc.mp4")),
    );
    expect(media).toBe("question.jpeg");
    expect(remarques[0]).toMatch(/HEVC/);
  });
});

const CUT = "Ce film est incomplet\u00A0: copiez-le ou exportez-le de nouveau.";
const sample = (nom: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../shared/data/importation/${nom}`, import.meta.url)));

describe("films", () => {
  test("HEVC and a cut film are told apart from films that play", () => {
    expect(explainUnplayableFilm(sample("37-hevc.mp4"))).toMatch(/HEVC/);
    expect(explainUnplayableFilm(sample("38-tronque.mp4"))).toBe(CUT);
    expect(explainUnplayableFilm(PNG)).toBeNull();
  });

  test("H.264 and AAC play", () => {
    const box = (kind: string, ...inside: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
      const length = 8 + inside.reduce((sum, one) => sum + one.length, 0);
      return Uint8Array.from([
        0,
        0,
        length >> 8,
        length & 255,
        ...octetsDe(kind),
        ...inside.flatMap((one) => Array.from(one)),
      ]);
    };
    const track = (kind: string, codec: string) =>
      box(
        "trak",
        box(
          "mdia",
          box("hdlr", octetsDe(`\0\0\0\0\0\0\0\0${kind}`)),
          box(
            "minf",
            box("stbl", box("stsd", octetsDe(`\0\0\0\0\0\0\0\u0001\0\0\0\u0008${codec}`))),
          ),
        ),
      );
    const film = (video: string) =>
      Uint8Array.from([
        ...box("ftyp", octetsDe("isom")),
        ...box("moov", track("vide", video), track("soun", "mp4a")),
      ]);
    expect(explainUnplayableFilm(film("avc1"))).toBeNull();
    expect(explainUnplayableFilm(film("hvc1"))).toMatch(/HEVC/);
  });

  test.each([
    ["37-hevc.mp4", /HEVC/],
    ["38-tronque.mp4", /incomplet/],
  ])("dropped alone, %s says so", async (nom, dit) => {
    const read = lire(sample(nom));
    await expect(read).rejects.toBeInstanceOf(UnreadableFileError);
    await expect(read).rejects.toThrow(dit);
  });
});

describe("texts", () => {
  test("a sign written bare is mended and told", async () => {
    const xml = moodle(
      `<question type="multichoice"><questiontext><text>Tom & Léa : x<y ou 2 < 3 ?</text></questiontext><answer fraction="100"><text>x<y</text></answer><answer fraction="0"><text>A&B</text></answer></question>`,
    );
    expect(await said(xml)).toEqual([
      ["choix", "Tom & Léa : x<y ou 2 < 3 ?", ["x<y", "A&B"], ["x<y"], []],
    ]);
    expect((await lire(xml)).remarques).toEqual([
      "Ce fichier XML n’est pas tout à fait juste\u00A0: vérifiez que rien ne manque.",
    ]);
  });

  test("10<sup>3</sup> is 10³, escaped or not", async () => {
    const xml = moodle(
      question("shortanswer", "Un km en m ?", answer("100", "10<sup>3</sup>")),
      `<question type="shortanswer"><questiontext><text>&lt;p&gt;H&lt;sub&gt;2&lt;/sub&gt;O ?&lt;/p&gt;</text></questiontext>${answer("100", "eau")}</question>`,
    );
    expect((await said(xml)).map(([, text, , right]) => [text, right])).toEqual([
      ["Un km en m ?", ["10³"]],
      ["H₂O ?", ["eau"]],
    ]);
  });

  test("an option that is a picture is what its picture says, and is told", async () => {
    const [ligne] = await lignes(
      moodle(
        question(
          "multichoice",
          "Quel drapeau ?",
          answer("100", '<img src="@@PLUGINFILE@@/jp.png" alt="Japon">') +
            answer("0", '<img src="@@PLUGINFILE@@/fr.png" alt="France">'),
        ),
      ),
    );
    const { question: lue, remarques } = questionDe(ligne);
    expect([lue.options, lue.reponse]).toEqual([["Japon", "France"], ["Japon"]]);
    expect(remarques[0]).toMatch(/images des propositions/);
  });
});

describe("weights", () => {
  test("without an answer worth everything, it is doubted", async () => {
    const xml = moodle(
      question(
        "multichoice",
        "Où ?",
        `<single>true</single>${answer("50", "Lima")}${answer("33,33333", "Callao")}${answer("0", "Quito")}`,
      ),
      question(
        "multichoiceset",
        "Lesquelles ?",
        answer("100", "Lyon") + answer("100", "Lille") + answer("0", "Loire"),
      ),
    );
    const [one, two] = await lignes(xml);
    expect(state(one)).toBe("aCorriger");
    expect(state(two)).toBe("ok");
    expect(questionDe(two).question.reponse).toEqual(["Lyon", "Lille"]);
    expect(questionDe(two).remarques).toHaveLength(1);
  });

  test("matching: wrong answers more are no pairs, a picture to match is named", async () => {
    const pair = (html: string, right: string) =>
      `<subquestion format="html">${cdata(html)}<answer><text>${right}</text></answer></subquestion>`;
    expect(
      await said(
        moodle(
          question(
            "matching",
            "Capitales",
            pair("Pérou", "Lima") +
              pair("Chili", "Santiago") +
              pair("", "Quito") +
              pair('<img src="@@PLUGINFILE@@/a.png">', "Bogota"),
          ),
        ),
      ),
    ).toEqual([
      ["choix", "Capitales\nPérou", ["Lima", "Santiago", "Quito", "Bogota"], ["Lima"], []],
      ["choix", "Capitales\nChili", ["Lima", "Santiago", "Quito", "Bogota"], ["Santiago"], []],
      ["Une image à associer"],
    ]);
  });
});
