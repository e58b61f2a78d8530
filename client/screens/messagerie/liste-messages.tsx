import type { ReactElement } from "react";
import type { MessageDeMessagerie } from "#contracts/messagerie.ts";
import { Link } from "../../app/navigation.tsx";
import { Avatar } from "../../compte/avatar.tsx";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { DateRelativeAffichee, useNow } from "../../ui/dates.tsx";
import { DessinDrapeauAuLieuDAvatar } from "./dessins-messagerie.tsx";
import type { NomDeDossierDeMessagerie } from "./lieu.ts";
import styles from "./messagerie.module.css";

interface Props {
  readonly dossier: NomDeDossierDeMessagerie;
  readonly messages: readonly MessageDeMessagerie[];
  /** Id of the open message. */
  readonly ouvert: string | null;
  readonly onOuvrir: (_id: string) => void;
}

/** One row a message: the row opens the message, the name opens the profile. */
export function ListeMessages({ dossier, messages, ouvert, onOuvrir }: Props): ReactElement {
  const maintenant = useNow();
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
            {dossier !== "envoyes" && <AvatarCorrespondant message={message} />}
            <div className={styles["texte"]}>
              <p className={styles["tete"]}>
                <span className={styles["nom"]}>
                  <NomCorrespondant message={message} dossier={dossier} />
                </span>
                <span className={styles["date"]}>
                  {nonLu && <i className={styles["point"]} />}
                  <DateRelativeAffichee iso={message.date} maintenant={maintenant} />
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
                <TexteDAutrui>{message.text}</TexteDAutrui>
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface NomCorrespondantProps {
  readonly message: MessageDeMessagerie;
  readonly dossier: NomDeDossierDeMessagerie;
}

/** Pseudo of the sender, or of the recipient of a sent message; empty without an author. */
const correspondant = ({ message, dossier }: NomCorrespondantProps): string =>
  dossier === "envoyes" ? message.to : message.from;

/** Pseudo of the correspondent, with a link to the profile. */
export function NomCorrespondant({ message, dossier }: NomCorrespondantProps): ReactElement {
  const pseudo = correspondant({ message, dossier });
  if (pseudo === "") return <span>{message.mesure === null ? "Signalement" : "Modération"}</span>;
  return (
    <>
      {dossier === "envoyes" && "À\u00A0"}
      <Link to={adresseDuProfilPublic(pseudo)}>
        <TexteDAutrui>{pseudo}</TexteDAutrui>
      </Link>
    </>
  );
}

/** Avatar of the correspondent, or a flag for messages without an author. */
export function AvatarCorrespondant({
  message,
  taille = "2.7rem",
}: {
  readonly message: MessageDeMessagerie;
  readonly taille?: string;
}): ReactElement {
  return message.icon === null ? (
    <DessinDrapeauAuLieuDAvatar taille={taille} />
  ) : (
    <Avatar icon={message.icon} taille={taille} />
  );
}
