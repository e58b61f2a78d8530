/** A test driver that applies commands to a frozen game, and keeps the last state and its effects. */
import { isDeepStrictEqual } from "node:util";
import type { Imprevu } from "#contracts/imprevu.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Repliques } from "#contracts/patron.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import { applyCommand } from "../apply.ts";
import { compterGorgeesDuJoueur } from "../ardoise.ts";
import { calculerGorgeesADistribuerParJoueur } from "../distribution.ts";
import { creerEtatDuGenerateurAleatoire } from "../hasard.ts";
import { estQuestionCacheeParClassement } from "../manche.ts";
import {
  deriveAlarmsOfPartie,
  doitDiffuserAussitot,
  type EtatDeLampe,
  deriverEtatDeLampe,
  composerPartieFinie,
} from "../derived.ts";
import { creerNouvellePartie } from "../nouvelle-partie.ts";
import { listerClesDesParticipants } from "../selection.ts";
import { type EstMotDuLexique, LEXIQUE_VIDE } from "../texte-libre.ts";
import type {
  ChargementAttendu,
  CodeRefus,
  Jugement,
  ParametresDePartie,
  Partie,
  PartieFinie,
} from "../types.ts";
import {
  type PartieAlarm,
  type Commande,
  type ContexteDeCommande,
  type EffetDeCommande,
  AUTEUR_SYSTEME,
} from "../types/commandes.ts";
import type { PaquetImprevus } from "../types/imprevus.ts";
import type { Joueur } from "../types/joueurs.ts";
import type { Manche } from "../types/manche.ts";
import { gelerEnProfondeur } from "./gel.ts";
import { creerCartesDImprevus, creerQuestionChoix, creerImprevu, creerQuizz } from "./quizz.ts";

export const [LEA, TOM, ZOE, MAX] = ["j1", "j2", "j3", "j4"] as const;
export const HOTE = CLE_CREATEUR;
export const SANS_PAQUET_IMPREVUS: PaquetImprevus = { normal: [], rare: [], aDeux: [] };
/** An alarm that was just set, with its delay. */
type Armee = Omit<PartieAlarm, "deadline"> & { readonly delaiMs: number };
type EffetDe<T extends EffetDeCommande["type"]> = Extract<EffetDeCommande, { type: T }>;

export class Table {
  partie: Partie;
  /** The state before the last accepted command; null until a stored game is opened. */
  avant: Partie | null;
  /** The author of the last accepted command. */
  auteur: string = AUTEUR_SYSTEME;
  now = 1_000;
  /** The lines of the patron, who is silent unless a test sets them. */
  repliques: Repliques | null = null;
  /** Known words, which are no slips of other words. */
  lexique: EstMotDuLexique = LEXIQUE_VIDE;
  /** Effects of the last accepted command. */
  effets: readonly EffetDeCommande[] = [];

  constructor(partie: Partie) {
    this.partie = gelerEnProfondeur(partie);
    this.avant = this.partie;
  }

