/**
 * One quizz being written in one tab: what is done to it, undone, kept as a draft, sent. The screens show its state and give it
 * gestures; nothing here knows them. plateforme §4 "Editors", decisions-plateforme "Concurrent edits"; decision 0076.
 */
import type { EnvoiQuizz, QuizzEnregistre } from "./envoi.ts";
import type { Quizz } from "#contracts/quizz.ts";
import type { Echec, Reponse } from "../app/api/api.ts";
import { comparer, type Difference } from "./comparer.ts";
import {
  assumer,
  type QuizzEcrit,
  lireQuizzEcrit,
  memesQuizz,
  renommer,
  sansVierges,
} from "./quizz-ecrit.ts";
import { ecrireEnvoi, nomsDonnes } from "./envoi.ts";
import {
  annuler,
  avancer,
  changerFil,
  elaguerFil,
  type Fil,
  ouvrirFil,
  renommerFil,
  retablir,
} from "./edited-document.ts";
import { fusionAvec } from "./fusionner.ts";
import { estVierge } from "./question-ecrite.ts";
import { type Noms, createNoms } from "./noms.ts";
import { lireRefusEnvoi, type RefusEnvoi } from "./refus-envoi.ts";

export interface PortsQuizz {
  readonly envoyer: (corps: EnvoiQuizz) => Promise<Reponse<QuizzEnregistre>>;
  /** As the server has it. */
  readonly lire: () => Promise<Reponse<Quizz>>;
  /** Milliseconds since 1970. */
  readonly maintenant: () => number;
  /** Does it later, unless what it returns is called first. */
  readonly plusTard: (faire: () => void, ms: number) => () => void;
  /** Keeps the draft in the browser, or takes it away; false when there was no room for it. */
  readonly garder: (document: QuizzEcrit | null, base: string) => boolean;
  readonly tirerEnvoi: () => string;
}

export type EtatEnregistrement =
  | { readonly nom: "repos" }
  | { readonly nom: "enCours" }
  /** Tried again at that instant. */
  | { readonly nom: "injoignable"; readonly essaiA: number; readonly message: string }
  | { readonly nom: "deconnecte" }
  | { readonly nom: "conflit" }
  /** Deleted elsewhere: what is written here has no quizz to go to. */
  | { readonly nom: "disparu" }
  /** `question`: its rank from 0, when one is at fault. */
  | { readonly nom: "refus"; readonly message: string; readonly question: number | null };

/** Of whatever is written in an editor. */
export interface EtatEdite {
  readonly modifie: boolean;
  readonly annulable: boolean;
  readonly retablissable: boolean;
  readonly envoi: EtatEnregistrement;
  /** When it was last saved by this tab; the date of the server before, null where it says none. */
  readonly enregistreA: number | null;
  /** When the draft was last kept; null while there is nothing to keep, `false` when the browser has no room. */
  readonly brouillonA: number | null | false;
}

export interface EtatQuizzEdite extends EtatEdite {
  readonly document: QuizzEcrit;
  /** As the server has it. */
  readonly base: QuizzEcrit;
  /** Of that version. */
  readonly date: string;
  /** Version that somebody else has saved meanwhile, when the author has to choose; null otherwise. */
  readonly ailleurs: Quizz | null;
  /** What was last joined from somebody else's; the same list until there is another. */
  readonly apport: readonly Difference[];
  /** The moderation keeps it out of everybody's sight but its author's. */
  readonly masque: boolean;
  /** The measure that does, to read and contest. */
  readonly mesure: string | null;
}

/** Whether what there was to save is on the server. */
export type IssueEnregistrement = "enregistre" | "retenu";

export interface QuizzEdite {
  /** A uuid, that of its draft and of the versions that it saves. */
  readonly id: string;
  readonly lire: () => EtatQuizzEdite;
  readonly abonner: (prevenir: () => void) => () => void;
  /** @param geste what merges with itself in one step of undo; empty: a step of its own */
  readonly faire: (changer: (document: QuizzEcrit) => QuizzEcrit, geste?: string) => void;
  /** @param ecritSur `date` of the version that it was written over: with another one, saving it is a conflict first */
  readonly reprendre: (document: QuizzEcrit, ecritSur: string) => void;
  readonly annuler: () => void;
  readonly retablir: () => void;
  /** Blank questions go, from the undo steps too. @param gardee by its id, whether one stays for now */
  readonly oublierVierges: (gardee: (id: string) => boolean) => void;
  readonly enregistrer: () => Promise<IssueEnregistrement>;
  /** The quizz as it was read again: a newer version takes the place of this one where nothing is being written. */
  readonly actualiser: (quizz: Quizz) => void;
  /** What the server has now, read after a conflict: what is written here stays, and is compared with it from now on. */
  readonly rebaser: (quizz: Quizz) => void;
  /** It takes the place of what is written here. An undo brings that back as written over an older version: its save asks. */
  readonly recharger: (quizz: Quizz) => void;
  /** What both changed is one; the steps of undo are those of here alone. @param pourLeur clashes that are settled for theirs */
  readonly reunir: (quizz: Quizz, pourLeur: ReadonlySet<string>) => void;
  /** Nothing of it is to be kept: the quizz is no more. */
  readonly abandonner: () => void;
  /** Keeps the draft at once: the page goes. */
  readonly poser: () => void;
  readonly nomDe: Noms["nomDe"];
  readonly cleDe: Noms["cleDe"];
  /** Its page is left: nothing more is sent by itself; what was not saved is a draft. */
  readonly fermer: () => void;
}

