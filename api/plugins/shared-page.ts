/**
 * The preview of a link to a public quizz, where it is shared: the tags of OpenGraph, a description and the canonical address, in the
 * page of the client. A private quizz gives the same page as an unknown one.
 */
import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { type ApercuDeQuizz, createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import type { ApiAppOptions } from "../options.ts";
import { escapeHtml } from "../services/html.ts";

/** Page of the client at `file`, with what may be said of this address; null when there is nothing to say. */
export type WriteSharedPage = (
  request: Pick<FastifyRequest, "url" | "headers">,
  file: string,
) => Promise<string | null>;

/** Address of the page of a quizz, as the client's router matches it. */
const QUIZZ_PAGE = /^\/quizz-communaute\/([^/?#]+)\/*(?:[?#]|$)/i;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const EXAMPLE_LENGTH_MAX = 160;

export function createSharedPages({
  db,
  adressePourTelephones,
}: Pick<ApiAppOptions, "db" | "adressePourTelephones">): WriteSharedPage {
  const quizz = createQuizzRepository(db);
  return async ({ url, headers }, file) => {
    const [, id] = QUIZZ_PAGE.exec(url) ?? [];
    if (id === undefined || !acceptsHtml(headers.accept)) return null;
    const apercu = quizz.apercuPourTous(id);
    if (apercu === null) return null;
    const tags = writeSharingTags(apercu, adressePourTelephones());
    const page = (await readFile(file, "utf8")).replace(DESCRIPTION, "");
    // a function, because a text of the quizz may hold the signs of a replacement pattern
    return page.replace("</head>", () => `${tags}</head>`);
  };
}

/** Whether the caller may want a page: those who preview links often accept anything. */
const acceptsHtml = (accept = "*/*"): boolean => /text\/html|\*\/\*/.test(accept);

/** Tags of a quizz that everybody may see. @param site address of the site, without a final slash */
export function writeSharingTags(apercu: ApercuDeQuizz, site: string): string {
  const { _id, title } = apercu;
  const address = `${site}/quizz-communaute/${encodeURIComponent(_id)}`;
  const description = describeQuizz(apercu);
  const named = [
    ["description", description],
    ["twitter:card", "summary"],
  ] as const;
  const properties = [
    ["og:type", "website"],
    ["og:site_name", "Trinquizz"],
    ["og:locale", "fr_FR"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address],
    ["og:image", `${site}/icone-512.png`],
    ["og:image:width", "512"],
    ["og:image:height", "512"],
    ["og:image:alt", "Le logo de Trinquizz"],
  ] as const;
  return [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`),
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
  ].join("");
}

/** Sentence about a quizz: its questions, its creator, and one question without its answer. */
function describeQuizz({ questionsCount, createurPseudo, exemple }: ApercuDeQuizz): string {
  const nombre =
    questionsCount === 0
      ? "Un quizz"
      : `${String(questionsCount)}\u00A0question${questionsCount > 1 ? "s" : ""}`;
  const dite =
    exemple === null ? "" : ` Pour vous mettre en bouche\u00A0: «\u00A0${shorten(exemple)}\u00A0»`;
  return `${nombre} à jouer entre amis, par ${createurPseudo}.${dite}`;
}

/** Text on one line, cut after a word when it is long. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= EXAMPLE_LENGTH_MAX) return line;
  const start = line.slice(0, EXAMPLE_LENGTH_MAX);
  return `${start.replace(/\s+\S*$/, "")}…`;
}
