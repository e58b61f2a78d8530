/** The room of this tab, for the screens that also ask something of it. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { Consultation, ReponseConsultation } from "#contracts/consultation.ts";
import type { Ligne } from "./line/connection.ts";
import type { Issue } from "./line/requests.ts";
import { useConnexion, useLigne, useVue, type VueDIci, ContexteConnexion } from "./vue.ts";
import { useCallback, useContext, useEffect, useMemo } from "react";
import { type RefusDit, phraseDeRefus } from "./mots/refus.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import type { Vue } from "#game/schema/etat.ts";
import { useBannieres } from "../ui/bannieres.tsx";

interface EnPartie extends Omit<Ligne, "vue">, VueDIci {
  readonly demander: (commande: CommandeDuFil) => Promise<Issue>;
  /** What only the host may read; null when the line does not answer. */
  readonly consulter: (demande: Consultation) => Promise<ReponseConsultation | null>;
}

/** To be used below a route that has waited for the first state. */
export function usePartie(): EnPartie {
  const connexion = useConnexion();
  const ligne = useLigne();
  return {
    ...ligne,
    ...useVue(),
    demander: connexion.demander,
    consulter: connexion.consulter,
  };
}

//// Sends a command from a screen of the game, and tells the refusal, if any.
/** Too late: the step had already moved on, which is what the press was for. */
const DEJA_FAIT: ReadonlySet<RefusDit> = new Set<RefusDit>(["trop_tard"]);
/** For what is not done when it comes too late: nothing is kept back. */
export const TOUT_DIRE: ReadonlySet<RefusDit> = new Set<RefusDit>();

export type Agir = (commande: CommandeDuFil) => Promise<Issue>;

/** `tus`: refusals that are no news. Resolves once the room has stored what it did, or refused. */
export function useAgir(tus: ReadonlySet<RefusDit> = DEJA_FAIT): Agir {
  const { demander } = usePartie();
  const { dire } = useRefus();
  return useCallback(
    async (commande) => {
      const issue = await demander(commande);
      if (!issue.ok && !tus.has(issue.refus)) dire(issue.refus);
      return issue;
    },
    [demander, dire, tus],
  );
}

//// The one way from a refusal of the room to a sentence on a screen of the game: a banner of 5 s (jeu §9), less if its cause
//// goes away, which would be hidden behind it. What the API refuses comes with its own sentence (appels/api.ts).
/** Refusals that one more player, or one less, makes untrue. */
const DE_TABLE: ReadonlySet<string> = new Set<CodeRefus>([
  "local_sans_joueur",
  "pas_assez_de_joueurs",
  "room_pleine",
]);
/** Refusals that another quizz makes untrue. */
const DE_QUIZZ: ReadonlySet<string> = new Set<CodeRefus>([
  "aucun_quizz",
  "quizz_introuvable",
  "quizz_vide",
  "chargement_en_cours",
]);

/** The subject of a refusal's banner, known from other banners by its first word. */
const PREFIXE = "refus ";

interface Refuser {
  /** For a form that has a place of its own for it. */
  readonly phrase: (refus: RefusDit) => string;
  /** In a banner; a closed line is told by the screen that it closes, with its reason. */
  readonly dire: (refus: RefusDit) => void;
}

export function useRefus(): Refuser {
  const connexion = useContext(ContexteConnexion);
  const { montrer } = useBannieres();
  return useMemo(() => {
    const phrase = (refus: RefusDit) => {
      const hote = connexion?.lire().accueil?.playerID === CLE_CREATEUR;
      return phraseDeRefus(refus, hote ? "hote" : "joueur");
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

/** Takes a refusal away as soon as its cause may be gone: all of them when the game has moved on. */
export function useRefusPasses(vue: Vue | null): void {
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
