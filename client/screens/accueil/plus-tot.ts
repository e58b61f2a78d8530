/** What was done before the code of the page was there, handed over by avant.ts on the root of the document. */

/** The form that somebody has sent, the page's or the dialogue's; said once. */
export function pressePlusTot(): "rejoindre" | "confirmer" | null {
  const { dataset } = document.documentElement;
  const { presse } = dataset;
  delete dataset["presse"];
  return presse === "rejoindre" || presse === "confirmer" ? presse : null;
}

/** The dialogue that was open with the page is no more: the next one comes as dialogues do. */
export function oublierOuverture(): void {
  delete document.documentElement.dataset["ouvert"];
}
