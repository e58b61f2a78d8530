import { type ReactElement, useEffect, useState } from "react";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { adresseDuProfilPublic } from "../../compte/liens.ts";
import { Link } from "../../app/navigation.tsx";
import type { MessageDeMessagerie } from "#contracts/messagerie.ts";
import { useActionsDAmitie } from "../../app/page/amitie.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { AvatarCorrespondant } from "./liste-messages.tsx";
import styles from "./messagerie.module.css";
import { DateRelativeAffichee, useNow } from "../../ui/dates.tsx";
import { useMarquerMessageLu } from "./actions.ts";

interface Props {
  readonly messages: readonly MessageDeMessagerie[];
  /** Called after a request was answered and has left the list. */
  readonly onRepondu: () => void;
}

/** The friend requests. A row shows the whole request, so that a displayed request counts as read. plateforme §4. */
export function ListeDemandesDAmitie({ messages, onRepondu }: Props): ReactElement {
  const maintenant = useNow();
  const marquerLu = useMarquerMessageLu();
  // requests are read as soon as shown, but stay marked as new while the folder is open
  const [nouvelles, setNouvelles] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const nonLues = messages.filter(({ lu }) => !lu).map(({ _id }) => _id);
    if (nonLues.length === 0) return;
    setNouvelles((avant) => new Set([...avant, ...nonLues]));
    for (const _id of nonLues) marquerLu("amis", _id);
  }, [messages, marquerLu]);
  return (
    <ul>
      {messages.map((message) => (
        <li key={message._id} className={styles["demande"]}>
          <AvatarCorrespondant message={message} />
          <div className={styles["demandes-texte"]}>
            <p>
              <Link to={adresseDuProfilPublic(message.from)}>
                <TexteDAutrui>{message.from}</TexteDAutrui>
              </Link>{" "}
              {message.text}
            </p>
            <p className={styles["demandes-date"]}>
              {(!message.lu || nouvelles.has(message._id)) && (
                <span className={styles["nouvelle"]}>Nouvelle</span>
              )}
              <DateRelativeAffichee iso={message.date} maintenant={maintenant} />
            </p>
          </div>
          <Reponses pseudo={message.from} onRepondu={onRepondu} />
        </li>
      ))}
    </ul>
  );
}

function Reponses({
  pseudo,
  onRepondu,
}: {
  readonly pseudo: string;
  readonly onRepondu: () => void;
}): ReactElement {
  const { enCours, accepter, refuser } = useActionsDAmitie();
  const [choix, setChoix] = useState<"oui" | "non">("oui");
  const repondre = async (reponse: "oui" | "non") => {
    setChoix(reponse);
    if (await (reponse === "oui" ? accepter(pseudo) : refuser(pseudo))) onRepondu();
  };
  const deQui = <span className="visually-hidden"> la demande de {pseudo}</span>;
  return (
    <div className={styles["reponses"]}>
      <Bouton chargement={enCours && choix === "oui"} onClick={() => void repondre("oui")}>
        <span>Accepter{deQui}</span>
      </Bouton>
      <Bouton
        variante="contour"
        chargement={enCours && choix === "non"}
        onClick={() => void repondre("non")}
      >
        <span>Refuser{deQui}</span>
      </Bouton>
    </div>
  );
}
