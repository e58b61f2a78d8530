/** The dialog "Nouveau message": plateforme §2 "Messaging", §5, §8. */
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, type Ref, useId, useRef, useState } from "react";
import { TEXTE_MESSAGE_LONGUEUR_REFUSEE } from "#contracts/limites.ts";
import { corpsNouveauMessage } from "#contracts/messagerie.ts";
import { QUERY_KEY_PREFIX_MESSAGERIE, direRequeteEchouee } from "../../app/api/queries.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { MessageRequeteEchouee, MessageDeListeVide } from "../../app/page/query-states.tsx";
import {
  type ApiCallSender,
  MessageDeRefusDuServeur,
  useApiCallSender,
} from "../../app/page/envoi.tsx";
import { uuid } from "../../browser/random-id.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMultiligne } from "../../ui/champ-texte.tsx";
import { Champ, ErreurChamp } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { envoyerMessage } from "./actions.ts";
import { DessinAucunAmi } from "./dessins-messagerie.tsx";
import styles from "./message.module.css";
import { usePseudosDeMesAmis } from "../../compte/mon-compte.ts";

interface Props {
  /** Message that is written; null: the dialog is closed. */
  readonly ecriture: NouveauMessageOuReponse | null;
  readonly onFermer: () => void;
  /** Called when a member without friends wants to look for one. */
  readonly onChercher: () => void;
}

export function DialogueEcrireMessage({ ecriture, onFermer, onChercher }: Props): ReactElement {
  const id = useId();
  const choix = useRef<HTMLDivElement>(null);
  const texte = useRef<HTMLTextAreaElement>(null);
  const amis = usePseudosDeMesAmis(ecriture !== null);
  const { brouillon, erreurs, enCours, refus, changer, quitter, envoyer } = useEcriture(
    ecriture,
    onFermer,
  );
  const reponseA = ecriture?.reponseA ?? "";
  const sansAmi = reponseA === "" && amis.data?.length === 0;
  const soumettre = async (evenement: FormEvent) => {
    evenement.preventDefault();
    const { to, text } = await envoyer();
    // focus goes to the first field with an error; the choice of a friend is skipped while the friends are not there yet
    const ami = to === undefined ? null : choix.current?.querySelector("input");
    if (ami) ami.focus();
    else if (text !== undefined) {
      texte.current?.focus({ preventScroll: true });
      // no banner: the error is written under the field
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
            <MessageRequeteEchouee
              message={direRequeteEchouee(amis.error, "Erreur lors du chargement des amis")}
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
          <ChampMultiligne
            ref={texte}
            libelle="Votre message"
            max={TEXTE_MESSAGE_LONGUEUR_REFUSEE - 1}
            rows={5}
            value={brouillon.text}
            erreur={erreurs.text}
            readOnly={enCours}
            onChange={(evenement) => changer({ text: evenement.currentTarget.value })}
          />
          <MessageDeRefusDuServeur refus={refus} />
        </form>
      )}
    </Dialogue>
  );
}

function SansAmi({ onChercher }: { readonly onChercher: () => void }): ReactElement {
  return (
    <MessageDeListeVide dessin={<DessinAucunAmi />} titre="Pas encore d’ami à qui écrire">
      <p>
        On écrit à ses amis. Trouvez quelqu’un, ouvrez son profil et ajoutez-le&nbsp;: dès que la
        demande est acceptée, la conversation peut commencer.
      </p>
      <Bouton icone="loupe" onClick={onChercher}>
        Trouver quelqu’un
      </Bouton>
    </MessageDeListeVide>
  );
}

/** Above this number of friends, a search field appears. */
const SANS_RECHERCHE_MAX = 8;

