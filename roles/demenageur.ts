/**
 * Games that change processes: all of this one's, when it stops or is to be emptied; one by one, those that others hand over or that
 * a dead process left. docs/decisions/0112.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { cheminDe, type FicheProcessus } from "#contracts/processus.ts";
import { remisePrise } from "#contracts/interne.ts";
import type { Annuaire } from "#game/ports/annuaire.ts";
import type { Baux } from "#game/ports/adapters/redis/baux.ts";
import type { Magasin } from "#game/ports/adapters/redis/magasin.ts";
import { relirePartie } from "#game/ports/adapters/partie-stockee.ts";
import type { ServeurJeu } from "#game/serveur-jeu.ts";
import type { Appeler } from "./interne/appel.ts";

/** Games on their way at once. */
const LOT = 8;
/** What a game does is stored in less, or Redis is away: it is not to be moved now. */
const STOCKAGE_MAX_MS = 1_500;
const REESSAI_MS = 500;

export interface OptionsDemenageur {
  readonly magasin: Magasin;
  readonly baux: Baux;
  readonly annuaire: Annuaire;
  readonly jeu: ServeurJeu;
  readonly qui: string;
  readonly chemin: string;
  readonly appeler: Appeler;
  readonly signaler: (erreur: unknown) => void;
}

export interface Demenageur {
  /** Opens a game whose lease this process has. */
  ouvrir(code: string): Promise<void>;
  /** Takes a game that `de` hands over. False: it was not theirs to give. */
  accepter(remise: { code: string; de: string; bail: number }): Promise<boolean>;
  /** Hands every game over to the others, as far as there are any. One at a time. */
  vider(): Promise<void>;
}

export function createDemenageur(options: OptionsDemenageur): Demenageur {
  const { magasin, baux, annuaire, jeu, qui, chemin, appeler, signaler } = options;
  let enCours: Promise<void> | null = null;

  async function ouvrir(code: string): Promise<void> {
    const stockee = await magasin.lire(code);
    if (stockee === null) {
      // whoever reserved it died before anything was kept: nobody was told its code
      await annuaire.rendre(code);
      return;
    }
    const partie = relirePartie(stockee);
    await jeu.reprendre(code, partie === null ? null : { partie, instant: stockee.instant });
  }

  async function accepter({ code, de, bail }: { code: string; de: string; bail: number }) {
    const nouveau = await magasin.prendre(code, de, qui, bail);
    if (nouveau === null) return false;
    baux.noter(code, nouveau);
    await ouvrir(code);
    return true;
  }

  /** Nothing moves in it until it is somewhere. */
  async function remettre(code: string, cible: FicheProcessus): Promise<void> {
    const bail = baux.de(code);
    if (bail === undefined || !(await jeu.geler(code, STOCKAGE_MAX_MS))) return;
    try {
      const { processus } = await appeler(cible.adresse, "remise", remisePrise, {
        code,
        de: qui,
        bail,
      });
      baux.perdre(code);
      await jeu.lacher(code, cheminDe(processus));
    } catch (erreur) {
      signaler(erreur);
      await rouvrir(code, bail);
    }
  }

  /** Nobody took it, or nobody knows who did: it starts afresh here if it is still this process's. */
  async function rouvrir(code: string, bail: number): Promise<void> {
    await jeu.lacher(code, chemin);
    baux.perdre(code);
    for (let repris = false; !repris;)
      try {
        await accepter({ code, de: qui, bail });
        repris = true;
      } catch (erreur) {
        // its lease is this process's, and nobody else would open it
        signaler(erreur);
        await dormir(REESSAI_MS);
      }
  }

  async function autres(): Promise<readonly FicheProcessus[]> {
    const tous = await magasin.processus();
    return tous
      .flatMap((autre) => (autre.qui === qui || autre.fiche === null ? [] : [autre.fiche]))
      .filter(({ seVide, enregistrees }) => !seVide && enregistrees)
      .sort((a, b) => a.parties - b.parties);
  }

  async function toutRemettre(): Promise<void> {
    const cibles = await autres();
    if (cibles.length === 0) return;
    const codes = await jeu.codes();
    for (let debut = 0; debut < codes.length; debut += LOT)
      await Promise.all(
        codes.slice(debut, debut + LOT).map(async (code, rang) => {
          const cible = cibles[(debut + rang) % cibles.length];
          if (cible !== undefined) await remettre(code, cible).catch(signaler);
        }),
      );
  }

  return {
    ouvrir,
    accepter,
    vider: () =>
      (enCours ??= toutRemettre()
        .catch(signaler)
        .finally(() => (enCours = null))),
  };
}
