/**
 * The preview of a link to a public quizz, where it is shared: the tags of OpenGraph, a description and the canonical address, in the
 * page of the client. A private quizz gives the same page as an unknown one.
 */
import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import {
  type ApercuDePartageDuQuizz,
  createQuizzRepository,
} from "#db/repositories/quizz-repository.ts";
import type { ApiAppOptions } from "../options.ts";
import { escapeHtml } from "../services/html.ts";
import {
  direNombreDeQuestionsDuQuizz,
  hashSharingPictureTexts,
  SHARING_PICTURE_SIZE_PX,
  composeSharingPictureTexts,
} from "../services/sharing-picture.ts";

/** The client's page, read from `file`, with the preview tags of this address; null for an address without a preview. */
export type RenderPageWithLinkPreview = (
  request: Pick<FastifyRequest, "url" | "headers">,
  file: string,
) => Promise<string | null>;

/** Address of the page of a quizz, as the client's router matches it. */
const QUIZZ_PAGE = /^\/quizz-communaute\/([^/?#]+)\/*(?:[?#]|$)/i;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;

export function createPageWithLinkPreviewRenderer({
  db,
  adressePourTelephones,
}: Pick<ApiAppOptions, "db" | "adressePourTelephones">): RenderPageWithLinkPreview {
  const quizz = createQuizzRepository(db);
  return async ({ url, headers }, file) => {
    const [, id] = QUIZZ_PAGE.exec(url) ?? [];
    if (id === undefined || !acceptsHtml(headers.accept)) return null;
    const apercu = quizz.apercuPourTous(id);
    if (apercu === null) return null;
    const tags = composeQuizzPreviewMetaTags(apercu, adressePourTelephones());
    const page = (await readFile(file, "utf8")).replace(DESCRIPTION, "");
    // the replacement is a function, because a text of the quizz may hold the signs of a replacement pattern (`$&`)
    return page.replace("</head>", () => `${tags}</head>`);
  };
}

/** Whether an Accept header may ask for a page: programs that preview links often accept anything. */
const acceptsHtml = (accept = "*/*"): boolean => /text\/html|\*\/\*/.test(accept);

/** HTML tags that describe, for link previews, a quizz that everybody may see. @param site address of the site, without a final slash */
export function composeQuizzPreviewMetaTags(apercu: ApercuDePartageDuQuizz, site: string): string {
  const { title, createurPseudo } = apercu;
  const id = encodeURIComponent(apercu._id);
  const address = `${site}/quizz-communaute/${id}`;
  const texts = composeSharingPictureTexts(apercu);
  const taste =
    texts.example === null
      ? ""
      : ` Pour vous mettre en bouche\u00A0: «\u00A0${texts.example}\u00A0»`;
  const description = `${direNombreDeQuestionsDuQuizz(apercu)} à jouer entre amis, par ${createurPseudo}.${taste}`;
  const named = [
    ["description", description],
    ["twitter:card", "summary_large_image"],
  ] as const;
  const properties = [
    ["og:type", "website"],
    ["og:site_name", "Trinquizz"],
    ["og:locale", "fr_FR"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address],
    ["og:image", `${site}/api/quizz/${id}/apercu.png?v=${hashSharingPictureTexts(texts)}`],
    ["og:image:type", "image/png"],
    ["og:image:width", String(SHARING_PICTURE_SIZE_PX.width)],
    ["og:image:height", String(SHARING_PICTURE_SIZE_PX.height)],
    ["og:image:alt", `Sur une ardoise\u00A0: ${title}`],
  ] as const;
  return [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`),
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
  ].join("");
}
