/** The vote on a judged card, in words. mise-en-scene "Imprévu", decisions/0107. Pure. */
import type { SensOffreDeGorgees } from "#contracts/partie.ts";
import type { VoixDeScrutin } from "#contracts/scrutin.ts";
import type { Vue, VueImprevu, VueScrutin } from "#game/schema/etat.ts";
import { direGorgees } from "../partie/mots/gorgees.ts";
import { pseudoDuJoueur } from "../partie/joueurs.ts";
import { enumererNoms } from "../ui/typographie.tsx";

export const direNomsDesJoueursJuges = (vue: Vue, { juges }: VueScrutin): string =>
  enumererNoms(juges.map((id) => pseudoDuJoueur(vue, id)));

/** The sentence on the judged players, who do not vote: "Margaux ne vote pas, bien sûr.", "Léa et Tom ne votent pas, bien sûr." */
export const direQuiNeVotePas = (vue: Vue, scrutin: VueScrutin): string =>
  `${direNomsDesJoueursJuges(vue, scrutin)} ne ${scrutin.juges.length > 1 ? "votent" : "vote"} pas, bien sûr.`;

export const accorderMotBravo = (n: number): string => (n > 1 ? "bravos" : "bravo");
export const accorderMotSifflet = (n: number): string => (n > 1 ? "sifflets" : "sifflet");

/** The verdict as it is stamped on every screen. */
export const NOMS_DES_VERDICTS_DU_SCRUTIN: Readonly<Record<VoixDeScrutin, string>> = {
  ovation: "Ovation\u00A0!",
  sifflets: "Sifflets\u00A0!",
};

/** Share of the votes for an ovation, from 0 to 1; 0.5 without votes. */
export function partDesOvations({ ovations, sifflets }: VueScrutin): number {
  const votes = ovations + sifflets;
  return votes === 0 ? 0.5 : ovations / votes;
}

/** The outcome of the vote that leads so far; null for a tie. */
export function issueDuScrutinEnTete({ ovations, sifflets }: VueScrutin): VoixDeScrutin | null {
  if (ovations === sifflets) return null;
  return ovations > sifflets ? "ovation" : "sifflets";
}

/** Sips that the verdict has made a player drink. */
export const compterGorgeesQueVerdictFaitBoireAuJoueur = (
  { offres }: VueImprevu,
  moi: string,
): number =>
  offres.reduce(
    (n, { selon, sens, cibles, prises, gorgees: g }) =>
      (selon === "ovation" || selon === "sifflets") &&
      sens === "boire" &&
      prises > 0 &&
      cibles.includes(moi)
        ? n + g
        : n,
    0,
  );

/** The kinds of sips, in the order in which a sentence names them. */
const SENS_DITS: readonly SensOffreDeGorgees[] = ["boire", "distribuer", "effacer"];

/** The sentence on what a judged player will drink, hand out and have wiped if the votes stay as they are. */
export function direGorgeesDuJoueurJugeSiVoixRestent(
  imprevu: VueImprevu,
  scrutin: VueScrutin,
  moi: string,
  sansAlcool: boolean,
): string {
  const tete = issueDuScrutinEnTete(scrutin);
  if (tete === null) return "Ça se joue à rien.";
  const gestes = SENS_DITS.flatMap((sens) => {
    const n = imprevu.offres
      .filter((offre) => offre.selon === tete && offre.sens === sens && offre.cibles.includes(moi))
      .reduce((somme, { gorgees }) => somme + gorgees, 0);
    const [tu] = VERBES[sens];
    return n > 0 ? [`tu ${tu} ${direGorgees(n, sens === "boire" && sansAlcool)}`] : [];
  });
  const rien = tete === "ovation" ? "tu ne bois rien" : "on en reste là";
  return `Si ça tient, ${gestes.length > 0 ? gestes.join(" et ") : rien}.`;
}

/** What an outcome does to the players that the card names, in words; players who left are not told. */
export function direConsequencesDuScrutin(
  vue: Vue,
  { offres }: VueImprevu,
  issue: VoixDeScrutin,
  moi: string,
): string[] {
  return offres
    .filter(({ selon, nommee }) => selon === issue && nommee)
    .flatMap(({ sens, cibles, gorgees: n }) => {
      const autres = cibles.filter((id) => id !== moi && vue.joueurs[id] !== undefined);
      const noms = enumererNoms(autres.map((id) => pseudoDuJoueur(vue, id)));
      const [tu, un, plusieurs] = VERBES[sens];
      const aMoi =
        cibles.includes(moi) &&
        `Tu ${tu} ${direGorgees(n, sens === "boire" && vue.joueurs[moi]?.sansAlcool)}.`;
      const aEux =
        autres.length > 0 && `${noms} ${autres.length > 1 ? plusieurs : un} ${direGorgees(n)}.`;
      return [aMoi, aEux].filter((phrase) => phrase !== false);
    });
}

/** The verb of each kind of sips: told to the player, said of one player, of several. */
const VERBES: Readonly<Record<SensOffreDeGorgees, readonly [string, string, string]>> = {
  boire: ["bois", "boit", "boivent"],
  distribuer: ["distribues", "distribue", "distribuent"],
  effacer: ["effaces", "efface", "effacent"],
};
