/** Co-authors of the quizz: who writes it, inviting a friend, removing somebody, leaving. Decision 0076. */
import { type ReactElement, useRef, useState } from "react";
import type { Coauteur } from "#contracts/coauteurs.ts";
import { COAUTEURS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { Link } from "../../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { Avatar } from "../../../compte/avatar.tsx";
import { usePseudosDeMesAmis } from "../../../compte/mon-compte.ts";
import { useCoauteurs } from "../../../quizz/auteurs.ts";
import { Bouton, classNamesDeBouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { useActionsCoauteurs } from "./actions.ts";
import styles from "./reglages-quizz.module.css";

export function SectionCoauteurs(): ReactElement {
  const { idQuizz, etat, compte } = useQuizzEnCoursDEdition();
  const { coauteurDe } = etat;
  const coauteurs = useCoauteurs(idQuizz);
  const { enCours, inviter, retirer } = useActionsCoauteurs(idQuizz);
  const [invite, setInvite] = useState(false);
  const [aRetirer, setARetirer] = useState<Coauteur | null>(null);
  const titre = useRef<HTMLHeadingElement>(null);
  const complet = coauteurs.length >= COAUTEURS_PAR_QUIZZ_MAX;
  const confirmer = async () => {
    const qui = aRetirer;
    setARetirer(null);
    // the focus goes to the title of the section, since the row disappears with its button
    if (qui !== null && (await retirer(qui))) titre.current?.focus();
  };
  return (
    <section className={styles["coauteurs"]} aria-labelledby="coauteurs">
      <h2 id="coauteurs" ref={titre} tabIndex={-1}>
        Co-auteurs
        {coauteurs.length > 0 && (
          <span>
            {coauteurs.length}&nbsp;/&nbsp;{COAUTEURS_PAR_QUIZZ_MAX}
          </span>
        )}
      </h2>
      {coauteurDe !== null && (
        <p>
          Vous écrivez ce quizz avec{" "}
          <b>
            <TexteDAutrui>{coauteurDe}</TexteDAutrui>
          </b>
          &nbsp;: le publier ou le supprimer lui revient.
        </p>
      )}
      {coauteurs.length > 0 && (
        <ul>
          {coauteurs.map((un) => (
            <li key={un.pseudo}>
              <Avatar icon={un.icon} taille="2rem" />
              <span>
                <TexteDAutrui>{un.pseudo}</TexteDAutrui>
                {!un.accepte && <small>invitation envoyée</small>}
                {un.pseudo === compte.pseudo && <small>vous</small>}
              </span>
              {coauteurDe === null && (
                <Bouton
                  variante="discret"
                  aria-label={un.accepte ? `Retirer ${un.pseudo}` : `Ne plus inviter ${un.pseudo}`}
                  onClick={() => setARetirer(un)}
                >
                  Retirer
                </Bouton>
              )}
            </li>
          ))}
        </ul>
      )}
      {coauteurDe === null && (
        <>
          {coauteurs.length === 0 && (
            <p>À plusieurs, c’est plus vite écrit&nbsp;: faites une place à un ami.</p>
          )}
          {complet ? (
            <p>La table est pleine&nbsp;: {COAUTEURS_PAR_QUIZZ_MAX}&nbsp;co-auteurs au plus.</p>
          ) : (
            <Bouton variante="contour" icone="plus" onClick={() => setInvite(true)}>
              Inviter un ami
            </Bouton>
          )}
        </>
      )}
      {invite && (
        <DialogueInviter
          deja={coauteurs}
          enCours={enCours}
          onInviter={async (pseudo) => {
            if (await inviter(pseudo)) setInvite(false);
          }}
          onFermer={() => setInvite(false)}
        />
      )}
      <Dialogue
        ouvert={aRetirer !== null}
        onFermer={() => setARetirer(null)}
        titre="Retirer ce co-auteur"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setARetirer(null)}>
              Annuler
            </Bouton>
            <Bouton variante="danger" onClick={() => void confirmer()}>
              Retirer
            </Bouton>
          </>
        }
      >
        <p>
          <b>
            <TexteDAutrui>{aRetirer?.pseudo ?? ""}</TexteDAutrui>
          </b>{" "}
          {aRetirer?.accepte === true
            ? "ne pourra plus écrire ce quizz. Ce que vous avez écrit ensemble reste."
            : "ne pourra plus accepter l’invitation."}
        </p>
      </Dialogue>
    </section>
  );
}

interface PropsInviter {
  readonly deja: readonly Coauteur[];
  readonly enCours: boolean;
  readonly onInviter: (pseudo: string) => Promise<void>;
  readonly onFermer: () => void;
}

/** Dialogue that invites a co-author, with one button for each friend who was not invited yet. */
function DialogueInviter({ deja, enCours, onInviter, onFermer }: PropsInviter): ReactElement {
  const { data } = usePseudosDeMesAmis();
  const [choisi, setChoisi] = useState("");
  const invites = new Set(deja.map(({ pseudo }) => pseudo));
  const amis = data?.filter((pseudo) => !invites.has(pseudo));
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre="Inviter un ami"
      actions={
        <Bouton variante="contour" onClick={onFermer}>
          Fermer
        </Bouton>
      }
    >
      <p>
        Un co-auteur lit et écrit tout le quizz, voit ses versions et ses chiffres. Le publier et le
        supprimer restent entre vos mains.
      </p>
      {amis?.length === 0 && (
        <p className={styles["personne"]}>
          {deja.length > 0
            ? "Tous vos amis sont déjà invités."
            : "On n’invite que ses amis, et personne n’est encore à votre table."}
          <Link
            to={ecrireAdresseDePage("/messagerie", { dossier: "amis" })}
            className={classNamesDeBouton({ variante: "contour" })}
          >
            Trouver quelqu’un
          </Link>
        </p>
      )}
      {amis !== undefined && amis.length > 0 && (
        <ul className={styles["amis"]} aria-label="Vos amis">
          {amis.map((pseudo) => (
            <li key={pseudo}>
              <TexteDAutrui>{pseudo}</TexteDAutrui>
              <Bouton
                variante="discret"
                chargement={enCours && choisi === pseudo}
                aria-label={`Inviter ${pseudo}`}
                onClick={() => {
                  setChoisi(pseudo);
                  void onInviter(pseudo);
                }}
              >
                Inviter
              </Bouton>
            </li>
          ))}
        </ul>
      )}
    </Dialogue>
  );
}
