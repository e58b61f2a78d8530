/** The dialog that shares a quizz: its link, to copy, to send or to scan, and the picture that comes with it. */
import { type ReactElement, useRef } from "react";
import type { Quizz } from "#contracts/quizz.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { useServerAddress } from "../../partie/line/use-server-address.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { CodeQr } from "../../ui/qr.tsx";
import styles from "./vue-quizz.module.css";

interface Props {
  readonly quizz: Pick<Quizz, "_id" | "title" | "visibilite" | "date">;
  /** Whether the reader is its creator. */
  readonly sien: boolean;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

export function DialoguePartagerQuizz({ quizz, sien, ouvert, onFermer }: Props): ReactElement {
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre="Partager ce quizz"
      largeur="32rem"
      actions={
        <Bouton variante="contour" onClick={onFermer}>
          Fermer
        </Bouton>
      }
    >
      <Partage quizz={quizz} sien={sien} />
    </Dialogue>
  );
}

/** The content of the dialogue, rendered once it is open: only then is the server's address asked for. */
function Partage({ quizz, sien }: Pick<Props, "quizz" | "sien">): ReactElement {
  const { _id, title, visibilite, date } = quizz;
  const { origine } = useServerAddress();
  const { info } = useAnnoncerParBanniere();
  const champ = useRef<HTMLInputElement>(null);
  const adresse = `${origine}${ecrireAdresseDePage("/quizz-communaute/:id", { id: _id })}`;
  const copier = async () => {
    try {
      await navigator.clipboard.writeText(adresse);
      info("Lien copié\u00A0: collez-le où vous voulez.");
    } catch {
      // without https there is no clipboard: the link is selected, to be copied as this device does
      champ.current?.focus();
      champ.current?.select();
      info("Le lien est sélectionné\u00A0: copiez-le.");
    }
  };
  const envoyer = () => {
    // a rejection is ignored: closing the system's sheet without choosing anybody rejects too
    navigator.share({ title, url: adresse }).catch(() => undefined);
  };
  return (
    <div className={styles["partage"]}>
      <p>
        {visibilite === "amis"
          ? `Seuls ${sien ? "vos amis" : "les amis de son créateur"} pourront l’ouvrir, une fois connectés.`
          : "Avec ce lien, tout le monde peut le lire et y jouer, même sans compte."}
      </p>
      <div className={styles["adresse"]}>
        <Champ
          ref={champ}
          libelle="Lien"
          value={adresse}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Bouton icone="doubler" onClick={() => void copier()}>
          Copier le lien
        </Bouton>
      </div>
      {"share" in navigator && (
        <Bouton variante="contour" icone="envoyer" onClick={envoyer}>
          Envoyer à quelqu’un
        </Bouton>
      )}
      <div className={styles["images"]}>
        {visibilite === "public" && (
          <figure>
            <img
              src={`/api/quizz/${_id}/apercu.png?date=${encodeURIComponent(date)}`}
              alt={`Ardoise du quizz ${title}`}
              width={1200}
              height={630}
            />
            <figcaption>L’aperçu du lien dans une messagerie.</figcaption>
          </figure>
        )}
        <figure>
          <CodeQr texte={adresse} libelle={`Code QR du quizz ${title}`} taille="8.5rem" />
          <figcaption>À scanner par un téléphone voisin.</figcaption>
        </figure>
      </div>
    </div>
  );
}
