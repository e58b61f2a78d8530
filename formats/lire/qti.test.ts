/** QTI as Canvas, Blackboard, Brightspace and TAO write it. */
import { expect, test } from "vitest";
import { calculerEtatLigne } from "../etat.ts";
import { enBref, lignes, questionDe } from "../test/aides.ts";
import { packageOf } from "../test/packages.ts";

const said = async (xml: string | Uint8Array<ArrayBuffer>) =>
  (await lignes(xml)).map((ligne) => {
    const { type, options, reponse, precis, raison } = enBref(ligne);
    return raison === undefined
      ? [type, options, reponse, precis, calculerEtatLigne(ligne).etat]
      : [raison];
  });

const material = (texte: string): string =>
  `<material><mattext texttype="text/html">${texte}</mattext></material>`;
const item = (kind: string, response: string, conditions: string, more = ""): string =>
  `<questestinterop><assessment title="A"><section><item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${kind}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${material("Où ?")}${response}</presentation><resprocessing>${conditions}</resprocessing>${more}</item></section></assessment></questestinterop>`;
const choices = (cardinality: string, labels: Readonly<Record<string, string>>): string =>
  `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${Object.entries(labels)
    .map(
      ([ident, texte]) =>
        `<response_label ident="${ident}">${texte === "" ? "" : material(texte)}</response_label>`,
    )
    .join("")}</render_choice></response_lid>`;
const condition = (inside: string, set: string): string =>
  `<respcondition><conditionvar>${inside}</conditionvar>${set}</respcondition>`;
const equal = (ident: string, respident = "r"): string =>
  `<varequal respident="${respident}">${ident}</varequal>`;
const set = (points: string, more = 'action="Set" varname="SCORE"'): string =>
  `<setvar ${more}>${points}</setvar>`;
const CITIES = { a: "Lima", b: "Callao", c: "Quito" };

test("of points for each answer, the most are right and the others a part", async () => {
  expect(
    await said(
      item(
        "multiple_choice_question",
        choices("Single", CITIES),
        condition(equal("a"), set("100")) +
          condition(equal("b"), set("50")) +
          condition(equal("c"), set("0")),
      ),
    ),
  ).toEqual([["choix", ["Lima", "Callao", "Quito"], ["Lima"], ["Callao"], "ok"]]);
});

test("points that are taken, or that count faults, are no points (Brightspace)", async () => {
  expect(
    await said(
      item(
        "",
        choices("Multiple", CITIES),
        condition(equal("a"), set("1", 'varname="D2L_Correct" action="Add"')) +
          condition(equal("b"), set("1", 'varname="D2L_Incorrect" action="Add"')) +
          condition(equal("c"), set("1", 'action="Subtract"')),
      ),
    ),
  ).toEqual([["choix", ["Lima", "Callao", "Quito"], ["Lima"], [], "ok"]]);
});

test("numbers of a range are counted, and its bounds are no answers by themselves (Canvas)", async () => {
  const bounds = (min: string, max: string) =>
    `<vargte respident="r">${min}</vargte><varlte respident="r">${max}</varlte>`;
  const typed = '<response_str ident="r"><render_fib fibtype="Decimal"/></response_str>';
  const numeric = (inside: string) =>
    item("numerical_question", typed, condition(inside, set("100")));
  expect(
    await said(numeric(`<or>${equal("1789")}<and>${bounds("1788", "1790")}</and></or>`)),
  ).toEqual([["entree", [], ["1789", "1788", "1790"], [], "ok"]]);
  expect(await said(numeric(bounds("1700", "1800")))).toEqual([
    ["entree", [], [], [], "aCorriger"],
  ]);
});

test("Blackboard: HTML in an element of its own, all the points that there are", async () => {
  const html = (texte: string) =>
    `<flow_mat><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;${texte}&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow_mat>`;
  const xml = `<questestinterop><assessment title="A"><section><item><itemmetadata><bbmd_questiontype>Multiple Choice</bbmd_questiontype></itemmetadata><presentation><flow class="Block"><flow class="QUESTION_BLOCK">${html("Où ?")}</flow><flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single"><render_choice><flow_label><response_label ident="f0">${html("Quito")}</response_label></flow_label><flow_label><response_label ident="f1">${html("Lima")}</response_label></flow_label></render_choice></response_lid></flow></flow></presentation><resprocessing>${condition(equal("f1", "response"), set("SCORE.max", 'variablename="SCORE" action="Set"'))}${condition("<other/>", set("0"))}</resprocessing></item></section></assessment></questestinterop>`;
  const read = [["choix", ["Quito", "Lima"], ["Lima"], [], "ok"]];
  expect(await said(xml)).toEqual(read);
  const dat = packageOf({ "imsmanifest.xml": "<manifest/>", "res00001.dat": xml });
  expect(await said(dat)).toEqual(read);
});

