import type { ReactElement } from "react";
import type { Message } from "#contracts/messagerie.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { correspondant, NomCorrespondant, Visage } from "./auteur.tsx";
import { Depuis } from "../../ui/depuis.tsx";
import type { Dossier } from "./lieu.ts";
import styles from "./liste-messages.module.css";
import { useMaintenant } from "../../ui/use-maintenant.ts";

interface Props {
  readonly dossier: Dossier;
  readonly messages: readonly Message[];
  /** Id of the open one. */
  readonly ouvert: string | null;
  readonly onOuvrir: (_id: string) => void;
}

/** One row a message: the whole row opens it, the name leads to the profile. */
export function ListeMessages({ dossier, messages, ouvert, onOuvrir }: Props): ReactElement {
  const maintenant = useMaintenant();
  return (
    <ul>
      {messages.map((message) => {
        const nonLu = dossier !== "envoyes" && !message.lu;
        const autre = correspondant({ message, dossier }) || "Trinquizz";
        return (
          <li
            key={message._id}
            className={styles["ligne"]}
            data-non-lu={nonLu}
            data-ouvert={message._id === ouvert}
          >
            {dossier !== "envoyes" && <Visage message={message} />}
            <div className={styles["texte"]}>
              <p className={styles["tete"]}>
                <span className={styles["nom"]}>
                  <NomCorrespondant message={message} dossier={dossier} />
                </span>
                <span className={styles["date"]}>
                  {nonLu && <i className={styles["point"]} />}
                  <Depuis iso={message.date} maintenant={maintenant} />
                </span>
              </p>
              <button
                type="button"
                className={styles["ouvrir"]}
                data-message={message._id}
                aria-current={message._id === ouvert || undefined}
                onClick={() => onOuvrir(message._id)}
              >
                <span className="visually-hidden">
                  {nonLu && "Non lu. "}
                  {dossier === "envoyes" ? `Message à ${autre}` : `Message de ${autre}`}
                  {"\u00A0: "}
                </span>
                <Autrui>{message.text}</Autrui>
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
