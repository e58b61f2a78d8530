/** Cards: imprévus on the table or still running, and what may be written from a text (projeter.ts says when). */
import type { Morceau, Partie } from "#game/rules/types.ts";
import type { ImprevuEnCours, ImprevuEnJeu, Offre } from "#game/rules/types/imprevus.ts";
import { EnCoursSync, type EtatPartie, ImprevuSync } from "./etat.ts";
import { MorceauSync, OffreSync } from "./etat-textes.ts";
import { remplacer } from "./remplacer.ts";

export const morceau = (m: Morceau) =>
  new MorceauSync({
    t: m.t,
    v: m.v,
    id: m.t === "joueur" ? m.id : "",
    n: m.t === "nombre" ? m.n : 0,
  });

export function projeterImprevu(etat: EtatPartie, imprevu: ImprevuEnJeu | null): void {
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

/** What follows a text is a secret until the host says 'La suite'. */
const suiteVisible = ({ suite, suiteMontree }: ImprevuEnJeu | ImprevuEnCours) => ({
  suiteMontree,
  suiteMedia: suiteMontree ? (suite?.media ?? "") : "",
});

function remplirCarte(
  sync: InstanceType<typeof ImprevuSync> | InstanceType<typeof EnCoursSync>,
  { texte, suite, suiteMontree, offres }: ImprevuEnJeu | ImprevuEnCours,
): void {
  sync.texte.push(...texte.map(morceau));
  if (suiteMontree) sync.suiteTexte.push(...(suite?.texte ?? []).map(morceau));
  sync.offres.push(...offres.map(offreSync));
}

export function projeterEnCours(etat: EtatPartie, { enCours }: Partie): void {
  const cartes = enCours.map((carte) => {
    const sync = new EnCoursSync({ tour: carte.tour, ...suiteVisible(carte) });
    remplirCarte(sync, carte);
    return sync;
  });
  remplacer(etat.enCours, cartes);
}

export function offreSync({ cibles, ...offre }: Offre): InstanceType<typeof OffreSync> {
  const sync = new OffreSync(offre);
  sync.cibles.push(...cibles);
  return sync;
}
