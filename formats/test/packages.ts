/** Packages and documents as other programs write them: QTI of Canvas, H5P, Word, OpenDocument; notes of Anki, answers of Google Forms. */
import { strToU8, zipSync } from "fflate";

type Octets = Uint8Array<ArrayBuffer>;

/** A zip of texts. */
export const packageOf = (parts: Readonly<Record<string, string>>): Octets =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([nom, dit]) => [nom, strToU8(dit)]))),
  );

const item12 = (
  type: string,
  text: string,
  options: readonly (readonly [ident: string, texte: string])[],
  condition: string,
) => `<item ident="i" title="Q"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
<presentation><material><mattext texttype="text/html">&lt;p&gt;${text}&lt;/p&gt;</mattext></material>
${
  options.length === 0
    ? '<response_str ident="r" rcardinality="Single"><render_fib><response_label ident="a" rshuffle="No"/></render_fib></response_str>'
    : `<response_lid ident="r" rcardinality="${type === "multiple_answers_question" ? "Multiple" : "Single"}"><render_choice>${options
        .map(
          ([ident, texte]) =>
            `<response_label ident="${ident}"><material><mattext texttype="text/plain">${texte}</mattext></material></response_label>`,
        )
        .join("")}</render_choice></response_lid>`
}
</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE"/></outcomes>
<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback linkrefid="general_fb"/></respcondition>
<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>`;

const equal = (ident: string) => `<varequal respident="r">${ident}</varequal>`;

/** A quiz of Canvas, exported as QTI 1.2. */
export const canvasQti = (): Octets =>
  packageOf({
    "imsmanifest.xml": '<manifest identifier="m"><resources/></manifest>',
    "g1/assessment_meta.xml": "<quiz/>",
    "g1/g1.xml": `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="g1" title="Capitales"><section ident="root">
${item12(
  "multiple_choice_question",
  "Capitale de l’Italie ?",
  [
    ["8", "Milan"],
    ["9", "Rome"],
  ],
  equal("9"),
)}
${item12(
  "true_false_question",
  "La Terre est ronde.",
  [
    ["1", "True"],
    ["2", "False"],
  ],
  equal("1"),
)}
${item12(
  "multiple_answers_question",
  "Lesquelles sont des villes ?",
  [
    ["1", "Lyon"],
    ["2", "Loire"],
    ["3", "Lille"],
  ],
  `<and>${equal("1")}<not>${equal("2")}</not>${equal("3")}</and>`,
)}
${item12("short_answer_question", "Capitale du Pérou ?", [], `${equal("Lima")}${equal("lima")}`)}
${item12("essay_question", "Racontez.", [], "")}
</section></assessment></questestinterop>`,
  });

/** Two questions of QTI 2.1, a file each. */
export const qti21 = (): Octets =>
  packageOf({
    "imsmanifest.xml": '<manifest identifier="m"><resources/></manifest>',
    "q1.xml": `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q1" title="Q1"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>Capitale de <em>l’Espagne</em> ?</prompt><simpleChoice identifier="A">Vigo</simpleChoice><simpleChoice identifier="B">Madrid</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
    "q2.xml": `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q2" title="Q2"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"><correctResponse><value>Lima</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="Lima" mappedValue="1"/><mapEntry mapKey="Ville des rois" mappedValue="1"/></mapping></responseDeclaration><itemBody><p>Capitale du Pérou : <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/></p></itemBody></assessmentItem>`,
  });

/** A question set of H5P. */
export const h5pSet = (): Octets =>
  packageOf({
    "h5p.json": JSON.stringify({ title: "Tour du monde", mainLibrary: "H5P.QuestionSet" }),
    "content/content.json": JSON.stringify({
      questions: [
        {
          library: "H5P.MultiChoice 1.16",
          params: {
            question: "<p>Capitale de l’Italie ?</p>",
            answers: [
              { correct: false, text: "<div>Milan</div>" },
              { correct: true, text: "<div>Rome</div>" },
            ],
          },
        },
        {
          library: "H5P.TrueFalse 1.8",
          params: { question: "<p>La Terre est plate.</p>", correct: "false" },
        },
        {
          library: "H5P.Blanks 1.14",
          params: { questions: ["<p>La capitale du Pérou est *Lima/lima:ville*.</p>"] },
        },
        { library: "H5P.DragQuestion 1.14", params: {} },
      ],
    }),
  });

const run = (texte: string, mark = "") =>
  `<w:r>${mark === "" ? "" : `<w:rPr>${mark}</w:rPr>`}<w:t xml:space="preserve">${texte}</w:t></w:r>`;
const paragraph = (inside: string, depth: number | null = null) =>
  `<w:p>${depth === null ? "" : `<w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr></w:pPr>`}${inside}</w:p>`;

/** A Word document: numbered by Word, right answers in bold or highlighted. */
export const wordDocument = (): Octets =>
  packageOf({
    "[Content_Types].xml": "<Types/>",
    "word/numbering.xml": `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>
${paragraph(run("Capitale de l’Italie ?"), 0)}
${paragraph(run("Milan"), 1)}
${paragraph(run("Rome", "<w:b/>"), 1)}
${paragraph(run("Turin"), 1)}
${paragraph(run("Capitale de l’") + run("Espagne ?"), 0)}
${paragraph(run("Madrid", '<w:highlight w:val="yellow"/>'), 1)}
${paragraph(run("Vigo"), 1)}
${paragraph(run("Bilbao"), 1)}
<w:sectPr/></w:body></w:document>`,
  });

/** An OpenDocument spreadsheet: a sheet of questions, one that is hidden. */
export const odsWorkbook = (): Octets => {
  const cell = (texte: string, type = "string") =>
    `<table:table-cell office:value-type="${type}"><text:p>${texte}</text:p></table:table-cell>`;
  const row = (...cells: readonly string[]) =>
    `<table:table-row>${cells.map((texte) => cell(texte)).join("")}<table:table-cell table:number-columns-repeated="1000"/></table:table-row>`;
  return packageOf({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<?xml version="1.0"?><office:document-content><office:automatic-styles><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>
<table:table table:name="Manche 1" table:style-name="ta1">${row("Question", "Proposition 1", "Proposition 2", "Bonne réponse")}${row("Matricule de James Bond ?", "007", "006", "007")}<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>${row("Capitale de l’Italie ?", "Milan", "Rome", "2")}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1000"/></table:table-row></table:table>
<table:table table:name="Brouillon" table:style-name="ta2">${row("Question", "Bonne réponse", "Mauvaise réponse")}${row("Q ?", "a", "b")}</table:table>
</office:spreadsheet></office:body></office:document-content>`,
  });
};

export const ANKI =
  "#separator:tab\n#html:true\n#tags column:3\nCapitale du Pérou ?\tLima\tgéo\nCapitale du <b>Chili</b> ?\tSantiago\tgéo\nLa capitale du Brésil est {{c1::Brasilia}}.\t\tgéo\n";

export const GOOGLE_FORMS = [
  '"Horodateur","Score","Capitale de l’Italie ?","Capitale de l’Italie ? [Score]","Capitale de l’Italie ? [Feedback]","Capitale du Pérou ?","Capitale du Pérou ? [Score]"',
  '"2026/11/20 9:00:00 PM UTC+1","2.00 / 2","Rome","1.00 / 1","","Lima","1.00 / 1"',
  '"2026/11/20 9:01:00 PM UTC+1","1.00 / 2","Milan","0.00 / 1","","Lima","1.00 / 1"',
  '"2026/11/20 9:02:00 PM UTC+1","0.00 / 2","Turin","0.00 / 1","","Quito","0.00 / 1"',
].join("\n");
