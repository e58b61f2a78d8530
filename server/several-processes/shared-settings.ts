/** What the process of the API says of itself to those that play, again and again: a Redis that was emptied hears it too. */
import { setTimeout as dormir } from "node:timers/promises";
import type { Logger } from "pino";
import type { ReglagesPartages } from "#contracts/processus.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";

/** How often. */
const RAPPEL_MS = 5_000;
/** Until it was said once: those that play may be waiting for it. */
const REESSAI_MS = 500;

export interface Annonce {
  fermer(): void;
}

/** Resolves once it was tried. Never rejects: the line says its failures itself, in the log. */
export async function publishSettings(
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

// === What the process of the API says of itself, as a process that plays hears it.

/** How often it is read again. */
const RELECTURE_MS = 5_000;
const ATTENTE_MS = 500;

export interface FollowedSettings {
  /** The last that were heard. */
  lire(): ReglagesPartages;
  fermer(): void;
}

/** Resolves once the API has said what it is, and keeps hearing it. Redis that goes away meanwhile is waited for. */
export async function followSettings(
  store: Pick<RedisStore, "reglages">,
  bord: Pick<Logger, "info">,
  { relectureMs = RELECTURE_MS, attenteMs = ATTENTE_MS } = {},
): Promise<FollowedSettings> {
  // while Redis is away, what was read still holds; the line says so itself, in the log
  const relire = () => store.reglages().catch(() => null);
  let derniers = await relire();
  if (derniers === null) bord.info("waiting for the process of the API, which has never started");
  while (derniers === null) {
    await dormir(attenteMs);
    derniers = await relire();
  }
  let lus: ReglagesPartages = derniers;
  const relecture = setInterval(() => {
    void relire().then((neufs) => (lus = neufs ?? lus));
  }, relectureMs);
  return { lire: () => lus, fermer: () => clearInterval(relecture) };
}

/** `config`, with the address of the site as the API says it at any moment when nothing is set here. */
export const withSiteAddress = <C extends { readonly PUBLIC_URL?: string | undefined }>(
  config: C,
  { lire }: Pick<FollowedSettings, "lire">,
): C => ({
  ...config,
  get PUBLIC_URL() {
    return config.PUBLIC_URL ?? lire().publicUrl ?? undefined;
  },
});
