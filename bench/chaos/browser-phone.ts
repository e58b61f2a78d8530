/** A phone in a browser: answers the questions, and checks that an answer said to be noted stays noted. */
import { setTimeout as dormir } from "node:timers/promises";
import type { Quizz } from "#contracts/quizz.ts";
import { trouverQuestionAffichee, repondre } from "../../e2e/support/reponses.ts";
import type { WatchedBrowserPage } from "./watched-page.ts";

const REGARD_MS = 250;
/** After the last answer, « C’est noté » stays for a moment only, since the reveal follows. */
const NOTEE_MS = 1_500;
/** Share of the questions before which the page is reloaded, and so loses its own state. */
const RECHARGE = 0.1;

interface Vu {
  /** Whether the page is empty, because no server answered the proxy. */
  readonly vide: boolean;
  /** Rank of the step in the quizz; empty between games. */
  readonly rang: string;
  /** Text of the question on the phone; empty when there is none. */
  readonly demandee: string;
  /** The answer written beside « C’est noté »; null without these words. */
  readonly notee: string | null;
  readonly verdict: "juste" | "faux" | null;
}

/** Reads the screen; runs in the page. */
function regarder(): Vu {
  const texte = (choix: string) => document.querySelector(choix)?.textContent.trim() ?? "";
  const boutons = [...document.querySelectorAll("button")];
  const demande = boutons.some(({ textContent }) =>
    /^(Valider|Encore \d)/.test(textContent.trim()),
  );
  const [, rang = ""] = /(\d+)\s*\/\s*\d+/.exec(texte("main")) ?? [];
  const [, bonne] = /^(Bonne|Mauvaise) réponse/.exec(texte("main")) ?? [];
  return {
    vide: document.getElementById("racine") === null,
    rang,
    demandee: demande ? texte("main h2") : "",
    notee: texte("main h1").startsWith("C’est noté") ? texte("main h1 + p + *") : null,
    verdict: bonne === undefined ? null : bonne === "Bonne" ? "juste" : "faux",
  };
}

/** An answer on its way, or noted. */
interface Envoi {
  /** Null when the sending was interrupted: half of the answer may have been started over. */
  juste: boolean | null;
  /** The answer as the page showed it once it was noted; null until then. */
  notee: string | null;
  /** Whether the page said that the answer was noted, or right. */
  acquittee: boolean;
}

/** Replaces every kind of space by a plain one. */
const plat = (texte: string) => texte.replaceAll(/\s+/g, " ").trim();

export class BrowserPhone {
  readonly ecran: WatchedBrowserPage;
  readonly pseudo: string;
  readonly #joue: Quizz;
  readonly #hasard: () => number;
  /** Answers of this game, by the rank of the question. */
  #envois = new Map<string, Envoi>();
  #acquittees = 0;
  readonly fautes: string[] = [];

  constructor(ecran: WatchedBrowserPage, pseudo: string, joue: Quizz, hasard: () => number) {
    this.ecran = ecran;
    this.pseudo = pseudo;
    this.#joue = joue;
    this.#hasard = hasard;
  }

  /** Number of answers that the page said to be noted, or right. */
  get acquittees(): number {
    return this.#acquittees;
  }

  /** Number of right answers of this game: at least those noted, at most those sent. */
  justes = (): { readonly sures: number; readonly possibles: number } => {
    const envois = [...this.#envois.values()];
    return {
      sures: envois.filter(({ juste, acquittee }) => juste === true && acquittee).length,
      possibles: envois.filter(({ juste }) => juste !== false).length,
    };
  };

  /** Forgets the answers of the last game when a new one begins. */
  oublier(): void {
    this.#envois = new Map();
  }

  async jouer(arret: AbortSignal): Promise<void> {
    while (!arret.aborted) {
      await dormir(REGARD_MS);
      // an obstacle (a cut, a step that has gone on) is met again at the next look
      await this.#agir().catch(() => {});
    }
  }

  async #agir(): Promise<void> {
    const { page } = this.ecran;
    const { vide, rang, demandee, notee, verdict } = await page.evaluate(regarder);
    const envoi = this.#envois.get(rang);
    if (vide) await page.goto(`/jeu/${this.ecran.code}`);
    else if (notee !== null) {
      if (envoi !== undefined) this.#noter(envoi, notee);
      if (this.#hasard() < RECHARGE) await page.reload();
    } else if (demandee !== "") await this.#repondre(rang, demandee, envoi);
    else if (verdict !== null && envoi?.juste === true) this.#juger(rang, envoi, verdict);
  }

  #acquitter(envoi: Envoi): void {
    if (!envoi.acquittee) this.#acquittees++;
    envoi.acquittee = true;
  }

  #noter(envoi: Envoi, reponse: string): void {
    this.#acquitter(envoi);
    envoi.notee ??= reponse;
    if (envoi.notee !== reponse)
      this.fautes.push(`${this.pseudo}: « ${envoi.notee} » was noted, « ${reponse} » is shown`);
  }

  /** Records the verdict of an answer. */
  #juger(rang: string, envoi: Envoi, verdict: "juste" | "faux"): void {
    if (verdict === "juste") this.#acquitter(envoi);
    else if (envoi.acquittee)
      this.fautes.push(`${this.pseudo}: a right answer that was noted is said wrong (${rang})`);
  }

  async #repondre(rang: string, demandee: string, envoi: Envoi | undefined): Promise<void> {
    if (envoi?.acquittee === true) {
      this.fautes.push(`${this.pseudo}: asked again what was noted (${demandee})`);
      return;
    }
    const { page } = this.ecran;
    const question = await trouverQuestionAffichee(page, this.#joue);
    if (plat(question.text) !== plat(demandee)) return;
    const juste = this.#hasard() < 0.5;
    const neuf: Envoi = { juste: null, notee: null, acquittee: false };
    this.#envois.set(rang, neuf);
    await repondre(page, question, juste);
    if (envoi === undefined) neuf.juste = juste;
    await page.getByRole("heading", { name: "C’est noté" }).waitFor({ timeout: NOTEE_MS });
  }
}
