/**
 * Sends a command of the host and tells the refusal, if any, for 5 s (jeu §9): less if its cause goes away, which
 * would be hidden behind it.
 */
import { useCallback, useEffect } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import type { Vue } from "#game/schema/etat.ts";
import type { Issue } from "./ligne/connexion.ts";
import { TEXTES_REFUS } from "./mots/textes-refus.ts";
import { usePartie } from "./use-partie.ts";
import { useBannieres } from "../ui/bannieres.tsx";

const TEXTE_HORS_LIGNE = "Pas de réseau\u00A0: réessayez dès que la ligne est revenue.";

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

export type Agir = (commande: CommandeDuFil) => Promise<Issue>;

export function useAgir(): Agir {
  const { demander } = usePartie();
  const { montrer } = useBannieres();
  return useCallback(
    async (commande) => {
      const issue = await demander(commande);
      // too late: the step had already moved on, which is what the host wanted
      if (!issue.ok && issue.refus !== "trop_tard")
        montrer({
          texte: issue.refus === "hors_ligne" ? TEXTE_HORS_LIGNE : TEXTES_REFUS[issue.refus],
          ton: "erreur",
          sujet: PREFIXE + issue.refus,
        });
      return issue;
    },
    [demander, montrer],
  );
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
