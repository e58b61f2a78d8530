import type { ReactElement } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import type { Vue, VueParti } from "#game/schema/etat.ts";
import { Ardoise, type LigneArdoise, UNE_COLONNE } from "./ardoise.tsx";
import { ArdoiseFoule } from "./ardoise-foule.tsx";
import { estAbsent, estLocale } from "../../partie/joue-ici.ts";
import { buveurs, type JoueurNomme } from "./joueurs.ts";
import { useCompact } from "../../ui/use-compact.ts";
import { useGains } from "./use-gains.ts";

const FOULE = 20;

/** Columns of names that so many lines take: marks up to 20 lines, in two columns from 11; then numbers only. */
export function colonnesDe(lignes: number): 1 | 2 | 3 {
  if (lignes <= UNE_COLONNE) return 1;
  return lignes <= 2 * FOULE ? 2 : 3;
}

/** Who has drunk what, and what they have just earned. Beyond 20 lines the marks give way to the numbers. */
export function ArdoiseJoueurs({ vue }: { readonly vue: Vue }): ReactElement {
  const compact = useCompact();
  const gains = useGains(vue);
  const lignes = [
    ...buveurs(vue).map((joueur) => ligne(vue, joueur, gains[joueur.id] ?? 0)),
    ...vue.partis.map((parti) => ligneLaissee(vue, parti)),
  ];
  return lignes.length > FOULE || compact ? (
    <ArdoiseFoule titre="L’ardoise" lignes={lignes} />
  ) : (
    <Ardoise titre="L’ardoise" lignes={lignes} />
  );
}

function ligne(vue: Vue, joueur: JoueurNomme, gain: number): LigneArdoise {
  const attendu = vue.etape === ETAPE.question && joueur.participe && !estLocale(vue);
  const repond = attendu && (vue.question === undefined || attendReponse(vue.question));
  return {
    cle: joueur.id,
    nom: joueur.pseudo,
    n: joueur.gorgee,
    masque: vue.compteursCaches,
    coche: repond ? joueur.aRepondu : undefined,
    absent: estAbsent(vue, joueur.id),
    eau: joueur.sansAlcool,
    gain: chip(joueur.reste, vue.compteursCaches ? 0 : gain),
  };
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
