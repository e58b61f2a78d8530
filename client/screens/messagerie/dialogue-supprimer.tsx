import type { ReactElement } from "react";
import type { Message } from "#contracts/messagerie.ts";
import { confirmation } from "#contracts/signalement.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { appeler } from "../../app/api/api.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import type { Dossier } from "./lieu.ts";
import { useRetoucher } from "./queries.ts";

const SUPPRESSION_RATEE = "Erreur lors de la suppression du message";

interface Props {
  readonly ouvert: boolean;
  readonly message: Message;
  readonly dossier: Dossier;
  readonly onFermer: () => void;
  readonly onSupprime: () => void;
}

/** Asks before a message is thrown away: plateforme §7 (messages), §8. */
export function DialogueSupprimer({
  ouvert,
  message,
  dossier,
  onFermer,
  onSupprime,
}: Props): ReactElement {
  const { enCours, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const retoucher = useRetoucher();
  const supprimer = async () => {
    const fait = await envoyer(
      () => appeler("DELETE", `/api/messages/${message._id}`, confirmation),
      SUPPRESSION_RATEE,
    );
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
