/**
 * The line to a room: comes in, follows the state, sends commands, and comes back by itself after a sleep, a tunnel or
 * a server restart. The only file that knows the SDK. jeu §4 "Socket": retries for ever, 1 to 5 s apart, 20 s at most
 * to connect.
 */
import type { Room } from "@colyseus/sdk";
import { accuse, type CommandeDuFil } from "#contracts/commandes.ts";
import {
  type Consultation,
  type ReponseConsultation,
  reponseConsultation,
} from "#contracts/consultation.ts";
import { type CodeRefus, codeRefus } from "#contracts/refus.ts";
import { type Bienvenue, bienvenue, type DemandeEntree, FERMETURE } from "#contracts/room.ts";
import type { EtatPartie, Vue } from "#game/schema/etat.ts";
import { hasard } from "../../navigateur/hasard.ts";
import { frapper } from "./sdk.ts";
import { lireRefus } from "./lire-refus.ts";
import { Retours } from "./retours.ts";

const CONNEXION_MAX_MS = 20_000;
const ACCUSE_MAX_MS = 8_000;
/** How often the line is asked for a sign of life while the page is in sight, and how long it may take to give one. */
const VEILLE_MS = 4_000;
const SILENCE_MAX_MS = 3_000;
const SILENCE_AU_REVEIL_MS = 1_000;

/** `ferme`: the door is shut for good, and `raison` says why; otherwise the line is being taken up again. */
export type Statut = "connexion" | "en_ligne" | "coupee" | "ferme";
export type Raison = CodeRefus | "ailleurs" | "depart" | "room_supprimee";

export interface Ligne {
  readonly statut: Statut;
  readonly raison: Raison | null;
  readonly vue: Vue | null;
  readonly accueil: Bienvenue | null;
}

/** The outcome of a command: done, refused with a code, or not known to have arrived. */
export type Issue = { ok: true } | { ok: false; refus: CodeRefus | "hors_ligne" };

const FINALES: Partial<Record<number, Raison>> = {
  [FERMETURE.ailleurs]: "ailleurs",
  [FERMETURE.kick]: "kick",
  [FERMETURE.roomSupprimee]: "room_supprimee",
  [FERMETURE.depart]: "depart",
};

/** The promise's value, or null when it takes longer than `ms`. */
function delai<T>(promesse: Promise<T>, ms: number): Promise<T | null> {
  return Promise.race([
    promesse,
    new Promise<null>((resoudre) => {
      setTimeout(() => resoudre(null), ms);
    }),
  ]);
}

/** Somebody changed their mind while the line was being taken up: the seat is not kept for them. */
async function renoncer(room: Room<unknown, EtatPartie>): Promise<void> {
  await room.request("commande", { type: "quitter" }, { timeout: ACCUSE_MAX_MS }).catch(() => {});
  await room.leave(true).catch(() => {});
}

export class Connexion {
  readonly code: string;
  readonly #demande: () => DemandeEntree;
  readonly #surRefus: (refus: CodeRefus) => void;
  readonly #abonnes = new Set<() => void>();
  #ligne: Ligne = { statut: "connexion", raison: null, vue: null, accueil: null };
  #room: Room<unknown, EtatPartie> | null = null;
  readonly #retours = new Retours();
  #retour: ReturnType<typeof setTimeout> | undefined;
  #veille: ReturnType<typeof setInterval> | undefined;
  #enCours = false;

  /** `demande` is read again at each return; `surRefus` hears what the room has to say to the host unasked. */
  constructor(code: string, demande: () => DemandeEntree, surRefus: (refus: CodeRefus) => void) {
    this.code = code;
    this.#demande = demande;
    this.#surRefus = surRefus;
  }

  lire = (): Ligne => this.#ligne;

  abonner = (abonne: () => void): (() => void) => {
    this.#abonnes.add(abonne);
    return () => this.#abonnes.delete(abonne);
  };

