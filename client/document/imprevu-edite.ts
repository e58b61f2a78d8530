/**
 * An imprévu while it is written in one tab: an edited document that is saved whole, over the revision that it was read at.
 * plateforme §4 "Editors"; decisions-plateforme "Concurrent edits"; decision 0092.
 */
import { z } from "zod";
import {
  reponseImprevuEnregistre,
  type ImprevuAvecRevision,
  type CorpsImprevu,
  corpsImprevu,
  reponseImprevuPerime,
} from "#contracts/edition-imprevu.ts";
import { niveauImprevu } from "#contracts/niveaux.ts";
import { donneesPreuveOuSuite } from "#contracts/quizz.ts";
import { appelerApi, type ReponseApi } from "../app/api/api.ts";
import { callLater } from "../browser/call-later.ts";
import { writeDraft, readDraft } from "../browser/draft-storage.ts";
import {
  addUndoStep,
  createBaseDeDocumentEdite,
  type DocumentEdite,
  type EtatDocumentEdite,
  lireEchecEnregistrement,
  mapUndoSteps,
  type PortsDocumentEdite,
} from "./edited-document.ts";
import { seraientEnregistresPareil } from "./memes.ts";

/** The fields of an imprévu that its author writes. */
export type ImprevuEcrit = Readonly<CorpsImprevu>;

export interface CorpsEnregistrementImprevu {
  readonly imprevu: ImprevuEcrit;
  readonly revision: number;
}

export interface PortsImprevuEdite extends PortsDocumentEdite {
  readonly envoyer: (
    corps: CorpsEnregistrementImprevu,
  ) => Promise<ReponseApi<{ readonly revision: number }>>;
  /** Keeps the draft in the browser, or removes it when `imprevu` is null. @returns false when the browser has no room */
  readonly garder: (imprevu: ImprevuEcrit | null, revision: number) => boolean;
}

export interface EtatImprevuEdite extends EtatDocumentEdite {
  readonly imprevu: ImprevuEcrit;
  /** Version of the server that this page last read or saved; what is written is compared with it to tell whether it has changed. */
  readonly base: ImprevuEcrit;
  /** Whether the text was written over an older version than `base`: its save is then refused as a conflict. */
  readonly perime: boolean;
}

export interface ImprevuEdite extends DocumentEdite<ImprevuEcrit, EtatImprevuEdite> {
  /**
   * Takes up a draft, as a step of undo.
   * @param revision of the version that the draft was written over; when it is an older one, the next save is refused
   * as a conflict
   */
  readonly reprendre: (imprevu: ImprevuEcrit, revision: number) => void;
  /** After a conflict: keeps what is written here, to be saved over the version of the server. */
  readonly rebaser: (lu: ImprevuAvecRevision) => void;
  /** After a conflict: takes the version of the server. An undo brings ours back, whose save is then a conflict again. */
  readonly recharger: (lu: ImprevuAvecRevision) => void;
}

/** A step of undo. `ecritSur`: the revision that it was written over, when it is not the current one. */
interface Etape {
  readonly imprevu: ImprevuEcrit;
  readonly ecritSur?: number;
}

/** Body of a refusal for a conflict: it carries the revision of the other version. */
const conflit = reponseImprevuPerime.required({ revision: true });

/** The fields of an imprévu that its author writes, without the id and the revision. */
export const convertirEnImprevuEcrit = ({
  _id,
  revision: _revision,
  ...imprevu
}: ImprevuAvecRevision): ImprevuEcrit => imprevu;

