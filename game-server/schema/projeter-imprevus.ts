/** Projection of imprévus on screen or still going on, of offers, votes and the patron's lines; projeter.ts decides when. */
import type { Morceau, Partie } from "#game/rules/types.ts";
import type { ImprevuEnCours, ImprevuEnJeu, OffreDeGorgees } from "#game/rules/types/imprevus.ts";
import { ImprevuEnCoursSync, type EtatPartieSync, ImprevuSync } from "./etat.ts";
import {
  MorceauSync,
  OffreDeGorgeesSync,
  ScrutinSync,
  RepliqueDuPatronSync,
} from "./etat-textes.ts";
import { compterVoixDeScrutin } from "#game/rules/scrutin.ts";
import type { RepliqueDite } from "#game/rules/types/patron.ts";

export const creerMorceauSync = (m: Morceau) =>
  new MorceauSync({
    t: m.t,
    v: m.v,
    id: m.t === "joueur" ? m.id : "",
    n: m.t === "nombre" ? m.n : 0,
  });

export function projeterImprevu(etat: EtatPartieSync, imprevu: ImprevuEnJeu | null): void {
  if (imprevu === null) {
    etat.imprevu = undefined;
    return;
  }
  const { rare, culSec, media } = imprevu;
  const lecteur = imprevu.lecteur ?? "";
  const aSuite = imprevu.suite !== null;
  const sync = new ImprevuSync({ rare, culSec, media, lecteur, aSuite, ...suiteVisible(imprevu) });
  remplirCarte(sync, imprevu);
  etat.imprevu = sync;
}

/** The fields of a follow-up that screens may see: it is secret until the host presses 'La suite'. */
const suiteVisible = ({ suite, suiteMontree }: ImprevuEnJeu | ImprevuEnCours) => ({
  suiteMontree,
  suiteMedia: suiteMontree ? (suite?.media ?? "") : "",
});

function remplirCarte(
  sync: InstanceType<typeof ImprevuSync> | InstanceType<typeof ImprevuEnCoursSync>,
  { texte, suite, suiteMontree, offres }: ImprevuEnJeu | ImprevuEnCours,
): void {
  sync.texte.push(...texte.map(creerMorceauSync));
  if (suiteMontree) sync.suiteTexte.push(...(suite?.texte ?? []).map(creerMorceauSync));
  sync.offres.push(...offres.map(creerOffreSync));
}

export function projeterImprevusEnCours(etat: EtatPartieSync, { enCours }: Partie): void {
  const cartes = enCours.map((carte) => {
    const sync = new ImprevuEnCoursSync({ tour: carte.tour, ...suiteVisible(carte) });
    remplirCarte(sync, carte);
    return sync;
  });
  remplacerListeSync(etat.enCours, cartes);
}

export function creerOffreSync({
  cibles,
  ...offre
}: OffreDeGorgees): InstanceType<typeof OffreDeGorgeesSync> {
  const sync = new OffreDeGorgeesSync(offre);
  sync.cibles.push(...cibles);
  return sync;
}

export function projeterScrutin(etat: EtatPartieSync, partie: Partie): void {
  const { scrutin } = partie;
  if (scrutin === null) {
    etat.scrutin = undefined;
    return;
  }
  const sync = etat.scrutin ?? new ScrutinSync();
  const { ovation, sifflets } = compterVoixDeScrutin(partie, scrutin);
  sync.phase = scrutin.phase;
  sync.ovations = ovation;
  sync.sifflets = sifflets;
  sync.issue = scrutin.issue ?? "";
  if (sync.juges.join() !== scrutin.juges.join())
    remplacerListeSync(sync.juges, [...scrutin.juges]);
  etat.scrutin ??= sync;
}

export function projeterRepliqueDuPatron(etat: EtatPartieSync, dit: RepliqueDite | null): void {
  if (dit === null) {
    etat.patron = undefined;
    return;
  }
  const { numero, pose, texte } = dit;
  const sync = new RepliqueDuPatronSync({ numero, pose });
  sync.texte.push(...texte.map(creerMorceauSync));
  etat.patron = sync;
}

/** Replaces a short list as a whole. */
export function remplacerListeSync<T>(
  liste: { splice(debut: number, n: number, ...neufs: T[]): unknown; length: number } | undefined,
  neufs: T[],
): void {
  if (liste === undefined || (liste.length === 0 && neufs.length === 0)) return;
  liste.splice(0, liste.length, ...neufs);
}
