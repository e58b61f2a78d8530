/**
 * Finds calls in a TypeScript program that an engine of the floor lacks. The types tell the owner of each name (an
 * array's `with`, not a builder's), and MDN's data its age. `lib` already refuses the newer half of the language, but
 * the DOM's library has no years.
 */
import bcd, { type Identifier } from "@mdn/browser-compat-data" with { type: "json" };
import ts from "typescript";
import { listEnginesWithoutFeature, type NewerBrowserFeature } from "./engines.ts";

interface Nom {
  readonly proprietaires: readonly string[];
  readonly membre: string;
  readonly statique: boolean;
}

const enfant = (fiche: Identifier | undefined, nom: string): Identifier | undefined =>
  fiche !== undefined && Object.hasOwn(fiche, nom) ? fiche[nom] : undefined;

function featureOf({ proprietaires, membre, statique }: Nom): [string, Identifier] | null {
  const cle = statique ? `${membre}_static` : membre;
  for (const nom of proprietaires)
    for (const racine of [enfant(bcd.javascript, "builtins"), bcd.api]) {
      const type = enfant(racine, nom);
      const fiche = enfant(type, cle) ?? enfant(type, membre);
      if (fiche !== undefined) return [`${nom}.${cle}`, fiche];
    }
  return null;
}

function globalFeature(nom: string): [string, Identifier] | null {
  for (const racine of [enfant(bcd.javascript, "builtins"), bcd.api, enfant(bcd.api, "Window")]) {
    const fiche = enfant(racine, nom);
    if (fiche !== undefined) return [nom, fiche];
  }
  return null;
}

/** Names of a type and of all it extends: a member may be filed under any of them. */
function namesOf(type: ts.Type): readonly string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap(namesOf);
  const noms = type.symbol ? [type.symbol.name] : [];
  const bases = type.isClassOrInterface() ? (type.getBaseTypes() ?? []) : [];
  return [...noms, ...bases.flatMap(namesOf)];
}

function isOfPlatform(programme: ts.Program, symbole: ts.Symbol | undefined): boolean {
  return (symbole?.declarations ?? []).some((declaration) =>
    programme.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
}

/** Owner of a member as its declaration says it: an interface, or the type of a constructor. */
function declaringTypes(symbole: ts.Symbol): { noms: string[]; statique: boolean } {
  const noms: string[] = [];
  let statique = false;
  for (const { parent } of symbole.declarations ?? []) {
    if (ts.isInterfaceDeclaration(parent)) {
      const { text } = parent.name;
      if (text.endsWith("Constructor")) statique = true;
      noms.push(text.replace(/Constructor$/, ""));
    } else if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
      statique = true;
      noms.push(parent.parent.name.getText());
    }
  }
  return { noms, statique };
}

/** Every name of the platform in one file that is newer than the floor. */
function readFile(programme: ts.Program, fichier: ts.SourceFile): NewerBrowserFeature[] {
  const types = programme.getTypeChecker();
  const findings: NewerBrowserFeature[] = [];
  const noter = (noeud: ts.Node, lue: [string, Identifier] | null) => {
    const moteurs = listEnginesWithoutFeature(lue?.[1]);
    if (lue === null || moteurs.length === 0) return;
    const { line } = fichier.getLineAndCharacterOfPosition(noeud.getStart());
    findings.push({ ou: `${fichier.fileName}:${String(line + 1)}`, quoi: lue[0], moteurs });
  };
  const membre = (nom: ts.Node, symbole: ts.Symbol | undefined, porteur: ts.Type) => {
    if (symbole === undefined || !isOfPlatform(programme, symbole)) return;
    const { noms, statique } = declaringTypes(symbole);
    const proprietaires = [...noms, ...namesOf(types.getApparentType(porteur))];
    noter(nom, featureOf({ proprietaires, membre: symbole.name, statique }));
  };
  const balise = (noeud: ts.JsxOpeningLikeElement) => {
    const nom = noeud.tagName.getText();
    if (nom !== nom.toLowerCase()) return;
    const element = enfant(enfant(bcd.html, "elements"), nom);
    if (element !== undefined) noter(noeud, [`<${nom}>`, element]);
    for (const attribut of noeud.attributes.properties) {
      if (!ts.isJsxAttribute(attribut)) continue;
      const cle = attribut.name.getText().toLowerCase();
      const fiche = enfant(element, cle) ?? enfant(enfant(bcd.html, "global_attributes"), cle);
      if (fiche !== undefined) noter(attribut, [`<${nom} ${cle}>`, fiche]);
    }
  };
  const visiter = (noeud: ts.Node): void => {
    if (ts.isPropertyAccessExpression(noeud))
      membre(
        noeud.name,
        types.getSymbolAtLocation(noeud.name),
        types.getTypeAtLocation(noeud.expression),
      );
    else if (ts.isBindingElement(noeud) && ts.isObjectBindingPattern(noeud.parent)) {
      const porteur = types.getTypeAtLocation(noeud.parent);
      const cle = (noeud.propertyName ?? noeud.name).getText();
      membre(noeud, types.getPropertyOfType(porteur, cle), porteur);
    } else if (ts.isIdentifier(noeud) && !ts.isPropertyAccessExpression(noeud.parent)) {
      const symbole = types.getSymbolAtLocation(noeud);
      const valeur = (symbole?.flags ?? 0) & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function);
      if (valeur !== 0 && isOfPlatform(programme, symbole)) noter(noeud, globalFeature(noeud.text));
    } else if (ts.isRegularExpressionLiteral(noeud) && /\/[a-z]*v[a-z]*$/.test(noeud.text)) {
      const drapeau = enfant(enfant(enfant(bcd.javascript, "builtins"), "RegExp"), "unicodeSets");
      if (drapeau !== undefined) noter(noeud, ["RegExp /v", drapeau]);
    } else if (ts.isJsxOpeningElement(noeud) || ts.isJsxSelfClosingElement(noeud)) balise(noeud);
    ts.forEachChild(noeud, visiter);
  };
  visiter(fichier);
  return findings;
}

/** Opens a TypeScript project, or other `fichiers` under its options. */
export function openTypeScriptProject(tsconfig: string, fichiers?: readonly string[]): ts.Program {
  const lu = ts.getParsedCommandLineOfConfigFile(tsconfig, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  });
  if (lu === undefined) throw new Error(`cannot read ${tsconfig}`);
  return ts.createProgram(fichiers ?? lu.fileNames, lu.options);
}

/** The errors of the types. With the `lib` of the floor, a newer function of the language is one. */
export function listTypeErrors(programme: ts.Program): readonly string[] {
  return ts.getPreEmitDiagnostics(programme).map(({ file, start = 0, messageText }) => {
    const ligne = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
    const message = ts.flattenDiagnosticMessageText(messageText, " ");
    return `${file?.fileName ?? ""}:${String(ligne)} ${message}`;
  });
}

/** The newer features that the files of the project use; files that they import from elsewhere are not read. */
export function findNewerFeaturesInSourceCode(
  programme: ts.Program,
): readonly NewerBrowserFeature[] {
  const racines = new Set(programme.getRootFileNames());
  return programme
    .getSourceFiles()
    .filter(({ fileName }) => racines.has(fileName))
    .flatMap((fichier) => readFile(programme, fichier));
}