export function createImprevuEdite(
  lu: ImprevuAvecRevision,
  ports: PortsImprevuEdite,
): ImprevuEdite {
  let base = convertirEnImprevuEcrit(lu);
  let { revision } = lu;
  /** Whether the draft in the browser is of this editor: one of an earlier visit waits for its author's answer. */
  let brouillonEstSien = false;
  /** Save that was sent and got no answer: it may be stored, so it is sent again as it was, whatever was written since. */
  let enVol: { readonly imprevu: ImprevuEcrit; readonly revision: number } | null = null;
  const edition = createBaseDeDocumentEdite<Etape, EtatImprevuEdite>({ imprevu: base }, ports, {
    enregistreA: null,
    retryMs: [5000],
    modifie: ({ imprevu }) => !seraientEnregistresPareil(imprevu, base),
    garder({ imprevu, ecritSur = revision }, modifie) {
      if (!modifie && !brouillonEstSien) return true;
      brouillonEstSien = modifie;
      return ports.garder(modifie ? imprevu : null, ecritSur);
    },
    enVol: () => enVol !== null,
    decrire: ({ imprevu, ecritSur = revision }, commun) => ({
      ...commun,
      imprevu,
      base,
      perime: ecritSur !== revision,
    }),
    verifier({ imprevu }) {
      const { error } = corpsImprevu.safeParse(imprevu);
      return error === undefined
        ? null
        : { nom: "refus", message: error.issues[0]?.message ?? "", question: null };
    },
    async envoyer({ imprevu, ecritSur = revision }) {
      enVol ??= { imprevu, revision: ecritSur };
      const parti = enVol;
      const reponse = await ports.envoyer(parti);
      if (!reponse.ok) {
        const echec = lireEchecEnregistrement(reponse, conflit);
        if (echec.nom !== "injoignable") enVol = null;
        return echec;
      }
      enVol = null;
      base = parti.imprevu;
      ({ revision } = reponse.corps);
      edition.saved();
      return null;
    },
  });
  function prendreBase(neuf: ImprevuAvecRevision): void {
    enVol = null;
    base = convertirEnImprevuEcrit(neuf);
    ({ revision } = neuf);
  }

  return {
    lire: edition.lire,
    abonner: edition.abonner,
    faire(changer, geste) {
      const etape = edition.present();
      const imprevu = changer(etape.imprevu);
      if (imprevu !== etape.imprevu) edition.avancer({ ...etape, imprevu }, geste);
    },
    reprendre: (imprevu, ancienne) =>
      edition.avancer(ancienne < revision ? { imprevu, ecritSur: ancienne } : { imprevu }),
    annuler: edition.annuler,
    retablir: edition.retablir,
    enregistrer: edition.enregistrer,
    rebaser(neuf) {
      prendreBase(neuf);
      edition.settled((history) => mapUndoSteps(history, ({ imprevu }) => ({ imprevu })));
    },
    recharger(neuf) {
      const avant = revision;
      prendreBase(neuf);
      edition.settled((history) =>
        addUndoStep(
          mapUndoSteps(history, (etape) => ({ ecritSur: avant, ...etape })),
          { imprevu: base },
          "",
          ports.maintenant(),
        ),
      );
    },
    abandonner() {
      enVol = null;
      edition.abandonner({ imprevu: base });
    },
    poser: edition.poser,
    fermer: edition.fermer,
  };
}

export const cheminApiImprevu = (id: string): string => `/api/imprevu/${encodeURIComponent(id)}`;

/** Opens an imprévu for its editor, with its API calls and its draft. @param surEnregistre called after each save */
export function ouvrirImprevu(
  compte: string,
  lu: ImprevuAvecRevision,
  surEnregistre: () => void,
): ImprevuEdite {
  return createImprevuEdite(lu, {
    async envoyer(corps) {
      const reponse = await appelerApi("PUT", cheminApiImprevu(lu._id), reponseImprevuEnregistre, {
        corps,
        // the server refuses the save when another account has logged in since
        compte,
      });
      if (reponse.ok) surEnregistre();
      return reponse;
    },
    maintenant: Date.now,
    plusTard: callLater,
    garder: (imprevu, revision) =>
      garderBrouillonDImprevu(
        compte,
        lu._id,
        imprevu === null ? null : { carte: imprevu, revision, garde: Date.now() },
      ),
  });
}

const UN_MOIS_MS = 30 * 86_400_000;

const ecrit = z.object({
  text: z.string(),
  media: z.string(),
  rare: z.boolean(),
  culSec: z.boolean(),
  // drafts kept by an older build have no `juge`: it counts as false
  juge: z.boolean().default(false),
  suite: donneesPreuveOuSuite.extend({ text: z.string() }).nullable(),
  liste: z.array(z.string()),
  niveau: niveauImprevu,
  paquet: z.string(),
}) satisfies z.ZodType<ImprevuEcrit>;

/** The draft as it is stored in this browser, one for each account and imprévu; it stays a month. */
const brouillon = z.object({
  forme: z.literal(1),
  /** Instant when the draft was kept, in milliseconds since 1970. */
  garde: z.number(),
  /** Revision of the version that the draft was written over. */
  revision: z.int(),
  carte: ecrit,
});
export type BrouillonDImprevu = z.infer<typeof brouillon>;

const nomDe = (compte: string, id: string): string => `brouillon/${compte}/imprevu-${id}/carte`;

/** Keeps the draft of an imprévu in this browser; null removes it. @returns false when the browser has no room */
export function garderBrouillonDImprevu(
  compte: string,
  id: string,
  contenu: Omit<BrouillonDImprevu, "forme"> | null,
): boolean {
  const texte = contenu === null ? null : JSON.stringify({ forme: 1, ...contenu });
  return writeDraft(nomDe(compte, id), texte);
}

/** The kept draft of an imprévu; null when there is none, or it is too old or unreadable. */
export function lireBrouillonDImprevu(
  compte: string,
  id: string,
  maintenant: number,
): BrouillonDImprevu | null {
  try {
    const lu = brouillon.safeParse(JSON.parse(readDraft(nomDe(compte, id)) ?? "null"));
    if (!lu.success) return null;
    if (maintenant - lu.data.garde <= UN_MOIS_MS) return lu.data;
    writeDraft(nomDe(compte, id), null);
    return null;
  } catch {
    return null;
  }
}
