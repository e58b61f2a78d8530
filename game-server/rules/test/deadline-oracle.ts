/**
 * An independent count of all deadlines: it sees arrivals, departures and commands, and tells when each alarm must ring.
 * The count shares no code with the rules, and reads no deadline from the state.
 */
import type { Question } from "#contracts/quizz.ts";
import type { Partie } from "../types.ts";
import type { Commande } from "../types/commandes.ts";

const SECONDE = 1_000;
const MINUTE = 60 * SECONDE;
const HOTE = "CREATEUR";

interface Absence {
  readonly depuis: number;
  readonly repit: number;
  readonly attendue: boolean;
}

/**
 * A countdown: the time it has run, whether it runs, and since when it has waited for the media before its first start.
 */
interface Compte {
  readonly tour: number;
  readonly duree: number;
  readonly couru: number;
  readonly court: boolean;
  readonly attend: number | null;
}

/** A silence in a question: nobody answers, or one last answer is missing. */
interface Attente {
  readonly de: string;
  readonly jusque: number | null;
}

export class DeadlineOracle {
  #vu: number;
  readonly #connectes = new Set<string>();
  readonly #absences = new Map<string, Absence>();
  #sansHote: number | null = null;
  #sansPersonne: number | null = null;
  #compte: Compte | null = null;
  #roue: number | null = null;
  #attente: Attente | null = null;

  /** Starts the count at `now`, possibly in the middle of a stored game. */
  constructor({ minuteur, miniJeu, tour }: Partie, now: number) {
    this.#vu = now;
    if (miniJeu?.nom === "gamble" && miniJeu.issue !== null && !miniJeu.fini) this.#roue = now;
    if (minuteur === null) return;
    const { dureeMs: duree, resteMs, depuis } = minuteur;
    const couru = duree - resteMs + (depuis === null ? 0 : now - depuis);
    this.#compte = { tour, duree, couru, court: depuis !== null, attend: null };
  }

  /** Follows an accepted command, at `now`. */
  voir(partie: Partie, commande: Commande, now: number): void {
    // a restored game has another clock, on which no time has passed since the stop
    this.#ecouler(commande.type === "restaurer" ? commande.instant : now);
    this.#vu = now;
    this.#voirLesGens(partie, commande, now);
    this.#voirLaQuestion(partie, commande, now);
    this.#voirLaRoue(partie, commande, now);
    this.#voirLAttente(partie, commande, now);
  }