test("a group for each left side (Brightspace, ATutor)", async () => {
  const group = (ident: string) =>
    choices("Single", CITIES)
      .replace("response_lid ident", "response_grp respident")
      .replace("</response_lid>", "</response_grp>")
      .replace('"r"', `"${ident}"`);
  expect(
    await said(
      item(
        "",
        group("g1") + group("g2"),
        condition(equal("b", "g1"), set("1", 'varname="D2L_Correct" action="Add"')) +
          condition(equal("a", "g1"), set("1", 'varname="D2L_Incorrect" action="Add"')) +
          condition(equal("c", "g2"), set("1", 'varname="D2L_Correct" action="Add"')),
      ),
    ),
  ).toEqual([
    ["choix", ["Lima", "Callao", "Quito"], ["Callao"], [], "ok"],
    ["choix", ["Lima", "Callao", "Quito"], ["Quito"], [], "ok"],
  ]);
});

test("answers without a text are never their codes", async () => {
  const out = ["Une question dont les réponses ne sont pas des textes"];
  expect(
    await said(
      item(
        "multiple_choice_question",
        choices("Single", { a1f0: "", b2e1: "" }),
        condition(equal("a1f0"), set("100")),
      ),
    ),
  ).toEqual([out]);
  expect(await said(item("calculated_question", "<response_str ident='r'/>", ""))).toEqual([
    ["Un type de QTI qui n’existe pas ici («\u00A0calculated_question\u00A0»)"],
  ]);
});

test("an order that the file does not tell is doubted", async () => {
  const ordered = (right: string) =>
    item("ordering", choices("Ordered", CITIES), condition(right, set("1")));
  expect(await said(ordered(equal("c") + equal("a") + equal("b")))).toMatchObject([
    ["ordre", {}, ["Quito", "Lima", "Callao"], [], "ok"],
  ]);
  expect(await said(ordered(equal("1") + equal("2")))).toMatchObject([
    ["ordre", {}, ["Lima", "Callao", "Quito"], [], "aCorriger"],
  ]);
});

test("what is said of a wrong answer is no proof", async () => {
  const feedback = (ident: string, texte: string) =>
    `<itemfeedback ident="${ident}">${material(texte)}</itemfeedback>`;
  const [ligne] = await lignes(
    item(
      "multiple_choice_question",
      choices("Single", CITIES),
      condition(equal("a"), set("100")),
      feedback("general_incorrect_fb", "Perdu.") +
        feedback("correct_fb", "Bravo.") +
        feedback("general_fb", "Fondée en 1535."),
    ),
  );
  expect(questionDe(ligne).question.preuve?.text).toBe("Fondée en 1535.");
});

test("QTI 2.1: an interaction that does not exist here is named, an order is whole or doubted", async () => {
  const item21 = (declared: string, body: string) =>
    `<assessmentItem identifier="i"><responseDeclaration identifier="R" cardinality="ordered" baseType="identifier"><correctResponse>${declared}</correctResponse></responseDeclaration><itemBody><p>Où ?</p>${body}</itemBody></assessmentItem>`;
  expect(
    await said(
      item21(
        "",
        '<div><hottextInteraction responseIdentifier="R"><p>Lima</p></hottextInteraction></div>',
      ),
    ),
  ).toEqual([["Un type de QTI qui n’existe pas ici («\u00A0hottextInteraction\u00A0»)"]]);
  const order = `<orderInteraction responseIdentifier="R"><simpleChoice identifier="a">Lima</simpleChoice><simpleChoice identifier="b">Quito</simpleChoice></orderInteraction>`;
  expect(await said(item21("<value>b</value><value>a</value>", order))).toMatchObject([
    ["ordre", {}, ["Quito", "Lima"], [], "ok"],
  ]);
  expect(await said(item21("<value>b</value>", order))).toMatchObject([
    ["ordre", {}, {}, [], "aCorriger"],
  ]);
});
