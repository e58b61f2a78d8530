/** What a process asks of Redis as it starts, once its line is open: one answer that is late is no reason to stop. */
import { setTimeout as dormir } from "node:timers/promises";

const ATTENTE_MS = 500;

/** Asks until it is answered; `signaler` hears each failure. */
export async function retryUntilAnswered<T>(
  demander: () => Promise<T>,
  signaler: (erreur: unknown) => void,
  attenteMs = ATTENTE_MS,
): Promise<T> {
  for (;;)
    try {
      return await demander();
    } catch (erreur) {
      signaler(erreur);
      await dormir(attenteMs);
    }
}
