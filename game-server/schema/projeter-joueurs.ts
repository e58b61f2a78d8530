/** Projection of players, present or gone; projeter.ts decides when. */
import { remplacerListeSync } from "./projeter-imprevus.ts";
import { ETAPE } from "#contracts/partie.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { compterGorgeesDesJoueurs } from "#game/rules/ardoise.ts";
import { calculerGorgeesADistribuerParJoueur } from "#game/rules/distribution.ts";
import { composerTexteABoireDuJoueur } from "#game/rules/gorgees.ts";
import { compterFautesDeFrappeEnCourse, estParticipantDeManche } from "#game/rules/manche.ts";
import { sontCompteursDeGorgeesCaches } from "#game/rules/mini-jeux/mini-jeux.ts";
import { compterGorgeesABoireDansEtape } from "#game/rules/partage.ts";
import { compterFautesPardonnees } from "#game/rules/reponses.ts";
import {
  estModeRapidite,
  compterParticipants,
  trouverQuestionCourante,
} from "#game/rules/selection.ts";
import type { EstMotDuLexique } from "#game/rules/texte-libre.ts";
import type { Partie } from "#game/rules/types.ts";
import type { Joueur } from "#game/rules/types/joueurs.ts";
import { type EtatPartieSync, JoueurSync, JoueurPartiSync } from "./etat.ts";

export function projeterJoueurs(
  etat: EtatPartieSync,
  partie: Partie,
  avant: Partie | null,
  connu: EstMotDuLexique | undefined,
): void {
  // only changed players are written where possible: most commands are an answer, which changes one player among many
  const chacunAPart = avant !== null && memeVerdict(partie, avant);
  let gorgees: ReturnType<typeof compterGorgeesDesJoueurs> | undefined;
  let enMain: ReturnType<typeof calculerGorgeesADistribuerParJoueur> | undefined;
  let dites: ReturnType<typeof compterGorgeesABoireDansEtape> | undefined;
  const ids = Object.keys(partie.joueurs);
  for (const id of ids) {
    const joueur = partie.joueurs[id];
    const inchange =
      joueur === avant?.joueurs[id] &&
      partie.dessins.de[id] === avant?.dessins.de[id] &&
      partie.manche?.reponses[id] === avant?.manche?.reponses[id];
    // an unchanged player is skipped: one who was projected before has an entry
    if (joueur === undefined || (chacunAPart && inchange)) continue;
    let sync = etat.joueurs.get(id);
    if (sync === undefined) {
      const { pseudo, createur, present } = joueur;
      sync = new JoueurSync({ pseudo, createur, present });
      etat.joueurs.set(id, sync);
    }
    gorgees ??= sontCompteursDeGorgeesCaches(partie) ? {} : compterGorgeesDesJoueurs(partie);
    enMain ??= calculerGorgeesADistribuerParJoueur(partie);
    dites ??= sontCompteursDeGorgeesCaches(partie) ? {} : compterGorgeesABoireDansEtape(partie);
    projeterJoueur(sync, joueur, id, partie, {
      gorgee: gorgees[id] ?? 0,
      reste: enMain[id] ?? 0,
      demandees: Math.max(0, dites[id] ?? 0),
      partage: partie.distribution.partages[id]?.gorgees ?? 0,
    });
    sync.fautes = fautesDites(partie, id, sync.jugement, connu);
  }
  if (etat.joueurs.size > ids.length) retirerPartis(etat, partie);
}

function retirerPartis(etat: EtatPartieSync, { joueurs }: Partie): void {
  for (const id of etat.joueurs.keys()) if (joueurs[id] === undefined) etat.joueurs.delete(id);
}

