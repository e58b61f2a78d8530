import { type ReactElement, useEffect, useRef, useState } from "react";
import type { MessageDeMessagerie } from "#contracts/messagerie.ts";
import { Link } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { TexteDAutrui, collapseBlankLines } from "../../ui/typographie.tsx";
import { Bouton, BoutonIcone, classNamesDeBouton } from "../../ui/bouton.tsx";
import { direDateComplete, DateRelativeAffichee, useNow } from "../../ui/dates.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { supprimerMessage, useModifierMessagesEnCache } from "./actions.ts";
import { DESCRIPTIONS_DOSSIERS_DE_MESSAGERIE, type NomDeDossierDeMessagerie } from "./lieu.ts";
import { NomCorrespondant, AvatarCorrespondant } from "./liste-messages.tsx";
import styles from "./message.module.css";
import { usePseudosDeMesAmis } from "../../compte/mon-compte.ts";

interface Props {
  readonly message: MessageDeMessagerie;
  /** Key that changes each time the message is opened, so that focus moves to it. */
  readonly visite: string;
  readonly dossier: NomDeDossierDeMessagerie;
  readonly onRepondre: (pseudo: string) => void;
  readonly onSupprime: () => void;
  readonly onFermer: () => void;
}

/** An open message: beside the list, or in its place on a phone. */
export function MessageOuvertDeMessagerie({
  message,
  visite,
  dossier,
  onRepondre,
  onSupprime,
  onFermer,
}: Props): ReactElement {
  const [supprimer, setSupprimer] = useState(false);
  const maintenant = useNow();
  const titre = useRef<HTMLHeadingElement>(null);
  const { _id, from, text, date, mesure } = message;
  useEffect(() => {
    const element = titre.current;
    element?.focus({ preventScroll: true });
    const article = element?.closest("article");
    if (article && article.getBoundingClientRect().top < 0) article.scrollIntoView();
  }, [visite]);
  return (
    <article className={styles["detail"]} aria-labelledby={`titre-${_id}`}>
      <Bouton variante="discret" icone="retour" className={styles["retour"]} onClick={onFermer}>
        {DESCRIPTIONS_DOSSIERS_DE_MESSAGERIE[dossier].libelle}
      </Bouton>
      <header className={styles["tete"]}>
        <AvatarCorrespondant message={message} taille="3.4rem" />
        <div className={styles["qui"]}>
          <h2 id={`titre-${_id}`} ref={titre} tabIndex={-1}>
            <span className="visually-hidden">Message {dossier === "recus" && "de "}</span>
            <NomCorrespondant message={message} dossier={dossier} />
          </h2>
          <p className={styles["date"]}>
            {from === "" && "Envoyé par Trinquizz, "}
            <DateRelativeAffichee iso={date} maintenant={maintenant} />
            <span className={styles["complete"]}>{direDateComplete(date)}</span>
          </p>
        </div>
        <BoutonIcone
          icone="fermer"
          libelle="Fermer le message"
          nu
          className={styles["fermer"]}
          onClick={onFermer}
        />
      </header>
      <p className={styles["texte"]}>
        <TexteDAutrui>{collapseBlankLines(text)}</TexteDAutrui>
      </p>
      <footer className={styles["actions"]}>
        {dossier === "recus" && from !== "" && (
          <Repondre pseudo={from} onRepondre={() => onRepondre(from)} />
        )}
        {mesure !== null && (
          <Link
            to={ecrireAdresseDePage("/mesure/:id", { id: mesure })}
            className={classNamesDeBouton()}
          >
            Lire la mesure, et répondre
          </Link>
        )}
        <Bouton variante="contour" icone="corbeille" onClick={() => setSupprimer(true)}>
          Supprimer
        </Bouton>
      </footer>
      {from === "" && mesure === null && (
        <p className={styles["note"]}>
          Ce message n’est pas signé&nbsp;: on ne peut pas y répondre.
        </p>
      )}
      <DialogueSupprimer
        ouvert={supprimer}
        message={message}
        dossier={dossier}
        onFermer={() => setSupprimer(false)}
        onSupprime={onSupprime}
      />
    </article>
  );
}

/** Reply button, for friends only. */
function Repondre({
  pseudo,
  onRepondre,
}: {
  readonly pseudo: string;
  readonly onRepondre: () => void;
}): ReactElement {
  const { data: amis } = usePseudosDeMesAmis();
  if (amis !== undefined && !amis.includes(pseudo))
    return <p className={styles["note"]}>Vous n’êtes plus amis&nbsp;: impossible de répondre.</p>;
  return (
    <Bouton icone="envoyer" onClick={onRepondre}>
      Répondre
    </Bouton>
  );
}

const SUPPRESSION_RATEE = "Erreur lors de la suppression du message";

interface DialogueSupprimerProps {
  readonly ouvert: boolean;
  readonly message: MessageDeMessagerie;
  readonly dossier: NomDeDossierDeMessagerie;
  readonly onFermer: () => void;
  readonly onSupprime: () => void;
}

/** Asks before a message is deleted: plateforme §7 (messages), §8. */
function DialogueSupprimer({
  ouvert,
  message,
  dossier,
  onFermer,
  onSupprime,
}: DialogueSupprimerProps): ReactElement {
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const retoucher = useModifierMessagesEnCache();
  const supprimer = async () => {
    const fait = await envoyer(() => supprimerMessage(message._id), SUPPRESSION_RATEE);
    onFermer();
    if (fait === null) return;
    info(fait.message);
    onSupprime();
    retoucher(dossier, (messages) => messages.filter(({ _id }) => _id !== message._id));
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre="Le supprimer&nbsp;?"
      largeur="26rem"
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Le garder
          </Bouton>
          <Bouton variante="danger" chargement={enCours} onClick={() => void supprimer()}>
            Supprimer
          </Bouton>
        </>
      }
    >
      <p>
        {message.from === ""
          ? "Ce message disparaîtra pour de bon."
          : "Ce message disparaîtra de vos dossiers. L’autre personne garde le sien."}
      </p>
    </Dialogue>
  );
}
