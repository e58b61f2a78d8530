/** The tags that the server writes into the page of a quizz for those who share its link (api/plugins/shared-page.ts). */

/** Tags that only such a page has. */
const OF_A_QUIZZ = "link[rel=canonical], meta[property^='og:'], meta[name^='twitter:']";
/** Description of the site in `client/index.html`, which that of the quizz has replaced. */
const OF_THE_SITE = "Le quizz qui trinque : une ardoise, des amis, des gorgées.";

/** Removes what the document says of a quizz, and describes the site again: the document goes on to other pages. */
export function restoreSiteMetadata(): void {
  for (const tag of document.head.querySelectorAll(OF_A_QUIZZ)) tag.remove();
  document.head.querySelector("meta[name=description]")?.setAttribute("content", OF_THE_SITE);
}
