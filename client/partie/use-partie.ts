/** The room of this tab, for screens that also act: its state, its commands, and the refusals that are told. */
import type { CommandeDEcran } from "#contracts/commandes.ts";
import type { Consultation, ReponseConsultation } from "#contracts/consultation.ts";
import type { RoomLineState } from "./line/connection.ts";
import type { IssueDeCommande } from "./line/requests.ts";
import {
  useRoomConnection,
  useRoomLineState,
  useVueDeLaRoom,
  type VueDeCetEcran,
  ContexteConnexionALaRoom,
} from "./vue.ts";
import { useCallback, useContext, useEffect, useMemo } from "react";
import { type CodeDeRefusAffiche, direRefusEnFrancais } from "./mots/refus.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useBannieres } from "../ui/bannieres.tsx";

interface EnPartie extends Omit<RoomLineState, "vue">, VueDeCetEcran {
  readonly demander: (commande: CommandeDEcran) => Promise<IssueDeCommande>;
  /** Reads what only the host may read; null when the line does not answer. */
  readonly consulter: (demande: Consultation) => Promise<ReponseConsultation | null>;
}

/** The state and the calls of this tab's room. To be used below a page that has waited for the first state. */
export function usePartie(): EnPartie {
  const connexion = useRoomConnection();
  const ligne = useRoomLineState();
  return {
    ...ligne,
    ...useVueDeLaRoom(),
    demander: connexion.demander,
    consulter: connexion.consulter,
  };
}

/** Refusals that are not told by default: the command was sent for a step that is already over. */
const DEJA_FAIT: ReadonlySet<CodeDeRefusAffiche> = new Set<CodeDeRefusAffiche>(["trop_tard"]);
/** Given to `useEnvoyerCommande` for commands whose purpose is lost when they come too late: every refusal is told. */
export const AUCUN_REFUS_PASSE_SOUS_SILENCE: ReadonlySet<CodeDeRefusAffiche> =
  new Set<CodeDeRefusAffiche>();

export type EnvoyerCommande = (commande: CommandeDEcran) => Promise<IssueDeCommande>;

/**
 * @param tus refusals that are not told
 * @returns sends a command; resolves once the room has stored what it did, or refused
 */
export function useEnvoyerCommande(
  tus: ReadonlySet<CodeDeRefusAffiche> = DEJA_FAIT,
): EnvoyerCommande {
  const { demander } = usePartie();
  const { dire } = useAfficherRefus();
  return useCallback(
    async (commande) => {
      const issue = await demander(commande);
      if (!issue.ok && !tus.has(issue.refus)) dire(issue.refus);
      return issue;
    },
    [demander, dire, tus],
  );
}

/** Refusals whose banner is removed when a player comes or leaves, or the mode of play changes: it may no longer be true. */
const DE_TABLE: ReadonlySet<string> = new Set<CodeRefus>([
  "local_sans_joueur",
  "pas_assez_de_joueurs",
  "room_pleine",
]);
/** Refusals whose banner is removed when another quizz is chosen, because it may no longer be true. */
const DE_QUIZZ: ReadonlySet<string> = new Set<CodeRefus>([
  "aucun_quizz",
  "quizz_introuvable",
  "quizz_vide",
  "chargement_en_cours",
]);

/** Beginning of the subject of every refusal's banner, which tells it from other banners. */
const PREFIXE = "refus ";

interface Refuser {
  /** Gives the French sentence of a refusal, for a form that shows it itself. */
  readonly phrase: (refus: CodeDeRefusAffiche) => string;
  /** Tells the refusal in a banner of 5 s (jeu §9); a lost connection has a screen of its own instead. */
  readonly dire: (refus: CodeDeRefusAffiche) => void;
}

export function useAfficherRefus(): Refuser {
  const connexion = useContext(ContexteConnexionALaRoom);
  const { montrer } = useBannieres();
  return useMemo(() => {
    const phrase = (refus: CodeDeRefusAffiche) => {
      const hote = connexion?.lire().accueil?.playerID === CLE_CREATEUR;
      return direRefusEnFrancais(refus, hote ? "hote" : "joueur");
    };
    return {
      phrase,
      dire(refus) {
        if (refus !== "ligne_fermee")
          montrer({ texte: phrase(refus), ton: "erreur", sujet: PREFIXE + refus });
      },
    };
  }, [connexion, montrer]);
}

/** Takes a refusal's banner away as soon as its cause may be gone: all of them when the game has moved on. */
export function useRetirerBannieresDeRefus(vue: Vue | null): void {
  const { oublier } = useBannieres();
  const moment =
    vue === null ? "" : [vue.phase, vue.tour, vue.enPause, vue.attendJugement].join(" ");
  const table = vue === null ? "" : [vue.modeJeu, Object.keys(vue.joueurs).length].join(" ");
  const titre = vue?.titre ?? "";
  useEffect(() => oublier((sujet) => sujet.startsWith(PREFIXE)), [moment, oublier]);
  useEffect(() => oublier(estDe(DE_TABLE)), [table, oublier]);
  useEffect(() => oublier(estDe(DE_QUIZZ)), [titre, oublier]);
}

const estDe =
  (refus: ReadonlySet<string>) =>
  (sujet: string): boolean =>
    sujet.startsWith(PREFIXE) && refus.has(sujet.slice(PREFIXE.length));