const memesEtapes = (a: QuizzEcrit, b: QuizzEcrit): boolean =>
  a.perime === b.perime && memesQuizz(a, b);

const PAUSE_BROUILLON_MS = 500;
const ESSAIS_MS = [2000, 4000, 8000, 12_000] as const;

export function createQuizzEdite(quizz: Quizz, id: string, ports: PortsQuizz): QuizzEdite {
  let base = lireQuizzEcrit(quizz);
  let { date } = quizz;
  let { masque = false, mesure = null } = quizz;
  let fil = ouvrirFil(base);
  let envoi: EtatEnregistrement = { nom: "repos" };
  let enregistreA = Date.parse(quizz.date);
  let brouillonA: EtatQuizzEdite["brouillonA"] = null;
  let ailleurs: Quizz | null = null;
  let apport: readonly Difference[] = [];
  let essais = 0;
  /** Its author knows that what is on the server is somebody else's, and writes over it. */
  let ecrase = false;
  /** What left and was not answered: it is sent again as it was, since it may have arrived. */
  let enVol: { readonly corps: EnvoiQuizz; readonly document: QuizzEcrit } | null = null;
  /** Nobody looks at it any more: what is not on the server is a draft. */
  let ferme = false;
  let enMarche: Promise<IssueEnregistrement> | null = null;
  let oublierEssai = () => {};
  let oublierBrouillon = () => {};
  const noms = createNoms();
  const abonnes = new Set<() => void>();
  let etat = composer();

  /** What there is to save, which a blank question is not. */
  function aSauver(): QuizzEcrit {
    return sansVierges(fil.present);
  }
  function modifie(): boolean {
    return !memesQuizz(aSauver(), base);
  }
  function composer(): EtatQuizzEdite {
    return {
      document: fil.present,
      base,
      date,
      ailleurs: envoi.nom === "conflit" ? ailleurs : null,
      apport,
      masque,
      mesure,
      modifie: modifie(),
      annulable: fil.passe.length > 0,
      retablissable: fil.futur.length > 0,
      envoi,
      enregistreA,
      brouillonA,
    };
  }
  function dire(): void {
    etat = composer();
    for (const prevenir of abonnes) prevenir();
  }
  function poser(): void {
    oublierBrouillon();
    oublierBrouillon = () => {};
    const aGarder = modifie() ? aSauver() : null;
    const garde = ports.garder(aGarder, fil.present.perime ?? date);
    brouillonA = aGarder === null ? null : garde && ports.maintenant();
    dire();
  }
  function changer(suivant: Fil): void {
    if (suivant === fil) return;
    fil = suivant;
    // what was refused may be mended by it
    if (envoi.nom === "refus") envoi = { nom: "repos" };
    oublierBrouillon();
    oublierBrouillon = ports.plusTard(poser, PAUSE_BROUILLON_MS);
    dire();
  }

  function recevoir(corps: QuizzEnregistre, parti: QuizzEcrit): void {
    const donnes = nomsDonnes(parti, corps.questions);
    noms.renommer(donnes);
    base = renommer(parti, donnes);
    fil = renommerFil(fil, donnes);
    date = corps.date;
    enregistreA = ports.maintenant();
    envoi = { nom: "repos" };
    essais = 0;
    ecrase = false;
    poser();
  }
  /** Rank on the screens of the one at that rank in what was sent, from which the blank ones were missing. */
  function rangIci(refus: RefusEnvoi, parti: QuizzEcrit): RefusEnvoi {
    if (refus.nom !== "refus" || refus.question === null) return refus;
    const fautive = parti.questions[refus.question]?._id;
    const rang = fil.present.questions.findIndex(({ _id }) => _id === fautive);
    return { ...refus, question: rang < 0 ? refus.question : rang };
  }
  function buter(echec: Echec, parti: QuizzEcrit): void {
    const refus = rangIci(lireRefusEnvoi(echec), parti);
    if (ferme) {
      // its draft is kept already, and may have been taken up since
      envoi = { nom: "repos" };
      dire();
      return;
    }
    if (refus.nom !== "injoignable") {
      // it was read and refused: what is sent next is another
      enVol = null;
      envoi = refus;
    } else {
      const ms = ESSAIS_MS[Math.min(essais, ESSAIS_MS.length - 1)] ?? 0;
      essais += 1;
      envoi = { ...refus, essaiA: ports.maintenant() + ms };
      oublierEssai = ports.plusTard(() => void enregistrer(), ms);
    }
    poser();
  }
  /** That version is the one to compare with from now on. */
  function prendreBase(pris: Quizz): void {
    base = lireQuizzEcrit(pris);
    ({ date, masque = false, mesure = null } = pris);
    envoi = { nom: "repos" };
  }
  function reunir(lu: Quizz, pourLeur: ReadonlySet<string>): void {
    const avant = base;
    const neuf = lireQuizzEcrit(lu);
    apport = comparer(avant, neuf);
    const fusion = fusionAvec(avant, neuf);
    fil = elaguerFil(
      fil,
      (un) => (un.perime === undefined ? fusion(un, pourLeur).document : un),
      memesEtapes,
    );
    prendreBase(lu);
    poser();
  }
  /** Reads what somebody else has saved. @returns null once it is joined, and there is something to send again */
  async function rejoindre(conflit: Echec): Promise<Echec | null> {
    enVol = null;
    const lu = await ports.lire();
    if (!lu.ok) return lu;
    ailleurs = lu.corps;
    const { present } = fil;
    // without the version that it was written over, or twice the same, nothing tells who changed what
    const inconnu = ferme || present.perime !== undefined || lu.corps.date === date;
    if (inconnu || fusionAvec(base, lireQuizzEcrit(lu.corps))(present).heurts.length > 0)
      return conflit;
    reunir(lu.corps, new Set());
    return null;
  }
  async function envoyer(): Promise<IssueEnregistrement> {
    oublierEssai();
    while (enVol !== null || modifie()) {
      const document = aSauver();
      enVol ??= {
        document,
        corps: ecrireEnvoi(document, base, {
          date: fil.present.perime ?? date,
          envoi: ports.tirerEnvoi(),
          atelier: id,
          ecrase: ecrase && fil.present.perime === undefined,
        }),
      };
      envoi = { nom: "enCours" };
      dire();
      const parti = enVol;
      const reponse = await ports.envoyer(parti.corps);
      if (!reponse.ok) {
        const conflit = lireRefusEnvoi(reponse).nom === "conflit";
        const echec = conflit ? await rejoindre(reponse) : reponse;
        if (echec === null) continue;
        buter(echec, parti.document);
        return "retenu";
      }
      enVol = null;
      recevoir(reponse.corps, parti.document);
      if (ferme) break;
    }
    return modifie() ? "retenu" : "enregistre";
  }
  async function enregistrer(): Promise<IssueEnregistrement> {
    ferme = false;
    // what is typed while it travels leaves right after
    enMarche ??= envoyer().finally(() => {
      enMarche = null;
    });
    return enMarche;
  }

  return {
    id,
    lire: () => etat,
    abonner(prevenir) {
      abonnes.add(prevenir);
      return () => abonnes.delete(prevenir);
    },
    faire: (geste, nom = "") => changer(avancer(fil, geste(fil.present), nom, ports.maintenant())),
    reprendre(repris, ecritSur) {
      const document = ecritSur === date ? assumer(repris) : { ...repris, perime: ecritSur };
      changer(avancer(fil, document, "", ports.maintenant()));
    },
    annuler: () => changer(annuler(fil)),
    retablir: () => changer(retablir(fil)),
    oublierVierges(gardee) {
      if (fil.present.questions.every((une) => !estVierge(une) || gardee(une._id))) return;
      fil = elaguerFil(fil, (un) => sansVierges(un, gardee), memesEtapes);
      dire();
    },
    enregistrer,
    actualiser(lu) {
      // it is no version of the quizz: its date is the same
      if (masque !== (lu.masque === true)) {
        ({ masque = false, mesure = null } = lu);
        dire();
      }
      // read before a save of here has arrived, it may be the older of the two
      if (enMarche !== null || etat.modifie || lu.date <= date) return;
      const neuf = lireQuizzEcrit(lu);
      // undoing to what was before it would be written over it unasked
      if (!memesQuizz(neuf, base)) fil = ouvrirFil(neuf);
      base = neuf;
      ({ date } = lu);
      enregistreA = Date.parse(date);
      envoi = { nom: "repos" };
      dire();
    },
    rebaser(lu) {
      prendreBase(lu);
      ecrase = true;
      fil = changerFil(fil, assumer);
      poser();
    },
    recharger(lu) {
      const perime = date;
      prendreBase(lu);
      const avant = changerFil(fil, (un) => ({ ...un, perime: un.perime ?? perime }));
      fil = avancer(avant, base, "", ports.maintenant());
      poser();
    },
    reunir,
    abandonner() {
      oublierEssai();
      fil = ouvrirFil(base);
      enVol = null;
      envoi = { nom: "repos" };
      poser();
    },
    poser,
    nomDe: noms.nomDe,
    cleDe: noms.cleDe,
    fermer() {
      ferme = true;
      oublierEssai();
      poser();
    },
  };
}
