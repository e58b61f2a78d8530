import type { ReactElement } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import { versProfil } from "../../compte/liens.ts";
import { Link } from "../../app/navigation.tsx";
import type { Message } from "#contracts/messagerie.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { DessinSignalement } from "./dessins-messagerie.tsx";
import type { Dossier } from "./lieu.ts";

interface Props {
  readonly message: Message;
  readonly dossier: Dossier;
}

/** Who a message is from, or to when it was sent; empty when nobody signed it. */
export const correspondant = ({ message, dossier }: Props): string =>
  dossier === "envoyes" ? message.to : message.from;

/** The other one's name, which leads to their profile. */
export function NomCorrespondant({ message, dossier }: Props): ReactElement {
  const pseudo = correspondant({ message, dossier });
  if (pseudo === "") return <span>{message.mesure === null ? "Signalement" : "Modération"}</span>;
  return (
    <>
      {dossier === "envoyes" && "À\u00A0"}
      <Link to={versProfil(pseudo)}>
        <Autrui>{pseudo}</Autrui>
      </Link>
    </>
  );
}

/** The sender's face, or the flag of what is not signed. */
export function Visage({
  message,
  taille = "2.7rem",
}: {
  readonly message: Message;
  readonly taille?: string;
}): ReactElement {
  return message.icon === null ? (
    <DessinSignalement taille={taille} />
  ) : (
    <Avatar icon={message.icon} taille={taille} />
  );
}
