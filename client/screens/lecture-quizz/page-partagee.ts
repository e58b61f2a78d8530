/** The tags that the server writes into the page of a quizz for those who share its link (api/plugins/shared-page.ts). */

/** Selector of the tags that only a page written by the server for a shared quizz has. */
const OF_A_QUIZZ = "link[rel=canonical], meta[property^='og:'], meta[name^='twitter:']";
/** Description of the site, as in `client/index.html`; in a shared page, the quizz's own has replaced it. */
const OF_THE_SITE = "Le quizz qui trinque : une ardoise, des amis, des gorgées.";

/** Removes what the document says of a quizz, and describes the site again: the document goes on to other pages. */
export function restoreSiteMetadata(): void {
  for (const tag of document.head.querySelectorAll(OF_A_QUIZZ)) tag.remove();
  document.head.querySelector("meta[name=description]")?.setAttribute("content", OF_THE_SITE);
}