interface ChoixAmiProps {
  readonly amis: readonly string[];
  /** Pseudo of the chosen friend, or empty. */
  readonly valeur: string;
  readonly erreur: string | undefined;
  readonly onChange: (pseudo: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Choice of a friend, made of radio buttons so that the arrow keys work. */
function ChoixAmi({ amis, valeur, erreur, onChange, ref }: ChoixAmiProps): ReactElement {
  const id = useId();
  const [cherche, setCherche] = useState("");
  const cle = cherche.trim().toLowerCase();
  // the chosen friend stays visible
  const trouves = amis.filter((ami) => ami === valeur || ami.toLowerCase().includes(cle));
  return (
    <div ref={ref} className={styles["choix"]}>
      <p id={id} className={styles["libelle"]}>
        À qui&nbsp;?
      </p>
      {amis.length > SANS_RECHERCHE_MAX && (
        <Champ
          libelle="Chercher parmi vos amis"
          libelleCache
          inputMode="search"
          placeholder="Chercher parmi vos amis"
          autoComplete="off"
          value={cherche}
          onChange={(evenement) => setCherche(evenement.currentTarget.value)}
          onKeyDown={(evenement) => {
            if (evenement.key !== "Enter") return;
            evenement.preventDefault();
            const premier = amis.find((ami) => ami.toLowerCase().includes(cle));
            if (cle !== "" && premier !== undefined) onChange(premier);
          }}
        />
      )}
      <div
        className={styles["amis"]}
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={erreur !== undefined || undefined}
        aria-describedby={erreur === undefined ? undefined : `${id}-erreur`}
      >
        {trouves.map((ami) => (
          <label key={ami} className={styles["ami"]}>
            <input
              type="radio"
              name={id}
              value={ami}
              checked={ami === valeur}
              onChange={() => onChange(ami)}
            />
            <bdi>{ami}</bdi>
          </label>
        ))}
      </div>
      <p className={styles["personne"]} role="status">
        {trouves.length === 0 && "Aucun ami de ce nom."}
      </p>
      {erreur !== undefined && <ErreurChamp id={`${id}-erreur`} texte={erreur} />}
    </div>
  );
}

/* State of a message being written, until the server has it: plateforme §5, §7 (message), §8. */

/** Error of each field of a new message. */
type Erreurs = Partial<Record<keyof Brouillon, string>>;

interface EtatEcriture extends Pick<ApiCallSender, "enCours" | "refus"> {
  readonly brouillon: Brouillon;
  readonly erreurs: Erreurs;
  readonly changer: (changement: Partial<Brouillon>) => void;
  /** Closes the dialog of a new message; the draft is kept. */
  readonly quitter: () => void;
  /** Sends the message; resolves to the errors of the fields, empty when the message was sent or refused by the server. */
  readonly envoyer: () => Promise<Erreurs>;
}

const VIDE: NouveauMessageOuReponse = { reponseA: "" };

function useEcriture(ecriture: NouveauMessageOuReponse | null, onFermer: () => void): EtatEcriture {
  const [pour, setPour] = useState<NouveauMessageOuReponse>(ecriture ?? VIDE);
  const [brouillon, setBrouillon] = useState(() => lireBrouillon(pour));
  const [erreurs, setErreurs] = useState<Erreurs>({});
  const { enCours, refus, oublier, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  if (ecriture !== null && ecriture !== pour) {
    setPour(ecriture);
    setBrouillon(lireBrouillon(ecriture));
    setErreurs({});
  }

  return {
    brouillon,
    erreurs,
    enCours,
    refus,
    changer: (changement) => {
      const suivant = { ...brouillon, ...changement, envoi: uuid() };
      setBrouillon(suivant);
      garderBrouillon(pour, suivant);
      setErreurs({
        ...(changement.to === undefined && erreurs.to !== undefined ? { to: erreurs.to } : {}),
        ...(changement.text === undefined && erreurs.text !== undefined
          ? { text: erreurs.text }
          : {}),
      });
    },
    quitter: () => {
      // the message is being sent: the dialog will close by itself
      if (enCours) return;
      if (brouillon.text.trim() !== "") info("Brouillon gardé");
      oublier();
      onFermer();
    },
    envoyer: async () => {
      const lu = corpsNouveauMessage.safeParse(brouillon);
      if (!lu.success) {
        const trouvees: Erreurs = {};
        for (const { path, message } of lu.error.issues)
          if (path[0] === "to" || path[0] === "text") trouvees[path[0]] ??= message;
        setErreurs(trouvees);
        return trouvees;
      }
      setErreurs({});
      const fait = await envoyer(() => envoyerMessage(lu.data));
      if (fait === null) return {};
      garderBrouillon(pour, null);
      info(fait.message);
      void client.invalidateQueries({ queryKey: [QUERY_KEY_PREFIX_MESSAGERIE] });
      onFermer();
      return {};
    },
  };
}

/** Draft of a message, kept in memory only, because messages are private. */
interface Brouillon {
  readonly to: string;
  readonly text: string;
  /** Id of this text: sent again after a lost answer, it is one message. */
  readonly envoi: string;
}

/** A new message, or an answer to somebody; each has its own draft. */
export interface NouveauMessageOuReponse {
  /** The friend who is answered; empty for a new message. */
  readonly reponseA: string;
}

const gardes = new Map<string, Brouillon>();

const lireBrouillon = ({ reponseA }: NouveauMessageOuReponse): Brouillon =>
  gardes.get(reponseA) ?? { to: reponseA, text: "", envoi: uuid() };

/** Keeps the draft of a message; null deletes it. */
function garderBrouillon({ reponseA }: NouveauMessageOuReponse, brouillon: Brouillon | null): void {
  if (brouillon === null) gardes.delete(reponseA);
  else gardes.set(reponseA, brouillon);
}
