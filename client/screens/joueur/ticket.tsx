/** What holds the game up, on a ticket over the mat: the line, the host, a pause, the server's disk. */
import type { Statut } from "../../partie/line/connection.ts";
import { usePartie } from "../../partie/use-partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import styles from "./ticket.module.css";

interface Nouvelle {
  readonly icone: NomIcone;
  readonly titre: string;
  readonly texte: string;
}

/** The nearest cause first: without a line, the rest is old news. */
function nouvelle(statut: Statut, vue: Vue): Nouvelle | null {
  if (statut === "coupee")
    return {
      icone: "resync",
      titre: "La ligne se rétablit…",
      texte: "Tu peux continuer, rien ne se perd.",
    };
  if (!vue.hotePresent)
    return {
      icone: "absent",
      titre: "L’hôte revient…",
      texte: "La partie l’attend, là où elle était.",
    };
  if (vue.pauseDemandee)
    return { icone: "pause", titre: "Pause", texte: "L’hôte relance quand tout le monde est là." };
  if (vue.sauvegardeEnPanne)
    return {
      icone: "attention",
      titre: "On joue sans filet",
      texte: "Le serveur n’arrive plus à sauvegarder la partie.",
    };
  return null;
}

export function Ticket() {
  const { statut, vue } = usePartie();
  const quoi = nouvelle(statut, vue);
  return (
    <div role="status" className={styles["bandeau"]}>
      {quoi !== null && (
        <div key={quoi.titre} className={styles["ticket"]}>
          <Icone nom={quoi.icone} taille="1.5rem" />
          <p>
            <b>{quoi.titre}</b> <span>{quoi.texte}</span>
          </p>
        </div>
      )}
    </div>
  );
}