  /** The context of a command, whose throws depend on the seed only. */
  #contexte(auteur: string): ContexteDeCommande {
    return {
      now: this.now,
      auteur,
      entropie: [],
      lexique: this.lexique,
      repliques: this.repliques,
    };
  }

  /** Applies a command that must be accepted. */
  faire(auteur: string, commande: Commande): this {
    const resultat = applyCommand(this.partie, gelerEnProfondeur(commande), this.#contexte(auteur));
    if (!resultat.ok) throw new Error(`${commande.type} by ${auteur}: ${resultat.refus}`);
    this.auteur = auteur;
    this.avant = commande.type === "restaurer" ? null : this.partie;
    this.partie = gelerEnProfondeur(resultat.partie);
    this.effets = resultat.effets;
    return this;
  }

  /** The refusal of a command that must be refused. */
  refus(auteur: string, commande: Commande): CodeRefus {
    const resultat = applyCommand(this.partie, gelerEnProfondeur(commande), this.#contexte(auteur));
    if (resultat.ok) throw new Error(`${commande.type} by ${auteur} was accepted`);
    return resultat.refus;
  }

  hote(commande: Commande): this {
    return this.faire(HOTE, commande);
  }

  systeme(commande: Commande): this {
    return this.faire(AUTEUR_SYSTEME, commande);
  }

  apres(ms: number): this {
    this.now += ms;
    return this;
  }

  suivant(): this {
    return this.hote({ type: "suivant", tour: this.partie.tour });
  }

  /** Reveals the current question, after ending standings that hide it. */
  reveler(): this {
    if (estQuestionCacheeParClassement(this.partie, this.now)) this.suivant();
    return this.hote({ type: "reveler", tour: this.partie.tour });
  }

  passer(): this {
    return this.hote({ type: "passer", tour: this.partie.tour });
  }

  juger(jugements: Record<string, Jugement>): this {
    return this.hote({ type: "juger", tour: this.partie.tour, jugements });
  }

  repondre(id: string, ...reponse: string[]): this {
    return this.faire(id, { type: "repondre", tour: this.partie.tour, reponse });
  }

  deconnecter(id: string): this {
    return this.systeme({ type: "deconnecter", id });
  }

  /** A phone joins, with a secret made from its pseudo by default. */
  rejoindre(pseudo: string, jeton = `jeton-${pseudo}`): this {
    return this.systeme({ type: "rejoindre", pseudo, jeton, sansAlcool: false, compte: null });
  }

  hoteArrive(pseudo = "Ada"): this {
    return this.systeme({ type: "hoteArrive", jeton: "jeton-hote", pseudo, compte: null });
  }

  /** Chooses a quizz and launches it. */
  lancer(lu: Quizz, imprevus: PaquetImprevus = SANS_PAQUET_IMPREVUS): this {
    return this.choisir(lu)
      .hote({ type: "lancer" })
      .systeme({
        type: "quizzCharge",
        quizz: lu,
        pour: "lancement",
        imprevus: creerCartesDImprevus(imprevus),
      });
  }

  choisir(lu: Quizz): this {
    return this.hote({ type: "choisirQuizz", quizzId: lu._id }).systeme({
      type: "quizzCharge",
      quizz: lu,
      pour: "choix",
      imprevus: [],
    });
  }

  joueur(id: string): Joueur {
    const joueur = this.partie.joueurs[id];
    if (joueur === undefined) throw new Error(`no player ${id}`);
    return joueur;
  }

  get manche(): Manche {
    if (this.partie.manche === null) throw new Error("no question on the table");
    return this.partie.manche;
  }

  /** Sips that each player still has to hand out. */
  get enMain(): Readonly<Record<string, number>> {
    return calculerGorgeesADistribuerParJoueur(this.partie);
  }

  gorgees(id: string): number {
    return compterGorgeesDuJoueur(this.partie, id);
  }

  /** Effects of one type of the last command. */
  demandes<T extends EffetDeCommande["type"]>(type: T): EffetDe<T>[] {
    return this.effets.filter((effet): effet is EffetDe<T> => effet.type === type);
  }

  /** Alarms that the last command set: with another deadline or another command than before. */
  get armes(): Armee[] {
    const anciennes = this.avant === null ? [] : deriveAlarmsOfPartie(this.avant);
    return deriveAlarmsOfPartie(this.partie)
      .filter((alarme) => !anciennes.some((autre) => isDeepStrictEqual(autre, alarme)))
      .map(({ nom, deadline, commande }) => ({ nom, delaiMs: deadline - this.now, commande }));
  }

  arme(nom: string): Armee | undefined {
    return this.armes.find((alarme) => alarme.nom === nom);
  }

  /** Whether the last command removed this alarm. */
  desarme(nom: string): boolean {
    const nommee = (partie: Partie | null) =>
      partie !== null && deriveAlarmsOfPartie(partie).some((alarme) => alarme.nom === nom);
    return nommee(this.avant) && !nommee(this.partie);
  }

  /** Whether the last command is sent to every screen at once. */
  get dite(): boolean {
    return this.avant === null || doitDiffuserAussitot(this.avant, this.partie, this.auteur);
  }

  /** The load that the last command has started. */
  get attendu(): ChargementAttendu {
    return this.partie.attente === this.avant?.attente ? null : this.partie.attente;
  }

  /** The finished game that the last command adds to the histories. */
  get soiree(): PartieFinie | null {
    return this.partie.fin === this.avant?.fin ? null : composerPartieFinie(this.partie);
  }

  /** The new state of the lamp after the last command. */
  get eclairage(): EtatDeLampe | null {
    const voulue = deriverEtatDeLampe(this.partie);
    return voulue === (this.avant === null ? "normal" : deriverEtatDeLampe(this.avant))
      ? null
      : voulue;
  }

  /** A copy of this table, on which the same game goes on independently. */
  copie(champs?: Partial<Partie>): Table {
    const copie = new Table(champs === undefined ? this.partie : { ...this.partie, ...champs });
    copie.now = this.now;
    return copie;
  }
}

export function creerTableDePartie(partie: Partie): Table {
  return new Table(partie);
}

export interface OptionsTableAuSalon {
  readonly joueurs?: readonly string[];
  readonly parametres?: Partial<ParametresDePartie>;
  readonly semence?: number;
  readonly placesMax?: number;
}

/** A lobby with the host Ada, and with Léa, Tom and Zoé by default. */
export function creerTableAuSalon(options: OptionsTableAuSalon = {}): Table {
  const { joueurs = ["Léa", "Tom", "Zoé"], parametres = {}, semence = 1, placesMax = 60 } = options;
  const graine = creerEtatDuGenerateurAleatoire(semence);
  const table = creerTableDePartie(
    creerNouvellePartie({ code: "ABC123", billet: "billet", graine, placesMax }),
  );
  table.hoteArrive().hote({ type: "reglerParametres", ...parametres });
  for (const pseudo of joueurs) {
    if (parametres.modeJeu === "local") table.hote({ type: "ajouterJoueur", pseudo });
    else table.rejoindre(pseudo);
  }
  return table;
}

/** A game on its first question; no imprévu unless `imprevus` says so. */
export function creerTableEnJeu(
  questions: Question[],
  options: OptionsTableAuSalon & { readonly imprevus?: PaquetImprevus } = {},
): Table {
  return creerTableAuSalon(options).lancer(creerQuizz(questions), options.imprevus);
}

/** A game on a mini-game, given by its id; every counter is high enough for a guess. */
export function creerTableAuMiniJeu(_id: string, options: OptionsTableAuSalon = {}): Table {
  const boire = (table: Table) => {
    for (const joueur of listerClesDesParticipants(table.partie))
      table.hote({ type: "fixerGorgees", joueur, de: table.gorgees(joueur), gorgees: 20 });
  };
  const questions = [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()];
  return creerTableALImprevu(questions, { _id, text: "Un mini-jeu" }, options, boire);
}

/** A game on this imprévu after its first question, with another question to come; the imprévu is loaded. */
export function creerTableALImprevu(
  questions: Question[],
  champs: Partial<Imprevu> = {},
  options: OptionsTableAuSalon = {},
  avant: (table: Table) => void = () => {},
): Table {
  const lu = creerImprevu(champs);
  const paquet = { normal: [lu._id], rare: [], aDeux: [] };
  const { semence: premiere = 1 } = options;
  for (let semence = premiere; semence < premiere + 100; semence++) {
    const table = creerTableEnJeu(questions, { ...options, semence, imprevus: paquet });
    table.reveler();
    if (options.parametres?.modeJeu === "local") table.juger({});
    avant(table);
    table.suivant();
    if (table.partie.etape === 2) return table.systeme({ type: "imprevuCharge", imprevu: lu });
  }
  throw new Error("no imprévu in a hundred games");
}
