/**
 * /mesure/{id}: the letter that tells a member a decision, its reason and its end. The member may contest once, logged in or
 * with the link of the mail.
 */
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import { direMesure } from "#contracts/moderation-letter.ts";
import { TEXTE_MESSAGE_LONGUEUR_REFUSEE } from "#contracts/limites.ts";
import { corpsContestation, type MesureVueParCompteVise } from "#contracts/moderation.ts";
import { Link, useParametresDuCheminDePage, useQueryString } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { useSession } from "../../compte/session.tsx";
import { direJourEnChiffres } from "../../moderation/phrases.ts";
import { TexteDAutrui, collapseBlankLines } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMultiligne } from "../../ui/champ-texte.tsx";
import { useNow } from "../../ui/dates.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { contesterMesure } from "./actions.ts";
import { calculerEtatDeMesure, TITRES_MESURES } from "./mesure-en-mots.ts";
import styles from "./mesure.module.css";
import { queryKeyMesure, useMesure } from "./queries.ts";

export function Component(): ReactElement {
  const { id } = useParametresDuCheminDePage("/mesure/:id");
  const [lire] = useQueryString("/mesure/:id");
  return (
    <PageDePlateforme key={id} titre="Décision" mesure="etroite" titreDansLaPage>
      <Mesure id={id} token={lire("token")} />
    </PageDePlateforme>
  );
}

interface Props {
  readonly id: string;
  /** Token of the mail's link, for members who can no longer log in. */
  readonly token: string | null;
}

function Mesure({ id, token }: Props): ReactElement {
  const { compte } = useSession();
  const requete = useMesure(id, token);
  const client = useQueryClient();
  if (requete.data === undefined)
    return (
      <>
        <h1 className={styles["titre"]}>Une décision de la modération</h1>
        <SqueletteOuEchecDeRequete requete={requete}>
          <Squelette lignes={6} />
        </SqueletteOuEchecDeRequete>
      </>
    );
  return (
    <Lue
      mesure={requete.data}
      connecte={compte.etat === "connecte"}
      contester={
        <Contester
          id={id}
          genre={requete.data.genre}
          token={token}
          onConteste={() => void client.invalidateQueries({ queryKey: queryKeyMesure(id) })}
        />
      }
    />
  );
}

function Lue({
  mesure,
  connecte,
  contester,
}: {
  readonly mesure: MesureVueParCompteVise;
  readonly connecte: boolean;
  readonly contester: ReactElement;
}): ReactElement {
  const { genre, raison, date, contestation } = mesure;
  const etat = calculerEtatDeMesure(mesure, useNow().getTime());
  return (
    <article className={styles["mesure"]}>
      <header>
        <h1 className={styles["titre"]}>{TITRES_MESURES[genre]}</h1>
        {/* a simple warning has no effect that could be in force */}
        {(genre !== "mot" || etat.nom !== "contestable") && (
          <p className={styles["etat"]} data-etat={etat.nom}>
            <Icone nom={etat.nom === "levee" ? "coche" : "horloge"} taille="1.1em" />
            {etat.dit}
          </p>
        )}
      </header>
      <p className={styles["fait"]}>
        <TexteDAutrui>{direMesure(mesure)}</TexteDAutrui>
      </p>
      <section>
        <h2>{genre === "mot" ? "Ce qu’elle vous écrit" : "La raison"}</h2>
        <p className={styles["dit"]}>
          <TexteDAutrui>{collapseBlankLines(raison)}</TexteDAutrui>
        </p>
        <p className={styles["quand"]}>Décidé par la modération le {direJourEnChiffres(date)}.</p>
      </section>
      {contestation !== null && (
        <section>
          <h2 tabIndex={-1} data-contestation>
            Votre contestation
          </h2>
          <p className={styles["dit"]}>
            <TexteDAutrui>{collapseBlankLines(contestation.text)}</TexteDAutrui>
          </p>
          <p className={styles["quand"]}>Envoyée le {direJourEnChiffres(contestation.date)}.</p>
        </section>
      )}
      {contestation !== null && contestation.reponse !== null && (
        <section>
          <h2>La réponse</h2>
          <p className={styles["dit"]}>
            <TexteDAutrui>{collapseBlankLines(contestation.reponse)}</TexteDAutrui>
          </p>
        </section>
      )}
      {etat.nom === "contestable" && genre !== "rien" && contester}
      {etat.nom === "contestee" && (
        <p className={styles["suite"]}>
          Quelqu’un de la modération la relira. La réponse se lira ici
          {connecte ? ", et dans votre messagerie." : "\u00A0: gardez le lien du mail."}
        </p>
      )}
      {connecte && (
        <Link to="/messagerie" className={styles["retour"]}>
          <Icone nom="courrier" taille="1.2em" />
          Messagerie
        </Link>
      )}
    </article>
  );
}

interface ContesterProps {
  readonly id: MesureVueParCompteVise["_id"];
  readonly genre: MesureVueParCompteVise["genre"];
  readonly token: string | null;
  readonly onConteste: () => void;
}

/** Drafts of contestations by measure, kept in memory until sent. */
const gardes = new Map<string, string>();

/** Form of the contestation, which can be sent once. */
function Contester({ id, genre, token, onConteste }: ContesterProps): ReactElement {
  const [ouvert, setOuvert] = useState(gardes.has(id));
  const [text, setText] = useState(gardes.get(id) ?? "");
  const [erreur, setErreur] = useState<string>();
  const champ = useRef<HTMLTextAreaElement>(null);
  const { enCours, refus, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const contester = async () => {
    const lue = corpsContestation.safeParse({ text, ...(token === null ? {} : { token }) });
    if (!lue.success) {
      setErreur(lue.error.issues[0]?.message);
      champ.current?.focus();
      return;
    }
    setErreur(undefined);
    const fait = await envoyer(() => contesterMesure(id, lue.data));
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
      <ChampMultiligne
        ref={champ}
        libelle="Pourquoi vous n’êtes pas d’accord"
        value={text}
        max={TEXTE_MESSAGE_LONGUEUR_REFUSEE - 1}
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
