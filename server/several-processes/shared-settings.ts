/** What the process of the API says of itself to those that play, again and again: a Redis that was emptied hears it too. */

/** How often. */
const RAPPEL_MS = 5_000;
/** Until it was said once: those that play may be waiting for it. */
const REESSAI_MS = 500;

export interface Annonce {
  fermer(): void;
}

/** Resolves once it was tried. Never rejects: the line says its failures itself, in the log. */
export async function annoncer(
  publier: () => Promise<void>,
  { rappelMs = RAPPEL_MS, reessaiMs = REESSAI_MS } = {},
): Promise<Annonce> {
  let minuterie: NodeJS.Timeout | undefined;
  let fermee = false;

  async function dire(): Promise<void> {
    const dite = await publier().then(
      () => true,
      () => false,
    );
    if (!fermee) minuterie = setTimeout(() => void dire(), dite ? rappelMs : reessaiMs);
  }

  await dire();
  return {
    fermer() {
      fermee = true;
      clearTimeout(minuterie);
    },
  };
}
