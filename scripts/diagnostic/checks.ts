/** All the points, in the order in which they are read. */
import type { Config } from "#config";
import { backupFolder } from "#config";
import { derniereConnue } from "#db/connexion.ts";
import { listerSauvegardes } from "#db/sauvegarde/sauvegarder.ts";
import { examinerBase } from "./base.ts";
import { bon, type Constat } from "./finding.ts";
import { examinerDossier, examinerPlace, examinerSauvegardes } from "./disk.ts";
import { jugerHorloge, lireSynchro } from "./clock.ts";
import { examinerMails } from "./mails.ts";
import { examinerArrete, examinerEnMarche } from "./proxy.ts";
import { examinerPort } from "./port.ts";
import { examinerReseau } from "./network.ts";

/**
 * Reads, and changes nothing; waits some seconds at the most for what does not answer.
 * @param publique at which people open the pages; default that of the settings
 */
export async function ausculter(
  config: Config,
  maintenant: number,
  publique: string | undefined = config.PUBLIC_URL,
): Promise<Constat[]> {
  const port = await examinerPort(config);
  const [derniere] = await listerSauvegardes(backupFolder(config));
  const horloge = jugerHorloge(maintenant, {
    connu: derniereConnue(),
    ecrite: derniere === undefined ? null : Date.parse(derniere.date),
    synchro: lireSynchro(),
  });
  return [
    bon("Réglages", "aucun n’est faux."),
    port.constat,
    await examinerDossier(config),
    await examinerPlace(config),
    examinerBase(config),
    await examinerSauvegardes(config, maintenant),
    await examinerMails(config),
    horloge,
    ...examinerReseau(config),
    ...(await examinerPublique(config, port, publique)),
  ];
}

async function examinerPublique(
  { PORT, HOST }: Config,
  { locale, libre }: { readonly locale: string | null; readonly libre: boolean },
  PUBLIC_URL: string | undefined,
): Promise<Constat[]> {
  if (PUBLIC_URL === undefined) return [];
  const reglages = { PUBLIC_URL, PORT, HOST };
  if (locale !== null) return [await examinerEnMarche(reglages)];
  return libre ? [await examinerArrete(reglages)] : [];
}
