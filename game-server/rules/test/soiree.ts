/**
 * A room without sockets for property tests: a clock that only the test moves, the timers that the game has set, its
 * pending loads, and its phones. States are frozen, recorded, and checked after each command.
 */
import { COMPOSITION_SANS_QUESTION } from "#contracts/composition.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { questionAttendReponse, type Quizz } from "#contracts/quizz.ts";
import { applyCommand } from "../apply.ts";
import { attendJugementDeLHote, estQuestionCacheeParClassement } from "../manche.ts";
import { estRoueGambleEnMouvement } from "../mini-jeux/mini-jeux.ts";
import {
  aAssezDeJoueurs,
  estRoomLocale,
  estHotePresent,
  trouverQuestionCourante,
} from "../selection.ts";
import type { ChargementAttendu, Partie } from "../types.ts";
import { type Commande, type ResultatDeCommande, AUTEUR_SYSTEME } from "../types/commandes.ts";
import { deriveAlarmsOfPartie } from "../derived.ts";
import { REPLIQUES } from "./repliques.ts";
import { imprevuDuPaquet, CARTES_DE_TEST } from "./arbitraires.ts";
import { gelerEnProfondeur } from "./gel.ts";
import {
  type Acte,
  verifierInvariantsDePartie,
  verifierAlarmesDePartie,
  verifierPassageEntreParties,
} from "./invariants.ts";
import { DeadlineOracle } from "./deadline-oracle.ts";

type Chargement = NonNullable<ChargementAttendu>;
export class Soiree {
  partie: Partie;
  now: number;
  fermee = false;
  readonly depart: Partie;
  readonly quizz: Quizz;
  readonly actes: Acte[] = [];
  readonly #oracle: DeadlineOracle;
  chargements: Chargement[] = [];
  /** Secrets of the phones that have been in this room, and that may come back. */
  readonly telephones: string[] = [];

  constructor(depart: Partie, quizz: Quizz, now = 0) {
    this.depart = gelerEnProfondeur(depart);
    this.partie = this.depart;
    this.now = now;
    this.#oracle = new DeadlineOracle(depart, now);
    this.quizz = gelerEnProfondeur(quizz);
  }

