/** The rooms of the processes that play, as the API sees them. */
import { ErreurHttp } from "#api/services/erreur-http.ts";
import type { Rooms } from "#api/services/rooms.ts";
import { comptesRendus, essaiRendu, fait, placeRendue } from "#contracts/interne.ts";
import { cheminDe, type FicheProcessus } from "#contracts/processus.ts";
import { roomCreee } from "#contracts/room.ts";
import { situer } from "#game/ports/adapters/redis/annuaire-redis.ts";
import type { Magasin } from "#game/ports/adapters/redis/magasin.ts";
import { hacher } from "#game/rooms/secrets.ts";
import type { Fiches } from "./fiches.ts";
import { type Appeler, AppelRefuse } from "./interne/appel.ts";

const melanger = <T>(liste: readonly T[]): readonly T[] =>
  liste
    .map((valeur) => ({ valeur, rang: Math.random() }))
    .sort((a, b) => a.rang - b.rang)
    .map(({ valeur }) => valeur);

const PERSONNE = "Le bar ouvre dans un instant. Réessayez.";

export function roomsDistantes(
  magasin: Magasin,
  appeler: Appeler,
  fiches: Pick<Fiches, "lire">,
): Rooms {
  const vivants = () => fiches.lire() ?? [];
  /** Where each account tried a question last: it is there that the one of before is closed. */
  const essais = new Map<string, string>();

  /** The less busy of two drawn ones first: what is known of them is a second old, and a crowd must not all go to one. */
  function ouverts(): readonly FicheProcessus[] {
    const occupation = ({ hotes, telephones, parties }: FicheProcessus) =>
      hotes + telephones + parties;
    const [un, autre, ...reste] = melanger(
      vivants().filter(({ seVide, enregistrees }) => !seVide && enregistrees),
    );
    const paire = [un, autre].flatMap((tire) => tire ?? []);
    return [...paire.sort((a, b) => occupation(a) - occupation(b)), ...reste];
  }

  /** By the first that will: what the last one says otherwise. */
  async function parLePremier<T>(
    processus: readonly FicheProcessus[],
    demander: (a: FicheProcessus) => Promise<T>,
  ): Promise<T> {
    let derniere: unknown = new ErreurHttp(503, PERSONNE);
    for (const un of processus)
      try {
        return await demander(un);
      } catch (erreur) {
        derniere = erreur;
      }
    if (derniere instanceof ErreurHttp) throw derniere;
    if (derniere instanceof AppelRefuse && derniere.statut === 503)
      throw new ErreurHttp(503, derniere.message);
    throw new ErreurHttp(503, PERSONNE);
  }

  async function chez(code: string): Promise<FicheProcessus | undefined> {
    const ou = await situer(magasin, code);
    if (ou === null || ou === "enRoute") return undefined;
    return vivants().find(({ nom }) => cheminDe(nom) === ou.chemin);
  }

  return {
    creer: async () =>
      parLePremier(ouverts(), async ({ adresse, nom }) => ({
        ...(await appeler(adresse, "rooms", roomCreee)),
        chemin: cheminDe(nom),
      })),
    async essayer(demande) {
      const memeQuAvant = ({ nom }: FicheProcessus) => nom === essais.get(demande.compte);
      const processus = ouverts();
      const ordre = [
        ...processus.filter(memeQuAvant),
        ...processus.filter((un) => !memeQuAvant(un)),
      ];
      return parLePremier(ordre, async ({ adresse, nom }) => {
        const { room } = await appeler(adresse, "essais", essaiRendu, demande);
        essais.set(demande.compte, nom);
        return room === null ? null : { ...room, chemin: cheminDe(nom) };
      });
    },
    async trouver(code) {
      const ou = await situer(magasin, code).catch(() => {
        throw new ErreurHttp(503, "Le serveur redémarre. Réessayez dans un instant.");
      });
      return ou === null ? null : ou === "enRoute" ? {} : ou;
    },
    async tient(place) {
      const la = await chez(place.room).catch(() => undefined);
      if (la === undefined) return false;
      return (await appeler(la.adresse, "place", placeRendue, place)).tient;
    },
    hacher,
    async exclure(juger) {
      for (const { adresse } of vivants()) {
        const { comptes } = await appeler(adresse, "comptes", comptesRendus);
        const exclus = comptes.filter(juger);
        if (exclus.length > 0) await appeler(adresse, "exclusion", fait, { comptes: exclus });
      }
    },
    // a process that cannot store keeps its games going, and says so: somebody has to look
    enBonneSante: () => fiches.lire()?.every(({ enregistrees }) => enregistrees) ?? false,
    attenteMs: () => Math.max(0, ...vivants().map(({ attenteMs }) => attenteMs)),
  };
}
