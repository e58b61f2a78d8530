/** What the conditions of QTI 1.2 say of answers: which give points, how many, between which numbers. Pure. */
import { lireNombreJson } from "./objets.ts";
import {
  findChildElements,
  findElements,
  findFirstElement,
  textOfElement,
  type XmlNode,
} from "./xml-tree.ts";

/** Points that a condition gives; 0 when it takes points away, or counts faults. */
const pointsOf = (condition: XmlNode): number =>
  Math.max(
    0,
    ...findElements(condition, "setvar").map((one) => {
      const { action = "", varname = "", variablename = varname } = one.attributs;
      if (/subtract|divide/i.test(action) || /incorrect|wrong/i.test(variablename)) return 0;
      const said = textOfElement(one).trim();
      // Blackboard writes "SCORE.max" for all the points that there are
      return /^SCORE\.max$/i.test(said) ? 100 : Number(said) || 0;
    }),
  );

/** Whether a `setvar` of Blackboard tells how a typed answer is compared, instead of a number of points. */
const isComparison = ({ attributs }: XmlNode): boolean =>
  attributs["variablename"] === "EvaluationType";

/** Whether a condition gives points, rather than feedback. */
export const givesPoints = (condition: XmlNode): boolean =>
  findElements(condition, "setvar").every(isComparison)
    ? [condition, findFirstElement(condition, "displayfeedback")].some(
        (one) => (one?.attributs["linkrefid"] ?? one?.attributs["title"]) === "correct",
      )
    : pointsOf(condition) > 0;

/** Points of an answer: of the best condition that names it. */
export const readPointsOfAnswer = (conditions: readonly XmlNode[], ident: string): number =>
  Math.max(0, ...conditions.filter((one) => listRightAnswers([one], "").has(ident)).map(pointsOf));

/** The numbers between the bounds of a condition, and the right one when it is told; null without bounds. */
export function readNumberRange(
  conditions: readonly XmlNode[],
): { readonly min: number; readonly max: number; readonly right: number | null } | null {
  for (const condition of conditions) {
    const bound = (...noms: readonly string[]) =>
      lireNombreJson(textOfElement(findFirstElement(condition, ...noms)).trim());
    const [min, max] = [bound("vargte", "vargt"), bound("varlte", "varlt")];
    if (min !== null && max !== null) return { min, max, right: bound("varequal") };
  }
  return null;
}

/** The values that give points to a response, or to any when `ident` is empty; negated conditions are left out. */
export function listRightAnswers(
  conditions: readonly XmlNode[],
  ident: string,
): ReadonlySet<string> {
  const right = new Set<string>();
  const walk = (noeud: XmlNode, denied: boolean) => {
    for (const un of findChildElements(noeud)) {
      if (un.nom === "varequal" && !denied) {
        if (ident === "" || un.attributs["respident"] === ident)
          right.add(textOfElement(un).trim());
      } else walk(un, denied || un.nom === "not");
    }
  };
  for (const condition of conditions) {
    const asked = findFirstElement(condition, "conditionvar");
    if (asked !== undefined) walk(asked, false);
  }
  return right;
}
