/** Words about a game process, for the administrator's page and the terminal. Pure. */
import type { ManqueDuProcessusPourJouer, ProcessusPourAdministrateur } from "./processus.ts";

const compter = (n: number, un: string, des: string): string =>
  `${n.toLocaleString("fr-FR")}\u00A0${n > 1 ? des : un}`;
const direParties = (n: number): string => compter(n, "partie", "parties");

/** Sentence that refuses to empty a game process, with the reason. */
export function direRefusDeViderProcessus(
  nom: string,
  pourquoi: "dernier" | "illisible" | "injoignable",
): string {
  switch (pourquoi) {
    case "dernier":
      return `${nom} est le seul à jouer\u00A0: ses parties n’auraient nulle part où aller. Démarrez-en un autre d’abord.`;
    case "illisible":
      return `Les autres sont d’une version plus ancienne\u00A0: ils ne sauraient pas lire les parties de ${nom}. Mettez-en un autre à jour d’abord.`;
    case "injoignable":
      return `Aucun autre processus ne répond à ${nom}\u00A0: il garde ses parties, et joue comme avant. Vérifiez que l’ADRESSE_INTERNE de chacun s’ouvre depuis sa machine, et que tous ont la même SERVICE_KEY.`;
  }
}

/** Sentence about a game process that takes no games: what is missing, and what to do. */
export function direManqueDuProcessusPourJouer(
  nom: string,
  manque: ManqueDuProcessusPourJouer,
): string {
  switch (manque) {
    case "debut":
      return "Se prépare à jouer";
    case "api":
      return "Ne prend pas de partie\u00A0: l’API ne lui répond pas. Vérifiez son API_URL, et que l’API est démarrée.";
    case "cle":
      return "Ne prend pas de partie\u00A0: l’API refuse sa clé. Donnez-lui la SERVICE_KEY de l’API, puis redémarrez-le.";
    case "site":
      return "Ne prend pas de partie\u00A0: l’API n’arrive pas à l’adresse publique du site. Vérifiez que le proxy est démarré, et que, sur la machine de l’API, le nom de PUBLIC_URL mène à lui.";
    case "chemin":
      return `Ne prend pas de partie\u00A0: l’adresse publique du site ne mène pas à lui. Mettez sa ligne dans le proxy («\u00A0import jeu ${nom} adresse:port\u00A0»), puis relancez le proxy.`;
  }
}

/** Sentence about the state of a game process, without its name. */
export function direEtatDuProcessus({
  nom,
  etat,
  manque,
  parties,
  essais,
  hotes,
  telephones,
  enregistrees,
  sansPreneur,
  sansReponse,
  enAttente,
}: ProcessusPourAdministrateur): string {
  const rooms = parties + essais;
  const orphelines =
    enAttente === 0 ? "" : `${direParties(enAttente)} en attente d’un processus qui sache les lire`;
  const avecElles = (dit: string) => (orphelines === "" ? dit : `${dit}\u00A0; ${orphelines}`);
  switch (etat) {
    case "muet":
      if (rooms > 0)
        return avecElles(`Ne répond plus\u00A0: ${direParties(rooms)} à reprendre par les autres`);
      return orphelines === ""
        ? "Ne répond plus\u00A0; plus rien n’y est joué"
        : `Ne répond plus\u00A0: ${orphelines}`;
    case "autreVersion":
      return avecElles(
        `Joue, d’une autre version\u00A0: ${rooms === 0 ? "aucune partie" : direParties(rooms)}`,
      );
    case "seVide":
      if (rooms === 0) return avecElles("Vide\u00A0: on peut l’arrêter");
      if (sansReponse)
        return avecElles(
          `Se vide\u00A0: ${direParties(rooms)} encore, mais aucun des autres ne lui répond`,
        );
      return avecElles(
        sansPreneur
          ? `Se vide\u00A0: ${direParties(rooms)} que personne d’autre ne peut lire`
          : `Se vide\u00A0: ${direParties(rooms)} encore`,
      );
    case "joue": {
      if (manque !== null && rooms === 0)
        return avecElles(direManqueDuProcessusPourJouer(nom, manque));
      const table =
        rooms === 0
          ? "Aucune partie"
          : `${direParties(rooms)}, ${compter(hotes, "écran", "écrans")}, ${compter(telephones, "téléphone", "téléphones")}`;
      return avecElles(
        enregistrees ? table : `${table}\u00A0; n’enregistre plus\u00A0: regardez Redis`,
      );
    }
  }
}
