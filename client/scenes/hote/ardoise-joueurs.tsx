import { memo, type ReactElement } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import type { Vue, VueParti } from "#game/schema/etat.ts";
import { Ardoise, type LigneArdoise, UNE_COLONNE } from "./ardoise.tsx";
import { ArdoiseFoule } from "./ardoise-foule.tsx";
import { BockDe } from "../../partie/dessins/bock.tsx";
import { estAbsent, estLocale } from "../../partie/joueurs.ts";
import { buveurs, type JoueurNomme } from "./joueurs.ts";
import { useCompact } from "../../ui/use-compact.ts";
import { useGains } from "../timeline/gains.ts";
import { aCommence, vagueDe } from "../timeline/timeline.ts";
import { type Recit, useMoment } from "../timeline/use-reveal.ts";

const FOULE = 20;

/** Columns of names that so many lines take: marks up to 20 lines, in two columns from 11; then numbers only. */
export function colonnesDe(lignes: number): 1 | 2 | 3 {
  if (lignes <= UNE_COLONNE) return 1;
  return lignes <= 2 * FOULE ? 2 : 3;
}

/** Lines of this room's slate: who plays, and who left. */
export const lignesArdoise = (vue: Vue): number => buveurs(vue).length + vue.partis.length;

/** Whether what each one has to hand out is said on their line. */
export const ditLesDons = (vue: Vue): boolean => lignesArdoise(vue) <= FOULE;

/** Who has drunk what, and what they have just earned. Beyond 20 lines the marks give way to the numbers. */
export const ArdoiseJoueurs = memo(function ArdoiseJoueurs({
  vue,
}: {
  readonly vue: Vue;
}): ReactElement {
  const compact = useCompact();
  const gains = useGains(vue);
  const moment = useMoment();
  const vagues = vagueDe(gains);
  const lignes = [
    ...buveurs(vue).map((joueur) => {
      const gain = gains[joueur.id] ?? 0;
      const ecrit = (vagues.get(joueur.id) ?? 0) <= moment.vagues;
      return ligne(vue, joueur, { gain, ecrit, raconte: moment });
    }),
    ...vue.partis.map((parti) => ligneLaissee(vue, parti)),
  ];
  return lignes.length > FOULE || compact ? (
    <ArdoiseFoule titre="L’ardoise" lignes={lignes} />
  ) : (
    <Ardoise titre="L’ardoise" lignes={lignes} />
  );
});

/** What was just earned, and whether the beats have come to it. */
interface Ecrit {
  readonly gain: number;
  readonly ecrit: boolean;
  readonly raconte: Recit;
}

function ligne(vue: Vue, joueur: JoueurNomme, { gain, ecrit, raconte }: Ecrit): LigneArdoise {
  const attendu = vue.etape === ETAPE.question && joueur.participe && !estLocale(vue);
  const repond = attendu && (vue.question === undefined || attendReponse(vue.question));
  return {
    cle: joueur.id,
    nom: joueur.pseudo,
    bock: bock(vue, joueur),
    n: ecrit ? joueur.gorgee : joueur.gorgee - gain,
    neufs: ecrit && raconte.enCours ? gain : 0,
    masque: vue.compteursCaches,
    coche: repond ? joueur.aRepondu : undefined,
    absent: estAbsent(vue, joueur.id),
    eau: joueur.sansAlcool,
    gain: aCommence(raconte, "verdict")
      ? chip(joueur.reste, vue.compteursCaches || !ecrit ? 0 : gain)
      : undefined,
  };
}

/** Their mat, in a room where somebody has drawn. */
function bock({ joueurs }: Vue, { pseudo, dessin }: JoueurNomme): ReactElement | undefined {
  return Object.values(joueurs).some((un) => un.dessin > 0) ? (
    <BockDe pseudo={pseudo} dessin={dessin} taille="var(--bock-ligne)" plat />
  ) : undefined;
}

/** Who left keeps a line, greyed, until the end of the game. */
function ligneLaissee(vue: Vue, { id, pseudo, gorgee }: VueParti): LigneArdoise {
  return { cle: id, nom: pseudo, n: gorgee, masque: vue.compteursCaches, parti: true };
}

/** What one has to hand out comes before what one has to drink. */
function chip(reste: number, gain: number): ReactElement | string | undefined {
  if (reste > 0) return <>donne&nbsp;{reste}</>;
  return gain > 0 ? `+${String(gain)}` : undefined;
}
