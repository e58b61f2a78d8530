/** "Nouveau message": plateforme §2 "Messaging", §5, §8. */
import { type FormEvent, type ReactElement, useId, useRef } from "react";
import { TEXTE_MESSAGE_MAX } from "#contracts/limites.ts";
import { LectureRatee } from "../../app/page/lecture-ratee.tsx";
import { Refus } from "../../app/page/refus.tsx";
import { phraseDeLecture } from "../../app/api/queries.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampTexte } from "../../ui/champ-texte.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import type { Redaction } from "./brouillons.ts";
import { ChoixAmi } from "./choix-ami.tsx";
import { DessinTabourets } from "./dessins-messagerie.tsx";
import styles from "./dialogue-message.module.css";
import { useAmis } from "./queries.ts";
import { useEcriture } from "./use-ecriture.ts";
import { Vide } from "../../app/page/vide.tsx";

interface Props {
  /** Null: closed. */
  readonly ecriture: Redaction | null;
  readonly onFermer: () => void;
  /** Somebody without friends wants one. */
  readonly onChercher: () => void;
}

export function DialogueMessage({ ecriture, onFermer, onChercher }: Props): ReactElement {
  const id = useId();
  const choix = useRef<HTMLDivElement>(null);
  const texte = useRef<HTMLTextAreaElement>(null);
  const amis = useAmis(ecriture !== null);
  const { brouillon, erreurs, enCours, refus, changer, quitter, envoyer } = useEcriture(
    ecriture,
    onFermer,
  );
  const reponseA = ecriture?.reponseA ?? "";
  const sansAmi = reponseA === "" && amis.data?.length === 0;
  const soumettre = async (evenement: FormEvent) => {
    evenement.preventDefault();
    const { to, text } = await envoyer();
    // the keyboard goes to what must be put right first
    if (to !== undefined) choix.current?.querySelector("input")?.focus();
    else if (text !== undefined) {
      texte.current?.focus({ preventScroll: true });
      // what is wrong is written under it
      texte.current?.parentElement?.scrollIntoView({ block: "end" });
    }
  };
  return (
    <Dialogue
      ouvert={ecriture !== null}
      onFermer={quitter}
      titre={reponseA === "" ? "Nouveau message" : `Écrire à ${reponseA}`}
      variante="modale"
      largeur="34rem"
      actions={
        sansAmi ? undefined : (
          <>
            <Bouton variante="contour" onClick={quitter}>
              Annuler
            </Bouton>
            <Bouton type="submit" form={id} icone="envoyer" chargement={enCours}>
              Envoyer
            </Bouton>
          </>
        )
      }
    >
      {sansAmi ? (
        <SansAmi onChercher={onChercher} />
      ) : (
        <form
          id={id}
          className={styles["formulaire"]}
          noValidate
          onSubmit={(evenement) => void soumettre(evenement)}
        >
          {reponseA === "" && amis.isPending && <Squelette forme="boite" hauteur="3.5rem" />}
          {reponseA === "" && amis.isError && amis.data === undefined && (
            <LectureRatee
              message={phraseDeLecture(amis.error, "Erreur lors du chargement des amis")}
              onReessayer={() => void amis.refetch()}
            />
          )}
          {reponseA === "" && amis.data !== undefined && (
            <ChoixAmi
              ref={choix}
              amis={amis.data}
              valeur={brouillon.to}
              erreur={erreurs.to}
              onChange={(to) => changer({ to })}
            />
          )}
          <ChampTexte
            ref={texte}
            libelle="Votre message"
            max={TEXTE_MESSAGE_MAX - 1}
            rows={5}
            value={brouillon.text}
            erreur={erreurs.text}
            readOnly={enCours}
            onChange={(evenement) => changer({ text: evenement.currentTarget.value })}
          />
          <Refus refus={refus} />
        </form>
      )}
    </Dialogue>
  );
}

function SansAmi({ onChercher }: { readonly onChercher: () => void }): ReactElement {
  return (
    <Vide dessin={<DessinTabourets />} titre="Pas encore d’ami à qui écrire">
      <p>
        On écrit à ses amis. Trouvez quelqu’un, ouvrez son profil et ajoutez-le&nbsp;: dès que la
        demande est acceptée, la conversation peut commencer.
      </p>
      <Bouton icone="loupe" onClick={onChercher}>
        Trouver quelqu’un
      </Bouton>
    </Vide>
  );
}
