/** Sentences of the Russian roulette, for the slate and the phones: jeu §4. */
import type { ReactElement } from "react";
import { CHAMBRES_REVOLVER } from "#contracts/limites.ts";
import type { VueMiniJeu, VueMiniJeuDeNom } from "#game/schema/etat.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import type { NommerJoueur } from "../scene.ts";

export type TirDeRouletteRusse = VueMiniJeuDeNom<"rouletteRusse">["tirs"][number];

/** The player who faces `id` in the duel. */
export const trouverAdversaireAuDuel = ({ joueurs }: VueMiniJeu, id: string): string =>
  joueurs.find((autre) => autre !== id) ?? "";

const CHIFFRES = ["aucune", "une seule", "deux", "trois", "quatre", "cinq", "six"] as const;

/** The cylinder of the revolver in words: "Une balle, quatre chambres". */
export function direBarillet(tirs: number): string {
  const n = Math.max(0, CHAMBRES_REVOLVER - tirs);
  return `Une balle, ${CHIFFRES[n] ?? String(n)} chambre${n > 1 ? "s" : ""}`;
}

/** Title shown while the click of an empty chamber is held on screen. */
export const TITRE_CHAMBRE_VIDE = "Clic\u00A0!";

/** Removes the click from a sentence of `direTirDeRouletteRusse`, because the title above the sentence says it already. */
export const retirerClicDeLaPhraseDeTir = (dit: string): string =>
  dit.replace(`${TITRE_CHAMBRE_VIDE} `, "");

/** One shot in a sentence. `nom`: name of the shooter; null when the sentence is told to the shooter. */
export function direTirDeRouletteRusse(
  tir: TirDeRouletteRusse,
  nom: string | null,
  eau = false,
): string {
  if (tir.part) return "Pan\u00A0!";
  const [garde, boit] = nom === null ? ["tu gardes", "tu bois"] : [`${nom} garde`, `${nom} boit`];
  const vide = `${TITRE_CHAMBRE_VIDE} Chambre vide\u00A0:`;
  if (tir.sur === tir.par) return `${vide} ${garde} la main.`;
  return `${vide} ${boit} ${direGorgees(tir.gorgees, eau)}, la main passe.`;
}

/** Who aims at whom, told in the second before the click. `moi`: the player who reads it, empty on the host's screen. */
export function PhraseQuiViseQui({
  nommer,
  moi = "",
}: {
  readonly nommer: NommerJoueur;
  readonly moi?: string;
}): ReactElement | null {
  const tir = useMiniGameMoveOnScreen().venu?.rouletteRusse?.tirs.at(-1);
  if (tir === undefined) return null;
  const { par, sur } = tir;
  const vise = <NomCraie>{nommer(sur)}</NomCraie>;
  if (par === moi) return sur === moi ? <>Tu te vises…</> : <>Tu vises {vise}…</>;
  const tireur = <NomCraie>{nommer(par)}</NomCraie>;
  if (sur === par) return <>{tireur} se vise…</>;
  return sur === moi ? (
    <>{tireur} te vise…</>
  ) : (
    <>
      {tireur} vise {vise}…
    </>
  );
}