  /** Comes in for the first time. Resolves once inside, or with the refusal; network faults are retried for ever. */
  async ouvrir(): Promise<Ligne> {
    for (const [cible, nom] of REVEILS) cible().addEventListener(nom, this.#reveil);
    this.#veille = setInterval(() => this.#ausculter(SILENCE_MAX_MS), VEILLE_MS);
    await this.#connecter();
    return this.#ligne;
  }

  /** Sends a command; after a cut it waits for the line and repeats it, and the room does it once. */
  demander = async (commande: CommandeDuFil): Promise<Issue> => {
    const id = hasard(6);
    for (let essai = 0; essai < 3; essai++) {
      const room = await this.#roomEnLigne();
      if (room === null) return { ok: false, refus: "hors_ligne" };
      try {
        const envoye = { ...commande, id };
        return accuse.parse(await room.request("commande", envoye, { timeout: ACCUSE_MAX_MS }));
      } catch (erreur) {
        if (erreur instanceof Error && /timed out|not open|closed/i.test(erreur.message)) continue;
        return { ok: false, refus: "message_invalide" };
      }
    }
    return { ok: false, refus: "hors_ligne" };
  };

  /** Reads what only the host may, or null when the line does not answer. */
  consulter = async (demande: Consultation): Promise<ReponseConsultation | null> => {
    const room = await this.#roomEnLigne();
    if (room === null) return null;
    try {
      const brute = await room.request("consultation", demande, { timeout: ACCUSE_MAX_MS });
      return reponseConsultation.parse(brute);
    } catch {
      return null;
    }
  };

  /** Hangs up for good. */
  fermer(raison: Raison = "depart"): void {
    for (const [cible, nom] of REVEILS) cible().removeEventListener(nom, this.#reveil);
    clearInterval(this.#veille);
    clearTimeout(this.#retour);
    const room = this.#room;
    this.#room = null;
    room?.removeAllListeners();
    void room?.leave(true).catch(() => {});
    this.#publier({ statut: "ferme", raison });
  }

  #publier(champs: Partial<Ligne>): void {
    this.#ligne = { ...this.#ligne, ...champs };
    for (const abonne of this.#abonnes) abonne();
  }

  async #connecter(): Promise<void> {
    if (this.#enCours || this.#ligne.statut === "ferme") return;
    this.#enCours = true;
    clearTimeout(this.#retour);
    try {
      const joindre = frapper(this.code, this.#demande());
      const room = await delai(joindre, CONNEXION_MAX_MS);
      if (room === null) {
        // too late is not never: a line that comes after all must not push out the one that replaced it
        void joindre.then((tardive) => tardive.leave(false)).catch(() => {});
        throw new Error("timeout");
      }
      if (this.lire().statut === "ferme") await renoncer(room);
      else this.#suivre(room);
    } catch (erreur) {
      const refus = lireRefus(erreur);
      // somebody already inside waits for the rush to pass, as for a cut
      const passager = refus === "trop_de_messages" && this.#ligne.vue !== null;
      if (refus !== null && !passager) this.fermer(refus);
      else this.#revenirPlusTard();
    } finally {
      this.#enCours = false;
    }
  }

  #suivre(room: Room<unknown, EtatPartie>): void {
    const ancienne = this.#room;
    this.#room = room;
    if (ancienne !== null) {
      ancienne.removeAllListeners();
      void ancienne.leave(false).catch(() => {});
    }
    this.#retours.revenu();
    room.onStateChange((etat) => {
      if (this.#room === room) this.#publier({ statut: "en_ligne", vue: etat.toJSON() });
    });
    room.onMessage("bienvenue", (brut: unknown) => {
      const lue = bienvenue.safeParse(brut);
      if (lue.success) this.#publier({ accueil: lue.data });
    });
    room.onMessage("refus", (brut: unknown) => {
      const lu = codeRefus.safeParse(brut);
      if (lu.success) this.#surRefus(lu.data);
    });
    room.onError(() => {});
    room.onLeave((code) => {
      if (this.#room !== room) return;
      this.#room = null;
      const raison = FINALES[code];
      if (raison !== undefined) this.fermer(raison);
      else this.#revenirPlusTard();
    });
  }

  #revenirPlusTard(): void {
    if (this.#ligne.statut === "ferme") return;
    this.#publier({ statut: this.#ligne.vue === null ? "connexion" : "coupee" });
    clearTimeout(this.#retour);
    const delaiMs = this.#retours.prochain(performance.now(), Math.random());
    this.#retour = setTimeout(() => void this.#connecter(), delaiMs);
  }

  /** Waits for the line to be back, up to the time a command may take. */
  async #roomEnLigne(): Promise<Room<unknown, EtatPartie> | null> {
    const fin = performance.now() + CONNEXION_MAX_MS;
    while (this.#ligne.statut !== "ferme" && performance.now() < fin) {
      if (this.#room?.connection.isOpen === true) return this.#room;
      await new Promise((suite) => setTimeout(suite, 100));
    }
    return null;
  }

  /** Asks the line for a sign of life while the page is in sight. */
  #ausculter(silenceMs: number): void {
    const room = this.#room;
    if (room === null || document.visibilityState !== "visible") return;
    let vivante = false;
    room.ping(() => {
      vivante = true;
    });
    setTimeout(() => {
      if (vivante || this.#room !== room) return;
      this.#room = null;
      room.removeAllListeners();
      room.connection.close();
      this.#revenirPlusTard();
    }, silenceMs);
  }

  /** The page is back in sight, or the network is back: do not wait for a dead line to be noticed. */
  #reveil = (): void => {
    if (document.visibilityState !== "visible" || this.#ligne.statut === "ferme") return;
    if (this.#room?.connection.isOpen === true) this.#ausculter(SILENCE_AU_REVEIL_MS);
    else void this.#connecter();
  };
}

const REVEILS: readonly (readonly [() => EventTarget, string])[] = [
  [() => document, "visibilitychange"],
  [() => window, "pageshow"],
  [() => window, "online"],
];