  /** Every deadline by the name of its alarm. */
  echeances(now: number): Map<string, number> {
    const attendues = new Map<string, number>();
    const compte = this.#compte;
    if (compte?.court === true) attendues.set("question", now + compte.duree - compte.couru + 500);
    else if (compte !== null && compte.attend !== null)
      attendues.set("media", compte.attend + 8 * SECONDE);
    if (this.#roue !== null) attendues.set("roulette", this.#roue + 4_650);
    if (this.#sansHote !== null) attendues.set("sansHote", this.#sansHote + 30 * MINUTE);
    if (this.#sansPersonne !== null)
      attendues.set("sansPersonne", this.#sansPersonne + 10 * MINUTE);
    const remarque = this.#attente?.jusque ?? null;
    if (remarque !== null) attendues.set("patron", remarque);
    for (const [id, { depuis, repit, attendue }] of this.#absences) {
      attendues.set(`absence:${id}`, depuis + 15 * MINUTE);
      if (attendue) attendues.set(`repit:${id}`, depuis + repit);
    }
    return attendues;
  }

  #ecouler(now: number): void {
    if (this.#compte?.court === true)
      this.#compte = { ...this.#compte, couru: this.#compte.couru + now - this.#vu };
  }

  #voirLesGens(partie: Partie, commande: Commande, now: number): void {
    if (commande.type === "hoteArrive") this.#connectes.add(HOTE);
    else if (commande.type === "rejoindre") {
      const place = Object.entries(partie.joueurs).find(([, j]) => j.jeton === commande.jeton);
      if (place !== undefined) this.#connectes.add(place[0]);
    } else if (commande.type === "fusionner") this.#connectes.add(commande.vers);
    else if (commande.type === "deconnecter" && this.#connectes.delete(commande.id)) {
      if (commande.id !== HOTE) this.#partir(commande.id, now, 4 * SECONDE);
    } else if (commande.type === "repitFini") {
      const absence = this.#absences.get(commande.id);
      if (absence !== undefined && now >= absence.depuis + absence.repit)
        this.#absences.set(commande.id, { ...absence, attendue: false });
    } else if (commande.type === "restaurer") {
      this.#connectes.clear();
      this.#sansHote = this.#sansPersonne = null;
      for (const [id, { jeton }] of Object.entries(partie.joueurs)) {
        // who was no longer waited for before the stop is not after it
        const attendue = this.#absences.get(id)?.attendue ?? true;
        if (id !== HOTE && jeton !== "") this.#partir(id, now, 30 * SECONDE, attendue);
      }
    }
    for (const id of this.#connectes) {
      this.#absences.delete(id);
      if (partie.joueurs[id] === undefined) this.#connectes.delete(id);
    }
    for (const id of this.#absences.keys())
      if (partie.joueurs[id] === undefined) this.#absences.delete(id);
    this.#sansHote = this.#connectes.has(HOTE) ? null : (this.#sansHote ?? now);
    this.#sansPersonne = this.#connectes.size > 0 ? null : (this.#sansPersonne ?? now);
  }

  #partir(id: string, depuis: number, repit: number, attendue = true): void {
    this.#absences.set(id, { depuis, repit, attendue });
  }

  #voirLaQuestion(partie: Partie, commande: Commande, now: number): void {
    const { phase, etape, tour, quizz, position } = partie;
    const question = phase === "jeu" && etape === 0 ? quizz?.questions[position] : undefined;
    if (phase === "jeu" && etape === 2 && partie.scrutin?.phase === "ouvert") {
      this.#voirLeVote(partie);
      return;
    }
    if (question === undefined || question.temps === 0) {
      this.#compte = null;
      return;
    }
    const arrete = partie.pause || !this.#connectes.has(HOTE);
    if (this.#compte?.tour !== tour) {
      const attend = !arrete && aUnMedia(question) ? now : null;
      const court = !arrete && attend === null;
      // « trois, deux, un » hides the first question, standings hide their own question
      const voile = position === 0 ? 2.1 : partie.pointage.dit?.tour === tour ? 4 : 0;
      const couru = question.type === "rien" ? 0 - voile * SECONDE : 0;
      this.#compte = { tour, duree: question.temps * SECONDE, couru, court, attend };
      return;
    }
    const { duree, couru, court, attend } = this.#compte;
    if (arrete)
      this.#compte = {
        ...this.#compte,
        couru: Math.min(couru, duree),
        court: false,
        attend: null,
      };
    else if (!court) {
      const pret =
        (commande.type === "mediaPret" || commande.type === "attenteMediaFinie") &&
        commande.tour === tour;
      const repart = pret || (attend === null && couru > 0);
      this.#compte = { ...this.#compte, court: repart, attend: repart ? null : (attend ?? now) };
    }
  }

  /** Counts the six seconds of a vote, which stop during a pause. */
  #voirLeVote({ tour, pause }: Partie): void {
    const court = !pause && this.#connectes.has(HOTE);
    const { couru } = this.#compte ?? { couru: 0 };
    const duree = 6 * SECONDE;
    this.#compte = { tour, duree, couru: Math.min(couru, duree), court, attend: null };
  }

  /** Counts the silences that the patron remarks once: 45 s, or 8 s before the last answer. */
  #voirLAttente(partie: Partie, commande: Commande, now: number): void {
    const { phase, etape, tour, quizz, position, manche, parametres, joueurs } = partie;
    const question = phase === "jeu" && etape === 0 ? quizz?.questions[position] : undefined;
    const arrete = partie.pause || !this.#connectes.has(HOTE);
    const { modeJeu, patron } = parametres;
    const muet = patron === "muet" || modeJeu === "local" || question?.type === "rien";
    if (question === undefined || manche === null || arrete || muet) {
      this.#attente = null;
      return;
    }
    const dites = Object.keys(manche.reponses);
    const manquent = manche.participants.filter(
      (id) =>
        !dites.includes(id) &&
        joueurs[id] !== undefined &&
        (this.#connectes.has(id) || this.#absences.get(id)?.attendue === true),
    );
    const derniere = manquent.length === 1 && dites.length >= 2;
    if (!derniere && question.temps > 0) {
      this.#attente = null;
      return;
    }
    const de = `${tour} ${derniere} ${dites.join()}`;
    if (this.#attente?.de !== de)
      this.#attente = { de, jusque: now + (derniere ? 8 : 45) * SECONDE };
    else if (commande.type === "restaurer") this.#attente = { de, jusque: null };
    else if (commande.type === "silence" && now >= (this.#attente.jusque ?? Infinity))
      this.#attente = { de, jusque: null };
  }

  #voirLaRoue({ miniJeu }: Partie, { type }: Commande, now: number): void {
    if (miniJeu?.nom !== "gamble" || miniJeu.fini) this.#roue = null;
    else if (type === "miser" || (type === "restaurer" && this.#roue !== null)) this.#roue = now;
  }
}

const aUnMedia = ({ media }: Question) => media !== "" && media !== "question.jpeg";
