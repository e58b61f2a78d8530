/** The proof, or what follows: plateforme §2 (Valider, Supprimer, Fermer), §5. What is written there is kept by Valider alone. */
import { type ReactElement, useState } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { TEXTE_QUESTION_MAX } from "#contracts/limites.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { memes } from "../../../document/memes.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { ChampTexte } from "../../../ui/champ-texte.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { ApercuSuite } from "./apercu-suite.tsx";
import styles from "./dialogue-complement.module.css";
import { type ComplementEcrit, garderComplement, lireComplement } from "./complement-garde.ts";
import { FermerSansValider } from "./dialogue-complement-fermer.tsx";
import { ListeDeSuite } from "./liste-de-suite.tsx";
import { MediaEcrit } from "./media-question.tsx";
import { useRedaction } from "./redaction.tsx";

export type NomComplement = "preuve" | "suite";

const TEXTES: Readonly<Record<NomComplement, { titre: string; libelle: string; aide: string }>> = {
  preuve: {
    titre: "Preuve",
    libelle: "Texte de la preuve",
    aide: "Ce qui met tout le monde d’accord, après la réponse.",
  },
  suite: {
    titre: "Suite",
    libelle: "Texte de la suite",
    aide: "Un imprévu qui arrive avec la réponse\u00A0: «\u00A0&joueur boit &gorgee\u00A0».",
  },
};

interface Props {
  readonly nom: NomComplement;
  readonly onFermer: () => void;
}

export function DialogueComplement({ nom, onFermer }: Props): ReactElement {
  const { question, changer } = useRedaction();
  const deja = question[nom];
  const [depart] = useState<ComplementEcrit>({
    text: deja?.text ?? "",
    media: deja?.media ?? "",
    liste: question.liste,
  });
  const [repris] = useState(() => lireComplement(question._id, nom));
  const [ecrit, setEcrit] = useState(repris ?? depart);
  const poser = (suivant: ComplementEcrit) => {
    garderComplement(question._id, nom, suivant);
    setEcrit(suivant);
  };
  const fermer = () => {
    garderComplement(question._id, nom, null);
    onFermer();
  };
  const change = !memes(ecrit, depart);
  const [ferme, setFerme] = useState(false);
  const [demande, setDemande] = useState(false);
  const { text, media, liste } = ecrit;
  const manque = nom === "preuve" && !estVisible(text);
  const erreur =
    [...text].length > TEXTE_QUESTION_MAX
      ? TEXTES_EDITION.texteLong
      : demande && manque
        ? TEXTES_EDITION.preuve
        : undefined;
  const elementVide = liste.some((element) => !estVisible(element));
  const garder = (
    complement: Pick<ComplementEcrit, "text" | "media"> | null,
    avecListe = liste,
  ) => {
    changer((une) => ({ ...une, [nom]: complement, liste: [...avecListe] }));
    fermer();
  };
  const valider = () => {
    setDemande(true);
    if (manque || [...text].length > TEXTE_QUESTION_MAX || elementVide) return;
    garder(estVisible(text) || media !== "" ? { text: text.trim(), media } : null);
  };
  return (
    <Dialogue
      ouvert
      onFermer={() => (change ? setFerme(true) : fermer())}
      titre={TEXTES[nom].titre}
      largeur="40rem"
      variante="modale"
      // a click outside would lose what is written
      insistant
      actions={
        <>
          {deja !== null && (
            <Bouton
              variante="danger"
              onClick={() => garder(null, nom === "suite" ? [] : question.liste)}
            >
              Supprimer
            </Bouton>
          )}
          <Bouton onClick={valider}>Valider</Bouton>
        </>
      }
    >
      <div className={styles["formulaire"]}>
        {repris !== null && (
          <p className={styles["repris"]} role="status">
            Repris où vous en étiez&nbsp;: ce n’était pas validé.
          </p>
        )}
        <ChampTexte
          libelle={TEXTES[nom].libelle}
          aide={TEXTES[nom].aide}
          value={text}
          max={TEXTE_QUESTION_MAX}
          rows={4}
          dir="auto"
          erreur={erreur}
          onKeyDown={(evenement) => {
            if (evenement.key !== "Enter" || !(evenement.ctrlKey || evenement.metaKey)) return;
            evenement.preventDefault();
            valider();
          }}
          onChange={({ currentTarget: { value } }) => poser({ ...ecrit, text: value })}
        />
        <MediaEcrit media={media} onChange={(autre) => poser({ ...ecrit, media: autre })} />
        {nom === "suite" && (
          <>
            <ListeDeSuite
              liste={liste}
              dite={demande}
              onChange={(autre) => poser({ ...ecrit, liste: [...autre] })}
            />
            <ApercuSuite texte={text} liste={liste} />
          </>
        )}
      </div>
      <FermerSansValider
        aPerdre={change}
        ouvert={ferme}
        onRester={() => setFerme(false)}
        onFermer={fermer}
      />
    </Dialogue>
  );
}
