/** The three folders: plateforme §2 "Messaging", §7 (messages-amis, messages, messages-envoyes). */

export type Dossier = "amis" | "recus" | "envoyes";

interface Description {
  readonly libelle: string;
  readonly chemin: string;
}

/** In the order of the tabs. */
export const DOSSIERS: readonly Dossier[] = ["amis", "recus", "envoyes"];

export const DESCRIPTIONS: Readonly<Record<Dossier, Description>> = {
  amis: { libelle: "Demandes d’amis", chemin: "/api/messages-amis" },
  recus: { libelle: "Boîte de réception", chemin: "/api/messages" },
  envoyes: { libelle: "Envoyés", chemin: "/api/messages-envoyes" },
};

/** The folder that the query string names; the inbox otherwise. */
export const lireDossier = (nom: string | null): Dossier =>
  DOSSIERS.find((dossier) => dossier === nom) ?? "recus";
