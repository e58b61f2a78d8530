/**
 * Finds features of a style sheet that an engine of the floor lacks. Three cases are allowed: a rule below `@supports`,
 * a declaration after a plain one of the same property in its rule, and a property beside its prefixed form.
 */
import bcd, { type Identifier } from "@mdn/browser-compat-data" with { type: "json" };
import { type AtRule, type Declaration, type Node, parse, type Rule } from "postcss";
import { listEnginesWithoutFeature, type NewerBrowserFeature } from "./engines.ts";

function descendre(racine: Identifier, ...noms: readonly string[]): Identifier | undefined {
  let fiche: Identifier | undefined = racine;
  for (const nom of noms)
    fiche = fiche !== undefined && Object.hasOwn(fiche, nom) ? fiche[nom] : undefined;
  return fiche;
}

const proprietes = (...noms: readonly string[]) => descendre(bcd.css, "properties", ...noms);
const valeurs = (...noms: readonly string[]) => descendre(bcd.css, "types", ...noms);
const GROUPES = ["color", "transform-function", "basic-shape", "gradient", "easing-function"];
const ECRANS = { s: "small", l: "large", d: "dynamic" } as const;

/** The features that a value uses (`color-mix()`, `safe`, `100dvh`), each with its compatibility data. */
function featuresOfValue(prop: string, valeur: string): [string, Identifier | undefined][] {
  const nue = valeur.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, " ");
  const fiches: [string, Identifier | undefined][] = [];
  for (const [, nom = ""] of nue.matchAll(/([a-z][\w-]*)\(/gi)) {
    const lue = [valeurs(nom), ...GROUPES.map((groupe) => valeurs(groupe, nom))].find(Boolean);
    fiches.push([`${nom}()`, lue]);
  }
  // `text-decoration` with several values counts as a feature: WebKit reads the line alone, and drops the declaration otherwise
  if (prop === "text-decoration" && /\S\s+\S/.test(nue.trim()))
    fiches.push([`${prop}: several values`, proprietes(prop, "includes_thickness")]);
  for (const [, nom = ""] of nue.matchAll(/(?<![\w.#-])([a-z][a-z-]*)(?![\w(-])/g))
    fiches.push([`${prop}: ${nom}`, proprietes(prop, nom)]);
  for (const [, unite = ""] of nue.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)) {
    const [, taille] = /^([sld])v[hwib]|^([sld])vm(?:in|ax)/.exec(unite) ?? [];
    const cle =
      taille === "s" || taille === "l" || taille === "d"
        ? `viewport_percentage_units_${ECRANS[taille]}`
        : unite.startsWith("cq")
          ? "container_query_length_units"
          : unite;
    fiches.push([unite, valeurs("length", cle)]);
  }
  return fiches;
}

function insideSupports(noeud: Node): boolean {
  for (let parent = noeud.parent; parent !== undefined; parent = parent.parent)
    if (parent.type === "atrule" && "name" in parent && parent.name === "supports") return true;
  return false;
}

const missingOf = (prop: string, valeur: string): [string, readonly string[]][] => {
  const propriete: [string, readonly string[]] = [
    prop,
    listEnginesWithoutFeature(proprietes(prop)),
  ];
  const lues = featuresOfValue(prop, valeur).map(([nom, fiche]): [string, readonly string[]] => [
    nom,
    listEnginesWithoutFeature(fiche),
  ]);
  return [propriete, ...lues].filter(([, moteurs]) => moteurs.length > 0);
};

/** Whether the rule has another declaration for an old engine, which drops this one. */
function hasFallback({ parent, prop }: Declaration, avant: Declaration): boolean {
  return (parent?.nodes ?? []).some(
    (autre) =>
      autre.type === "decl" &&
      // `-webkit-text-decoration` is no fallback: the prefixed shorthand accepts no thickness either
      ((prop !== "text-decoration" && autre.prop === `-webkit-${prop}`) ||
        (autre.prop === prop &&
          autre !== avant &&
          parent !== undefined &&
          parent.index(autre) < parent.index(avant) &&
          missingOf(autre.prop, autre.value).length === 0)),
  );
}

/** Finds the newer features of a style sheet as it is served. `nom`: its name in the findings. */
export function findNewerCssFeatures(css: string, nom: string): readonly NewerBrowserFeature[] {
  const findings: NewerBrowserFeature[] = [];
  const noter = (noeud: Node, quoi: string, moteurs: readonly string[]) => {
    if (moteurs.length === 0 || insideSupports(noeud)) return;
    const { line, column } = noeud.source?.start ?? { line: 0, column: 0 };
    findings.push({ ou: `${nom}:${String(line)}:${String(column)}`, quoi, moteurs });
  };
  const racine = parse(css);
  racine.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith("-webkit-") || hasFallback(declaration, declaration)) return;
    for (const [quoi, moteurs] of missingOf(prop, value)) noter(declaration, quoi, moteurs);
  });
  racine.walkRules((regle: Rule) => {
    if (regle.parent?.type === "rule")
      noter(
        regle,
        "nesting",
        listEnginesWithoutFeature(descendre(bcd.css, "selectors", "nesting")),
      );
    for (const [signe, cle = ""] of regle.selector.matchAll(/::?([a-z-]+)/g))
      noter(regle, signe, listEnginesWithoutFeature(descendre(bcd.css, "selectors", cle)));
  });
  racine.walkAtRules((regle: AtRule) => {
    noter(
      regle,
      `@${regle.name}`,
      listEnginesWithoutFeature(descendre(bcd.css, "at-rules", regle.name)),
    );
    if (regle.name !== "media") return;
    for (const [, trait = ""] of regle.params.matchAll(/\(\s*([a-z-]+)/g))
      noter(
        regle,
        `@media ${trait}`,
        listEnginesWithoutFeature(descendre(bcd.css, "at-rules", "media", trait)),
      );
    if (/[<>]/.test(regle.params))
      noter(
        regle,
        "@media <=",
        listEnginesWithoutFeature(descendre(bcd.css, "at-rules", "media", "range_syntax")),
      );
  });
  return findings;
}
