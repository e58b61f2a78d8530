/**
 * One imprévu being written in one tab: what is done to it, undone, kept as a draft, sent. As the atelier of a quizz, for
 * something that is saved whole. plateforme §4 "Editors", decisions-plateforme "Concurrent edits"; decision 0093.
 */
import { type ImprevuLu, type ImprevuModifie, imprevuModifie } from "#contracts/edition-imprevu.ts";
import type { Reponse } from "../appels/api.ts";
import type { EtatEnregistrement, EtatTravail, IssueEnregistrement } from "./atelier.ts";
import { annuler, avancer, type Fil, ouvrirFil, retablir } from "./fil.ts";
import { memes } from "./memes.ts";
import { lireRefusCarte } from "./refus-carte.ts";

/** What is written of an imprévu. */
export type Carte = Readonly<ImprevuModifie>;

export interface EnvoiCarte {
  readonly imprevu: Carte;
  readonly revision: number;
}

export interface PortsCarte {
  readonly envoyer: (corps: EnvoiCarte) => Promise<Reponse<{ readonly revision: number }>>;
  /** Milliseconds since 1970. */
  readonly maintenant: () => number;
  /** Does it later, unless what it returns is called first. */
  readonly plusTard: (faire: () => void, ms: number) => () => void;
  /** Keeps the draft in the browser, or takes it away; false when there was no room for it. */
  readonly garder: (carte: Carte | null, revision: number) => boolean;
}

export interface EtatCarte extends EtatTravail {
  readonly carte: Carte;
  /** As the server has it. */
  readonly base: Carte;
}

export interface AtelierCarte {
  readonly lire: () => EtatCarte;
  readonly abonner: (prevenir: () => void) => () => void;
  /** @param geste what merges with itself in one step of undo; empty: a step of its own */
  readonly faire: (changer: (carte: Carte) => Carte, geste?: string) => void;
  /** @param revision of the version that the draft was written over: with another one, saving it is a conflict first */
  readonly reprendre: (carte: Carte, revision: number) => void;
  readonly annuler: () => void;
  readonly retablir: () => void;
  readonly enregistrer: () => Promise<IssueEnregistrement>;
  /** What the server has now, read after a conflict: what is written here stays, and is written over it from now on. */
  readonly rebaser: (lu: ImprevuLu) => void;
  /** Nothing of it is to be kept: the card is no more. */
  readonly abandonner: () => void;
  readonly poser: () => void;
  /** Its page is left: nothing more is sent by itself; what was not saved is a draft. */
  readonly fermer: () => void;
}

const PAUSE_BROUILLON_MS = 500;
const ESSAI_MS = 5000;

/** What is written of a card, without what it is here: its id, its revision. */
export const lireCarte = ({ _id, revision: _revision, ...carte }: ImprevuLu): Carte => carte;

export function createCarte(lu: ImprevuLu, ports: PortsCarte): AtelierCarte {
  let base = lireCarte(lu);
  let { revision } = lu;
  let fil: Fil<Carte> = ouvrirFil(base);
  let envoi: EtatEnregistrement = { nom: "repos" };
  let enregistreA: number | null = null;
  let brouillonA: EtatTravail["brouillonA"] = null;
  let enMarche: Promise<IssueEnregistrement> | null = null;
  let ferme = false;
  let oublierEssai = () => {};
  let oublierBrouillon = () => {};
  const abonnes = new Set<() => void>();
  let etat = composer();

  function composer(): EtatCarte {
    return {
      carte: fil.present,
      base,
      modifie: !memes(fil.present, base),
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
    const modifie = !memes(fil.present, base);
    const garde = ports.garder(modifie ? fil.present : null, revision);
    brouillonA = !modifie ? null : garde && ports.maintenant();
    dire();
  }
  function changer(suivant: Fil<Carte>): void {
    if (suivant === fil) return;
    fil = suivant;
    // what was refused may be mended by it
    if (envoi.nom === "refus") envoi = { nom: "repos" };
    oublierBrouillon();
    oublierBrouillon = ports.plusTard(poser, PAUSE_BROUILLON_MS);
    dire();
  }
  function retenir(pourquoi: EtatEnregistrement): IssueEnregistrement {
    envoi = ferme ? { nom: "repos" } : pourquoi;
    poser();
    return "retenu";
  }

  async function envoyer(): Promise<IssueEnregistrement> {
    oublierEssai();
    while (!memes(fil.present, base)) {
      const parti = fil.present;
      const lue = imprevuModifie.safeParse(parti);
      if (!lue.success)
        return retenir({
          nom: "refus",
          message: lue.error.issues[0]?.message ?? "",
          question: null,
        });
      envoi = { nom: "enCours" };
      dire();
      const reponse = await ports.envoyer({ imprevu: parti, revision });
      if (!reponse.ok) {
        const refus = lireRefusCarte(reponse);
        if (refus.nom !== "injoignable") return retenir(refus);
        if (!ferme) oublierEssai = ports.plusTard(() => void enregistrer(), ESSAI_MS);
        return retenir({ ...refus, essaiA: ports.maintenant() + ESSAI_MS });
      }
      base = parti;
      ({ revision } = reponse.corps);
      enregistreA = ports.maintenant();
      envoi = { nom: "repos" };
      poser();
      if (ferme) break;
    }
    return memes(fil.present, base) ? "enregistre" : "retenu";
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
    lire: () => etat,
    abonner(prevenir) {
      abonnes.add(prevenir);
      return () => abonnes.delete(prevenir);
    },
    faire: (geste, nom = "") => changer(avancer(fil, geste(fil.present), nom, ports.maintenant())),
    reprendre(carte, ecriteSur) {
      // an older version under it: the server then says that there is a newer one
      revision = Math.min(revision, ecriteSur);
      changer(avancer(fil, carte, "", ports.maintenant()));
    },
    annuler: () => changer(annuler(fil)),
    retablir: () => changer(retablir(fil)),
    enregistrer,
    rebaser(neuf) {
      base = lireCarte(neuf);
      ({ revision } = neuf);
      envoi = { nom: "repos" };
      poser();
    },
    abandonner() {
      oublierEssai();
      fil = ouvrirFil(base);
      envoi = { nom: "repos" };
      poser();
    },
    poser,
    fermer() {
      ferme = true;
      oublierEssai();
      poser();
    },
  };
}
