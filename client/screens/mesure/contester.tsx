import { type ReactElement, useRef, useState } from "react";
import { TEXTE_MESSAGE_MAX } from "#contracts/limites.ts";
import { contestation, type MesureRecue } from "#contracts/moderation.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../app/api/api.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampTexte } from "../../ui/champ-texte.tsx";
import styles from "./mesure.module.css";

interface Props {
  readonly id: MesureRecue["_id"];
  readonly genre: MesureRecue["genre"];
  readonly token: string | null;
  readonly onConteste: () => void;
}

/** What was typed about each, until it is sent: a failure loses none of it, nor does leaving the page for another. */
const gardes = new Map<string, string>();

/** Answering, once. */
export function Contester({ id, genre, token, onConteste }: Props): ReactElement {
  const [ouvert, setOuvert] = useState(gardes.has(id));
  const [text, setText] = useState(gardes.get(id) ?? "");
  const [erreur, setErreur] = useState<string>();
  const champ = useRef<HTMLTextAreaElement>(null);
  const { enCours, refus, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const contester = async () => {
    const lue = contestation.safeParse({ text, ...(token === null ? {} : { token }) });
    if (!lue.success) {
      setErreur(lue.error.issues[0]?.message);
      champ.current?.focus();
      return;
    }
    setErreur(undefined);
    const fait = await envoyer(() =>
      appeler("POST", `/api/mesure/${encodeURIComponent(id)}/contester`, confirmation, {
        corps: lue.data,
      }),
    );
    if (fait === null) return;
    gardes.delete(id);
    info(fait.message);
    onConteste();
  };
  if (!ouvert)
    return (
      <section className={styles["contester"]}>
        <p>
          {genre === "supprimerCompte"
            ? "Rien ne fera revenir le compte, mais vous pouvez nous répondre une fois."
            : "Vous n’êtes pas d’accord\u00A0? Vous pouvez répondre une fois."}
        </p>
        <Bouton pleineLargeur onClick={() => setOuvert(true)}>
          Contester
        </Bouton>
      </section>
    );
  return (
    <form
      className={styles["contester"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void contester();
      }}
    >
      <ChampTexte
        ref={champ}
        libelle="Pourquoi vous n’êtes pas d’accord"
        value={text}
        max={TEXTE_MESSAGE_MAX - 1}
        erreur={erreur ?? refus?.message}
        aide="Une seule fois&nbsp;: dites tout."
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        onChange={({ target }) => {
          setText(target.value);
          gardes.set(id, target.value);
          setErreur(undefined);
        }}
      />
      <Bouton type="submit" pleineLargeur chargement={enCours}>
        Envoyer ma contestation
      </Bouton>
    </form>
  );
}
