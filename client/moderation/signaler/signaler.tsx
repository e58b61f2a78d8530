import { type FormEvent, type ReactElement, useCallback, useId, useRef, useState } from "react";
import { AFFICHAGE_BANNIERE_INFO_MS, TEXTE_MESSAGE_LONGUEUR_REFUSEE } from "#contracts/limites.ts";
import {
  estMotifSignalementGrave,
  type MotifSignalement,
  NOMS_MOTIFS_SIGNALEMENT,
} from "#contracts/signalement.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMultiligne } from "../../ui/champ-texte.tsx";
import { ChoixSegmente } from "../../ui/choix.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import { type EtatFormulaireSignalement, useFormulaireSignalement } from "./actions.ts";
import {
  type CibleSignalee,
  MOTIFS_DE_SIGNALEMENT_PROFIL,
  MOTIFS_DE_SIGNALEMENT_QUIZZ,
  separerMotifsDeSignalementRares,
} from "./saisie.ts";
import styles from "./signaler.module.css";

interface Props {
  readonly cible: CibleSignalee;
  /** Title of the question that may be reported. */
  readonly question?: string;
  readonly sansCompte: boolean;
}

/** The « Signaler » button of a page with its dialog; the draft is kept until it is sent. */
export function BoutonSignaler({ cible, question, sansCompte }: Props): ReactElement {
  const id = useId();
  const [ouvert, setOuvert] = useState(false);
  const { montrer } = useBannieres();
  const fermer = useCallback(() => setOuvert(false), []);
  const { createur, quizzId, questionId } = cible;
  const genre = quizzId === null ? "profil" : "quizz";
  const formulaire = useFormulaireSignalement({
    cle: `${genre} ${quizzId ?? createur} ${questionId ?? ""}`,
    viser: () => cible,
    onEnvoye(message) {
      montrer({ texte: message, dureeMs: AFFICHAGE_BANNIERE_INFO_MS });
      fermer();
    },
  });
  return (
    <>
      <Bouton variante="discret" icone="signaler" onClick={() => setOuvert(true)}>
        Signaler
      </Bouton>
      <Dialogue
        ouvert={ouvert}
        onFermer={fermer}
        titre={genre === "profil" ? `Signaler ${createur}` : "Signaler"}
        variante="modale"
        largeur="36rem"
        actions={
          <>
            <Bouton variante="contour" onClick={fermer}>
              Annuler
            </Bouton>
            <Bouton type="submit" form={id} icone="envoyer" chargement={formulaire.enCours}>
              Envoyer
            </Bouton>
          </>
        }
      >
        <FormulaireSignalement
          id={id}
          formulaire={formulaire}
          genre={genre}
          question={question ?? null}
          sansCompte={sansCompte}
        />
      </Dialogue>
    </>
  );
}

interface FormulaireSignalementProps {
  /** Id of the form, whose submit button is in the footer of the dialog. */
  readonly id: string;
  readonly formulaire: EtatFormulaireSignalement;
  /** A report on a profile goes to the administrators only. */
  readonly genre: "quizz" | "profil";
  /** Title of the question that may be reported; null when only the whole quizz can be. */
  readonly question: string | null;
  /** Whether nobody is logged in, or the session is not known yet. */
  readonly sansCompte: boolean;
}

/** The report form: recipient, subject, reason (jeu §2 "report", plateforme §5). Pages and the host's menu share it. */
export function FormulaireSignalement({
  id,
  formulaire,
  genre,
  question,
  sansCompte,
}: FormulaireSignalementProps): ReactElement {
  const { saisie, erreur, enCours, changer, envoyer } = formulaire;
  const { vers, portee, motif, texte, signe } = saisie;
  const grave = estMotifSignalementGrave(motif);
  const champ = useRef<HTMLTextAreaElement>(null);
  const soumettre = async (evenement: FormEvent) => {
    evenement.preventDefault();
    // the error is written under the field, and screen readers read it with the field
    if (!(await envoyer())) champ.current?.focus();
  };
  return (
    <form
      id={id}
      className={styles["formulaire"]}
      noValidate
      onSubmit={(evenement) => void soumettre(evenement)}
    >
      {genre === "quizz" && !grave && (
        <ChoixSegmente
          libelle="À qui"
          options={[
            { valeur: "createur", libelle: "Au créateur" },
            { valeur: "administrateur", libelle: "Aux administrateurs" },
          ]}
          valeur={vers}
          onChange={(choisi) => changer({ vers: choisi })}
        />
      )}
      {genre === "quizz" && grave && (
        <p className={styles["note"]} role="status">
          Pour cette raison-là, le signalement va aux administrateurs, jamais à qui a écrit le
          quizz.
        </p>
      )}
      {genre === "quizz" &&
        (question === null ? (
          <p>À propos du quizz</p>
        ) : (
          <ChoixSegmente
            libelle="À propos de"
            options={[
              { valeur: "question", libelle: question },
              { valeur: "quizz", libelle: "Tout le quizz" },
            ]}
            valeur={portee}
            onChange={(choisie) => changer({ portee: choisie })}
          />
        ))}
      <ChoixMotif
        motifs={genre === "profil" ? MOTIFS_DE_SIGNALEMENT_PROFIL : MOTIFS_DE_SIGNALEMENT_QUIZZ}
        valeur={motif}
        onChange={(choisi) => changer({ motif: choisi })}
      />
      <ChampMultiligne
        ref={champ}
        libelle="Ce qui ne va pas"
        rows={4}
        max={TEXTE_MESSAGE_LONGUEUR_REFUSEE - 1}
        value={texte}
        erreur={erreur}
        readOnly={enCours}
        onChange={(evenement) => changer({ texte: evenement.currentTarget.value })}
      />
      {genre === "quizz" && !grave && vers === "createur" && !sansCompte && (
        <Interrupteur
          libelle="Dire au créateur que c’est moi"
          coche={signe}
          onChange={(coche) => changer({ signe: coche })}
        />
      )}
      {sansCompte && (
        <p className={styles["note"]}>
          Sans compte, le signalement part quand même, mais sans signature&nbsp;: personne ne pourra
          vous répondre.
        </p>
      )}
    </form>
  );
}

function ChoixMotif({
  motifs,
  valeur,
  onChange,
}: {
  readonly motifs: readonly MotifSignalement[];
  readonly valeur: MotifSignalement;
  readonly onChange: (motif: MotifSignalement) => void;
}): ReactElement {
  const nom = useId();
  const [deplie, setDeplie] = useState(false);
  const { vus, plies } = deplie
    ? { vus: motifs, plies: [] }
    : separerMotifsDeSignalementRares(motifs, valeur);
  return (
    <fieldset className={styles["motifs"]}>
      <legend>Pourquoi</legend>
      <div>
        {vus.map((motif) => (
          <label key={motif}>
            <input
              type="radio"
              name={nom}
              data-motif={motif}
              checked={motif === valeur}
              onChange={() => onChange(motif)}
            />
            <span>{NOMS_MOTIFS_SIGNALEMENT[motif]}</span>
          </label>
        ))}
        {plies.length > 0 && (
          <button
            type="button"
            aria-expanded={false}
            onClick={({ currentTarget }) => {
              const groupe = currentTarget.closest("fieldset");
              setDeplie(true);
              // the button disappears, so focus moves to the first reason it hid
              requestAnimationFrame(() =>
                groupe?.querySelector<HTMLElement>(`[data-motif="${plies[0] ?? ""}"]`)?.focus(),
              );
            }}
          >
            Autres raisons
          </button>
        )}
      </div>
    </fieldset>
  );
}
