/**
 * Description of a client crash: the error and its place in our code, without persons, rooms or tokens. The browser redacts it
 * before sending, and the server again. Pure, and without zod, because every page loads it.
 */
import { CODE_ROOM_ALPHABET, CODE_ROOM_LONGUEUR } from "./limites.ts";

const MESSAGE_MAX = 200;
export const CRASH_STACK_FRAMES_MAX = 12;
/** Characters of a raw error text that are read for redaction; what is left is cut to `MESSAGE_MAX`. */
export const ERROR_TEXT_TO_REDACT_MAX = 2_000;

const ADRESSE = /\b(?:https?|wss?|blob|file):\/*[^\s"'`<>)]*/gi;
const MAIL = /[^\s"'`<>]+@[^\s"'`<>]+/g;
/** Quoted part of a message, which may be a typed text; a property name in single quotes does not match. */
const CITATION = /["“«`](?:[^"”»`]*)["”»`]|'(?![A-Za-z_$][\w$]*')[^']*'/g;
/** A word of 12 characters or more with a digit, as tokens and ids are; then a room code. */
const SECRET = /\b(?=[\w-]*\d)[\w-]{12,}\b/g;
const CODE = new RegExp(`\\b[${CODE_ROOM_ALPHABET}]{${String(CODE_ROOM_LONGUEUR)}}\\b`, "g");

/** Removes the parts of an error message that may be private: addresses, mails, typed texts, tokens, codes. */
export function redactErrorMessage(message: string): string {
  return message
    .slice(0, ERROR_TEXT_TO_REDACT_MAX)
    .replaceAll(ADRESSE, "(adresse)")
    .replaceAll(MAIL, "(mail)")
    .replaceAll(CITATION, "(texte)")
    .replaceAll(SECRET, "(secret)")
    .replaceAll(CODE, "(code)")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MESSAGE_MAX);
}

/** Stack frame in a crash report, such as `jeu-room-BH-Mq9z8.js:1:2345`, after the name of a function when there is one. */
export const STACK_FRAME_PATTERN =
  /^(?:[\w$.<>]{1,60} )?[\w.-]{1,80}\.[cm]?[jt]sx?:\d{1,6}:\d{1,6}$/;
/** A line of a stack: `at f (http://…/x.js:1:2)` in Chrome, `f@http://…/x.js:1:2` elsewhere. */
const FONCTION = /^\s*(?:at )?(?:async )?(?!at |async )([\w$.<>]+)[ @]/;
const ENDROIT = /\/([\w.-]+\.[cm]?[jt]sx?)(?:\?[^:\s]*)?:(\d+):(\d+)\)?$/;

/** Stack frames of an error's stack: function, file, line, column. Unknown lines are dropped. */
export function readStackFrames(pile: string): string[] {
  return pile
    .slice(0, ERROR_TEXT_TO_REDACT_MAX * 4)
    .split("\n")
    .flatMap((ligne) => {
      const [, fichier = "", rang = "", colonne = ""] = ENDROIT.exec(ligne) ?? [];
      const [, nom = ""] = FONCTION.exec(ligne) ?? [];
      const cadre = `${nom === "" ? "" : `${nom.slice(0, 60)} `}${fichier}:${rang}:${colonne}`;
      return STACK_FRAME_PATTERN.test(cadre) ? [cadre] : [];
    })
    .slice(0, CRASH_STACK_FRAMES_MAX);
}

const MARQUES: readonly (readonly [string, RegExp])[] = [
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Samsung", /\bSamsungBrowser\/(\d+)/],
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+(?:\.\d+)?).*\bSafari\//],
];
const SYSTEMES: readonly (readonly [string, RegExp])[] = [
  ["iOS", /\b(?:iPhone )?OS (\d+(?:_\d+)?)[_\d]* like Mac/],
  ["Android", /\bAndroid (\d+)/],
];

/** Browser and version, then system and version, of a user agent: "Safari 16.4, iOS 16.4". */
export function describeBrowserAndSystem(description: string): string {
  const nommer = (listes: typeof MARQUES) => {
    for (const [nom, forme] of listes) {
      const version = forme.exec(description)?.[1];
      if (version !== undefined) return `${nom} ${version.replace("_", ".")}`;
    }
    return "";
  };
  const noms = [nommer(MARQUES), nommer(SYSTEMES)].filter((nom) => nom !== "");
  return noms.length === 0 ? "inconnu" : noms.join(", ");
}

export interface CrashDescription {
  /** Kind of screen: host, player, or a page of the platform. */
  ecran: "hote" | "joueur" | "page";
  /** Route pattern, such as `/jeu/:room`; `*` for an unknown route. */
  route: string;
  message: string;
  pile: string[];
  moteur: string;
}

/** Description of a thrown value for a crash report. */
export function describeCrash(
  erreur: unknown,
  {
    ecran,
    route,
    description,
  }: Pick<CrashDescription, "ecran" | "route"> & { readonly description: string },
): CrashDescription {
  const {
    name,
    message,
    stack = "",
  } = erreur instanceof Error ? erreur : { name: typeof erreur, message: "" };
  return {
    ecran,
    route,
    message: redactErrorMessage(`${name}: ${message}`),
    pile: readStackFrames(stack),
    moteur: describeBrowserAndSystem(description),
  };
}