/** Whether nothing that is shown of all players has changed, except a single player's answer or presence. */
function memeVerdict(partie: Partie, avant: Partie): boolean {
  const { manche } = partie;
  return (
    partie.etape === avant.etape &&
    sontCompteursDeGorgeesCaches(partie) === sontCompteursDeGorgeesCaches(avant) &&
    partie.ardoise === avant.ardoise &&
    manche?.participants === avant.manche?.participants &&
    manche?.jugements === avant.manche?.jugements &&
    manche?.tirages === avant.manche?.tirages &&
    manche?.tirageCreateur === avant.manche?.tirageCreateur &&
    manche?.dus === avant.manche?.dus &&
    partie.distribution === avant.distribution &&
    // without a player to give to, hands count as empty
    aQuiDonner(partie) === aQuiDonner(avant)
  );
}

/** Number of people who may receive sips, told up to two: more make no difference to a giver. */
const aQuiDonner = (partie: Partie): number => Math.min(compterParticipants(partie), 2);

function projeterJoueur(
  sync: InstanceType<typeof JoueurSync>,
  joueur: Joueur,
  id: string,
  partie: Partie,
  comptes: Pick<InstanceType<typeof JoueurSync>, "gorgee" | "reste" | "demandees" | "partage">,
): void {
  const { manche } = partie;
  const reponse = manche?.reponses[id];
  sync.pseudo = joueur.pseudo;
  sync.createur = id === CLE_CREATEUR;
  sync.present = joueur.present;
  sync.sansAlcool = joueur.sansAlcool;
  sync.gambling = joueur.gambling;
  const pose = partie.dessins.de[id];
  sync.dessinEfface = pose?.traits === "";
  sync.dessin = pose === undefined || sync.dessinEfface ? 0 : pose.numero;
  sync.score = joueur.score;
  sync.gorgee = comptes.gorgee;
  sync.participe = estParticipantDeManche(partie, id);
  sync.aRepondu = reponse !== undefined;
  const devoile = partie.etape === ETAPE.reponse;
  sync.jugement = devoile ? (manche?.jugements[id] ?? "") : "";
  sync.enMs = devoile && estModeRapidite(partie) ? (manche?.instants[id] ?? 0) : 0;
  sync.aBoire = devoile ? composerTexteABoireDuJoueur(manche, id) : "0";
  sync.reste = comptes.reste;
  sync.demandees = comptes.demandees;
  sync.partage = comptes.partage;
  const visible = devoile ? (reponse ?? []) : [];
  if (sync.reponse.length !== visible.length)
    sync.reponse.splice(0, sync.reponse.length, ...visible);
}

/** Writes the players who left: a short list, which changes only with the ardoise or when a player leaves. */
export function projeterJoueursPartis(
  etat: EtatPartieSync,
  partie: Partie,
  avant: Partie | null,
): void {
  const { partis } = partie;
  const aucun = Object.keys(partis).length === 0;
  const memes =
    partis === avant?.partis &&
    partie.ardoise === avant.ardoise &&
    sontCompteursDeGorgeesCaches(partie) === sontCompteursDeGorgeesCaches(avant);
  if (memes || (aucun && etat.partis.length === 0)) return;
  const gorgees = sontCompteursDeGorgeesCaches(partie) ? {} : compterGorgeesDesJoueurs(partie);
  const lignes = Object.entries(partis).map(
    ([id, { pseudo, score }]) =>
      new JoueurPartiSync({ id, pseudo, score, gorgee: gorgees[id] ?? 0 }),
  );
  remplacerListeSync(etat.partis, lignes);
}

/** Typing slips shown for an answer that is accepted, or will be once the race is over; 0 for a refused answer. */
function fautesDites(
  partie: Partie,
  id: string,
  jugement: string,
  connu: EstMotDuLexique | undefined,
): number {
  const question = trouverQuestionCourante(partie);
  const reponse = partie.manche?.reponses[id];
  if (question === undefined || reponse === undefined || jugement === "faux") return 0;
  return jugement === ""
    ? compterFautesDeFrappeEnCourse(partie, id, connu)
    : compterFautesPardonnees(question, reponse);
}
