/**
 * A room as the game sees it: a clock that moves only when told to, the timers it armed, what it asked for outside, and
 * the phones that come and go. Everything is frozen, written down, and checked after each command.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { apply } from "../apply.ts";
import { attendJugement } from "../manche.ts";
import { assezDeJoueurs, estLocale, hotePresent, questionCourante } from "../selection.ts";
import {
  type Commande,
  type Contexte,
  type Effet,
  type Partie,
  type Resultat,
  SYSTEME,
} from "../types.ts";
import { imprevuDuPaquet, PAQUET } from "./arbitraires.ts";
import { gelerEnProfondeur } from "./gel.ts";
import { verifierEtat, verifierMinuteurs, verifierPassage } from "./invariants.ts";

export interface Alarme {
  readonly echeance: number;
  readonly commande: Commande;
}
export type Chargement = Extract<Effet, { type: "chargerQuizz" | "chargerImprevu" }>;
/** What a replay needs. */
export interface Acte {
  readonly commande: Commande;
  readonly contexte: Contexte;
}

export class Soiree {
  partie: Partie;
  now = 0;
  fermee = false;
  readonly depart: Partie;
  readonly quizz: Quizz;
  readonly actes: Acte[] = [];
  readonly alarmes = new Map<string, Alarme>();
  chargements: Chargement[] = [];
  /** Phones that have been in this room, by their secret: they may try to come back. */
  readonly telephones: string[] = [];

  constructor(depart: Partie, quizz: Quizz) {
    this.depart = gelerEnProfondeur(depart);
    this.partie = this.depart;
    this.quizz = gelerEnProfondeur(quizz);
  }

  /** Applies a command, accepted or not. */
  tenter(auteur: string, commande: Commande): Resultat {
    const acte = gelerEnProfondeur({
      commande,
      contexte: { now: this.now, auteur, entropie: [this.actes.length] },
    });
    const avant = this.partie;
    const resultat = apply(avant, acte.commande, acte.contexte);
    this.actes.push(acte);
    if (!resultat.ok) return resultat;
    this.partie = gelerEnProfondeur(resultat.partie);
    resultat.effets.forEach((effet) => this.#effectuer(effet));
    verifierEtat(this.partie);
    verifierPassage(avant, this.partie, acte.commande, resultat.effets);
    if (!this.fermee) verifierMinuteurs(this.partie, this.alarmes);
    return resultat;
  }

  /** Applies a command that must be accepted. */
  faire(auteur: string, commande: Commande): void {
    const resultat = this.tenter(auteur, commande);
    if (!resultat.ok)
      throw new Error(
        `dead end: ${commande.type} refused (${resultat.refus}) at step ${this.partie.etape}`,
      );
  }

  hote(commande: Commande): void {
    this.faire(CLE_CREATEUR, commande);
  }

  #effectuer(effet: Effet): void {
    if (effet.type === "armer")
      this.alarmes.set(effet.nom, { echeance: this.now + effet.delaiMs, commande: effet.commande });
    else if (effet.type === "desarmer") this.alarmes.delete(effet.nom);
    else if (effet.type === "chargerQuizz" || effet.type === "chargerImprevu")
      this.chargements.push(effet);
    else if (effet.type === "fermerRoom") this.fermee = true;
  }

  /** Lets time pass; what is armed rings in its turn. */
  attendre(ms: number): void {
    const jusque = this.now + ms;
    while (!this.fermee) {
      const [prochaine] = [...this.alarmes].toSorted(([, a], [, b]) => a.echeance - b.echeance);
      if (prochaine === undefined || prochaine[1].echeance > jusque) break;
      const [nom, alarme] = prochaine;
      this.alarmes.delete(nom);
      this.now = alarme.echeance;
      this.faire(SYSTEME, alarme.commande);
    }
    this.now = jusque;
  }

  /** What was asked for outside comes, or cannot. */
  livrer(indisponible = false): void {
    const chargement = this.chargements.shift();
    if (chargement === undefined) return;
    if (chargement.type === "chargerImprevu") {
      const { id } = chargement;
      if (indisponible) this.faire(SYSTEME, { type: "imprevuIndisponible", id });
      else this.faire(SYSTEME, { type: "imprevuCharge", imprevu: imprevuDuPaquet(id) });
      return;
    }
    const { quizzId, pour } = chargement;
    if (indisponible) this.faire(SYSTEME, { type: "quizzIndisponible", quizzId });
    else
      this.faire(SYSTEME, {
        type: "quizzCharge",
        quizz: { ...this.quizz, _id: quizzId },
        pour,
        imprevus: PAQUET,
      });
  }

  hoteArrive(): void {
    this.faire(SYSTEME, { type: "hoteArrive", jeton: "secret-hote", pseudo: "Ada", compte: null });
  }

  /** A new phone. */
  arriver(pseudo: string): Resultat {
    const jeton = `secret-${this.telephones.length}`;
    this.telephones.push(jeton);
    return this.tenter(SYSTEME, {
      type: "rejoindre",
      pseudo,
      jeton,
      sansAlcool: false,
      compte: null,
    });
  }

  /** The server stops and starts again, on another clock; what was waited for is lost. */
  redemarrer(now: number): void {
    const instant = this.now;
    this.now = now;
    this.alarmes.clear();
    this.chargements = [];
    this.faire(SYSTEME, { type: "restaurer", instant });
  }

  /** From the salon to the first question. */
  lancer(): void {
    while (!assezDeJoueurs(this.partie)) {
      if (estLocale(this.partie)) this.hote({ type: "ajouterJoueur", pseudo: "Renfort" });
      else this.arriver("Renfort");
    }
    this.hote({ type: "choisirQuizz", quizzId: this.quizz._id });
    while (this.chargements.length > 0) this.livrer();
    this.hote({ type: "lancer" });
    this.livrer();
    if (this.partie.phase !== "jeu") throw new Error("dead end: the game does not start");
  }

  /** What a host who only wants to go on taps next. */
  avancer(): void {
    const { tour, etape } = this.partie;
    const message = questionCourante(this.partie)?.type === "rien";
    if (attendJugement(this.partie)) this.hote({ type: "juger", tour, jugements: {} });
    else this.hote({ type: etape === 0 && !message ? "reveler" : "suivant", tour });
  }

  /** From wherever the evening stands to the end table, in a bounded number of taps. */
  finir(): void {
    if (this.fermee) return;
    if (!hotePresent(this.partie)) this.hoteArrive();
    if (this.partie.phase === "salon") this.lancer();
    if (this.partie.pause) this.hote({ type: "pause", active: false });
    // per question: warning, reveal, verdict, 'Suivant', imprévu
    const restants = (this.partie.quizz?.questions.length ?? 0) - this.partie.position;
    for (let taps = restants * 5; taps > 0 && this.partie.phase === "jeu"; taps--) this.avancer();
    if (this.partie.phase !== "fin") throw new Error("dead end: the game does not end");
  }
}
