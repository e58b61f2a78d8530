/** What was pressed before the code of the page was there, handed over by avant.ts on the root of the document. */

/** Whether somebody has pressed 'Rejoindre'; said once. */
export function pressePlusTot(): boolean {
  const { dataset } = document.documentElement;
  const presse = dataset["presse"] !== undefined;
  delete dataset["presse"];
  return presse;
}
