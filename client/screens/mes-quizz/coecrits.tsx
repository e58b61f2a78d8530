/** Quizzes of others that the member writes, and invitations to write one. Decision 0076. */
import { type ReactElement, useId, useRef } from "react";
import type { InvitationACoecrire, LigneQuizzCoecrit } from "#contracts/coauteurs.ts";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import type { CompteConnecte } from "../../compte/session.tsx";
import { TableQuizz } from "../../quizz/table-quizz.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { DateRelativeAffichee, useNow } from "../../ui/dates.tsx";
import { Icone } from "../../ui/icones.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { useRepondreInvitationACoecrire } from "./actions.ts";
import styles from "./mes-quizz.module.css";
import { useQuizzCoecrits } from "./queries.ts";

/** Invitations to write a quizz that the member has not answered yet, at the top of the list. */
export function InvitationsACoecrire({
  compte,
}: {
  readonly compte: CompteConnecte;
}): ReactElement | null {
  const { data } = useQuizzCoecrits();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      role="group"
      aria-label="Invitations"
      tabIndex={-1}
      className={styles["invitations"]}
    >
      {data?.invitations.map((une) => (
        <Invitation
          key={une._id}
          invitation={une}
          compte={compte}
          // the list takes the focus, since the buttons of an answered invitation disappear with it
          onRepondue={() => place.current?.focus()}
        />
      ))}
    </div>
  );
}

interface PropsInvitation {
  readonly invitation: InvitationACoecrire;
  readonly compte: CompteConnecte;
  readonly onRepondue: () => void;
}

function Invitation({ invitation, compte, onRepondue }: PropsInvitation): ReactElement {
  const { _id, title, createur } = invitation;
  const { enCours, accepter, refuser } = useRepondreInvitationACoecrire(_id, compte.pseudo);
  const id = useId();
  const repondre = async (reponse: () => Promise<boolean>) => {
    if (await reponse()) onRepondue();
  };
  return (
    <section className={styles["invitation"]} aria-labelledby={id}>
      <div>
        <h2 id={id}>
          <TexteDAutrui>{createur.pseudo}</TexteDAutrui> vous invite à écrire «&nbsp;
          <TexteDAutrui>{title}</TexteDAutrui>&nbsp;».
        </h2>
        <p>À deux plumes, le quizz est plus vite servi.</p>
      </div>
      <div className={styles["reponses"]}>
        <Bouton chargement={enCours} aria-describedby={id} onClick={() => void repondre(accepter)}>
          Accepter
        </Bouton>
        <Bouton variante="discret" aria-describedby={id} onClick={() => void repondre(refuser)}>
          Refuser
        </Bouton>
      </div>
    </section>
  );
}

/** The quizzes of others that the member writes, under the member's own. */
export function SectionQuizzCoecrits(): ReactElement | null {
  const { data } = useQuizzCoecrits();
  const id = useId();
  if (data === undefined || data.quizz.length === 0) return null;
  return (
    <section className={styles["coecrits"]} aria-labelledby={id}>
      <h2 id={id}>Écrits à plusieurs</h2>
      <TableQuizz
        libelle="Écrits à plusieurs"
        lignes={data.quizz}
        vers={({ _id }) => ecrireAdresseDePage("/quizz/:id", { id: _id })}
        createur={false}
        renderSousTitre={(quizz) => <DeQui quizz={quizz} />}
      />
    </section>
  );
}

/** Line under the title of a quizz of somebody else's: its creator, and its last change. */
function DeQui({ quizz }: { readonly quizz: LigneQuizzCoecrit }): ReactElement {
  const maintenant = useNow();
  return (
    <p className={styles["sous"]}>
      <span>
        <Icone nom="crayon" taille="1.1em" />
        <span>
          de <TexteDAutrui>{quizz.createur.pseudo}</TexteDAutrui>, modifié{" "}
          <DateRelativeAffichee iso={quizz.date} maintenant={maintenant} />
        </span>
      </span>
    </p>
  );
}