  /** Applies a command, accepted or not. */
  tenter(auteur: string, commande: Commande): ResultatDeCommande {
    const acte = gelerEnProfondeur({
      commande,
      contexte: { now: this.now, auteur, entropie: [this.actes.length], repliques: REPLIQUES },
    });
    const avant = this.partie;
    const resultat = applyCommand(avant, acte.commande, acte.contexte);
    this.actes.push(acte);
    if (!resultat.ok) return resultat;
    this.partie = gelerEnProfondeur(resultat.partie);
    const { attente } = this.partie;
    // a restored game asks again for its pending load
    if (attente !== null && (attente !== avant.attente || commande.type === "restaurer"))
      this.chargements.push(attente);
    this.fermee ||= resultat.effets.some(({ type }) => type === "fermerRoom");
    this.#oracle.voir(this.partie, acte.commande, this.now);
    verifierInvariantsDePartie(this.partie);
    verifierPassageEntreParties(avant, this.partie, acte, resultat.effets);
    if (!this.fermee) verifierAlarmesDePartie(this.partie, this.#oracle.echeances(this.now));
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

  /** Lets time pass; due alarms ring in order, and each must change the state. */
  attendre(ms: number): void {
    const jusque = this.now + ms;
    while (!this.fermee) {
      const [prochaine] = deriveAlarmsOfPartie(this.partie).toSorted(
        (a, b) => a.deadline - b.deadline,
      );
      if (prochaine === undefined || prochaine.deadline > jusque) break;
      this.now = Math.max(this.now, prochaine.deadline);
      const avant = this.partie;
      this.faire(AUTEUR_SYSTEME, prochaine.commande);
      if (this.partie === avant && !this.fermee) throw new Error(`${prochaine.nom}: for nothing`);
    }
    this.now = jusque;
  }

  /** Delivers the pending load, or its failure. */
  livrer(indisponible = false): void {
    const chargement = this.chargements.shift();
    if (chargement === undefined) return;
    if (chargement.quoi === "imprevu") {
      const { id } = chargement;
      // the imprévu was deleted, or cannot be read
      const sans = id.startsWith("n") ? "imprevuRetire" : "imprevuIndisponible";
      if (indisponible) this.faire(AUTEUR_SYSTEME, { type: sans, id });
      else this.faire(AUTEUR_SYSTEME, { type: "imprevuCharge", imprevu: imprevuDuPaquet(id) });
      return;
    }
    if (chargement.quoi === "composition") {
      const { tirage, voeux } = chargement;
      if (indisponible) this.faire(AUTEUR_SYSTEME, { type: "compositionManquee", tirage });
      else {
        const questions = this.quizz.questions
          .filter(questionAttendReponse)
          .slice(0, voeux.nombre % 7)
          .map(({ _id }) => ({ quizz: this.quizz._id, question: _id }));
        const tiree = { ...COMPOSITION_SANS_QUESTION, questions };
        this.faire(AUTEUR_SYSTEME, { type: "compositionTiree", tirage, tiree });
      }
      return;
    }
    const { quizzId, pour } = chargement;
    if (indisponible) this.faire(AUTEUR_SYSTEME, { type: "quizzIndisponible", quizzId });
    else
      this.faire(AUTEUR_SYSTEME, {
        type: "quizzCharge",
        quizz: { ...this.quizz, _id: quizzId },
        pour,
        imprevus: CARTES_DE_TEST,
      });
  }

  hoteArrive(): void {
    this.faire(AUTEUR_SYSTEME, {
      type: "hoteArrive",
      jeton: "secret-hote",
      pseudo: "Ada",
      compte: null,
    });
  }

  /** A new phone joins. */
  arriver(pseudo: string): ResultatDeCommande {
    const jeton = `secret-${this.telephones.length}`;
    this.telephones.push(jeton);
    return this.tenter(AUTEUR_SYSTEME, {
      type: "rejoindre",
      pseudo,
      jeton,
      sansAlcool: false,
      compte: null,
    });
  }

  /** Stops and restarts the server with another clock; pending loads are lost. */
  redemarrer(now: number): void {
    const instant = this.now;
    this.now = now;
    this.chargements = [];
    this.faire(AUTEUR_SYSTEME, { type: "restaurer", instant });
  }

  /** Plays from the salon to the first question. */
  lancer(): void {
    while (!aAssezDeJoueurs(this.partie)) {
      if (estRoomLocale(this.partie)) this.hote({ type: "ajouterJoueur", pseudo: "Renfort" });
      else this.arriver("Renfort");
    }
    this.hote({ type: "choisirQuizz", quizzId: this.quizz._id });
    while (this.chargements.length > 0) this.livrer();
    this.hote({ type: "lancer" });
    this.livrer();
    if (this.partie.phase !== "jeu") throw new Error("dead end: the game does not start");
  }

  /** Gives the next command of a host who only goes on, once a wheel has stopped. */
  avancer(): void {
    const { tour, etape, miniJeu } = this.partie;
    if (miniJeu !== null && estRoueGambleEnMouvement(miniJeu))
      this.faire(AUTEUR_SYSTEME, { type: "rouletteArretee", tour });
    const message = trouverQuestionCourante(this.partie)?.type === "rien";
    if (attendJugementDeLHote(this.partie)) this.hote({ type: "juger", tour, jugements: {} });
    else {
      const aReveler =
        etape === 0 && !message && !estQuestionCacheeParClassement(this.partie, this.now);
      this.hote({ type: aReveler ? "reveler" : "suivant", tour });
    }
  }

  /** Plays from any moment to the end table, in a bounded number of commands. */
  finir(): void {
    if (this.fermee) return;
    if (!estHotePresent(this.partie)) this.hoteArrive();
    if (this.partie.phase === "salon") this.lancer();
    if (this.partie.pause) this.hote({ type: "pause", active: false });
    // a question takes up to six commands: warning, standings, reveal, verdict, 'Suivant', imprévu
    const restants = (this.partie.quizz?.questions.length ?? 0) - this.partie.position;
    for (let taps = restants * 6; taps > 0 && this.partie.phase === "jeu"; taps--) this.avancer();
    if (this.partie.phase !== "fin") throw new Error("dead end: the game does not end");
  }
}
