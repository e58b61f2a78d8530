/**
 * One imprévu being written in one tab: what is done to it, undone, kept as a draft, sent. As the edite of a quizz, for
 * something that is saved whole. plateforme §4 "Editors", decisions-plateforme "Concurrent edits"; decision 0093.
 */
import { type ImprevuLu, imprevuModifie } from "#contracts/edition-imprevu.ts";
import type { EtatEnregistrement, EtatEdite, IssueEnregistrement } from "./quizz-edite.ts";
import { annuler, avancer, changerFil, type Fil, ouvrirFil, retablir } from "./edited-document.ts";
import { memes } from "./memes.ts";
import { lireRefusCarte } from "./refus-carte.ts";
import type { ImprevuEdite, ImprevuEcrit, EtatImprevuEdite, PortsImprevu } from "./travail-de-carte.ts";

const PAUSE_BROUILLON_MS = 500;
const ESSAI_MS = 5000;

/** A step of undo. `ecriteSur`: the revision that it was written over, when it is not that of now. */
interface Etape {
  readonly carte: ImprevuEcrit;
  readonly ecriteSur?: number;
}

/** What is written of a card, without what it is here: its id, its revision. */
export const lireImprevuEcrit = ({ _id, revision: _revision, ...carte }: ImprevuLu): ImprevuEcrit => carte;

export function createImprevuEdite(lu: ImprevuLu, ports: PortsImprevu): ImprevuEdite {
  let base = lireImprevuEcrit(lu);
  let { revision } = lu;
  let fil: Fil<Etape> = ouvrirFil({ carte: base });
  let envoi: EtatEnregistrement = { nom: "repos" };
  let enregistreA: number | null = null;
  let brouillonA: EtatEdite["brouillonA"] = null;
  let enMarche: Promise<IssueEnregistrement> | null = null;
  let ferme = false;
  let oublierEssai = () => {};
  let oublierBrouillon = () => {};
  const abonnes = new Set<() => void>();
  let etat = composer();

  function modifie(): boolean {
    return !memes(fil.present.carte, base);
  }
  function ecriteSur(): number {
    return fil.present.ecriteSur ?? revision;
  }
  function composer(): EtatImprevuEdite {
    return {
      imprevu: fil.present.carte,
      base,
      perime: ecriteSur() !== revision,
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
    const garde = ports.garder(modifie() ? fil.present.carte : null, ecriteSur());
    brouillonA = !modifie() ? null : garde && ports.maintenant();
    dire();
  }
  function changer(suivant: Fil<Etape>): void {
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

  function prendreBase(neuf: ImprevuLu): void {
    base = lireImprevuEcrit(neuf);
    ({ revision } = neuf);
    envoi = { nom: "repos" };
  }
  async function envoyer(): Promise<IssueEnregistrement> {
    oublierEssai();
    while (modifie()) {
      const parti = fil.present.carte;
      const lue = imprevuModifie.safeParse(parti);
      if (!lue.success)
        return retenir({
          nom: "refus",
          message: lue.error.issues[0]?.message ?? "",
          question: null,
        });
      envoi = { nom: "enCours" };
      dire();
      const reponse = await ports.envoyer({ imprevu: parti, revision: ecriteSur() });
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
    lire: () => etat,
    abonner(prevenir) {
      abonnes.add(prevenir);
      return () => abonnes.delete(prevenir);
    },
    faire(geste, nom = "") {
      const carte = geste(fil.present.carte);
      if (carte !== fil.present.carte)
        changer(avancer(fil, { ...fil.present, carte }, nom, ports.maintenant()));
    },
    reprendre(carte, ancienne) {
      const etape = ancienne < revision ? { carte, ecriteSur: ancienne } : { carte };
      changer(avancer(fil, etape, "", ports.maintenant()));
    },
    annuler: () => changer(annuler(fil)),
    retablir: () => changer(retablir(fil)),
    enregistrer,
    rebaser(neuf) {
      prendreBase(neuf);
      fil = changerFil(fil, ({ carte }) => ({ carte }));
      poser();
    },
    recharger(neuf) {
      const avant = revision;
      prendreBase(neuf);
      const marque = changerFil(fil, (une) => ({ ecriteSur: avant, ...une }));
      fil = avancer(marque, { carte: base }, "", ports.maintenant());
      poser();
    },
    abandonner() {
      oublierEssai();
      fil = ouvrirFil({ carte: base });
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
