import { type ReactElement, useId, useRef, useState } from "react";
import type { z } from "zod";
import type { Role } from "#contracts/compte.ts";
import { type GenreAffaire, type GenreMesure, corpsMesure } from "#contracts/moderation.ts";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { ErreurChamp } from "../../ui/champ.tsx";
import { prendreMesure, useDeciderAffaire } from "./actions.ts";
import {
  direDureeMesure,
  trouverDureeDeMesureParDefautEnJours,
  listerDureesDeMesurePermises,
  estMesureSevere,
  type MesureProposee,
  listerMesuresProposees,
  estContenuQuiMontreDesFichiers,
  direLibelleBoutonMesure,
} from "./choix-de-mesures.ts";
import { useRaccourcisModeration } from "./keyboard.ts";
import {
  ChampRaisonDeDecision,
  CaseACocher,
  EncartRefusSurAffaire,
  type BrouillonDeDecisionSurAffaire,
  EncartAffairePriseParAutreModerateur,
  useBrouillonDeDecisionSurAffaire,
  useMinutesDePriseParAutreModerateur,
  type PanneauAffaireProps,
} from "./panneau-commun.tsx";
import styles from "./panneau.module.css";

/** Measures that may also refuse the files of the content from then on. */
const AVEC_REFUS: ReadonlySet<string | null> = new Set([
  "masquer",
  "supprimer",
  "nePlusPublier",
  "suspendre",
  "supprimerCompte",
]);

/** Panel of an open case: measures from mild to severe, the reason, and the button that takes the measure. */
export function PanneauPrendreMesure(props: PanneauAffaireProps): ReactElement {
  const { affaire, moi, page, gestes } = props;
  const { numero, version, auteur, copies, aujourdhui } = affaire;
  const { saisie, changer, oublier } = useBrouillonDeDecisionSurAffaire(numero);
  const [erreurs, setErreurs] = useState<{ genre?: string; raison?: string; jours?: string }>({});
  const [demande, setDemande] = useState(false);
  const champ = useRef<HTMLTextAreaElement>(null);
  const decider = useDeciderAffaire(props, oublier);
  const reste = useMinutesDePriseParAutreModerateur(affaire);
  const proposees = listerMesuresProposees(moi.role, affaire);
  const choisie = proposees.find(({ genre, empechee }) => genre === saisie.genre && !empechee);
  const genre = choisie?.genre ?? null;
  const defaut = genre === null ? undefined : trouverDureeDeMesureParDefautEnJours(genre);
  const jours = defaut === undefined ? null : saisie.jours === undefined ? defaut : saisie.jours;
  const contenu = aujourdhui ?? copies.at(-1)?.contenu ?? null;
  const avecFichiers = AVEC_REFUS.has(genre) && estContenuQuiMontreDesFichiers(contenu);

  const choisir = (rang: number): boolean => {
    const proposee = proposees[rang];
    if (proposee === undefined || proposee.empechee !== null) return false;
    changer({ genre: proposee.genre, jours: undefined });
    setErreurs({});
    page.current?.querySelector<HTMLElement>(`[data-mesure="${proposee.genre}"]`)?.focus();
    return true;
  };
  const envoyer = async (corps: z.infer<typeof corpsMesure>) => {
    await decider(() => prendreMesure(numero, corps), `Affaire n°\u00A0${String(numero)} close.`);
    setDemande(false);
  };
  const appliquer = (sansDemander: boolean) => {
    if (reste > 0 || gestes.envoi.enCours) return;
    if (genre === null) {
      setErreurs({ genre: "Choisissez une mesure." });
      page.current?.querySelector<HTMLElement>('[data-focus="mesure"]')?.focus();
      return;
    }
    const lue = corpsMesure.safeParse({
      version,
      genre,
      raison: saisie.raison,
      jours,
      messages: saisie.messages,
      refuserMedias: avecFichiers && saisie.refuserMedias,
    });
    if (!lue.success) {
      const [{ path, message } = { path: [], message: "" }] = lue.error.issues;
      setErreurs(path[0] === "jours" ? { jours: message } : { raison: message });
      champ.current?.focus();
      return;
    }
    setErreurs({});
    if (genre === "supprimerCompte" && !sansDemander) setDemande(true);
    else void envoyer(lue.data);
  };
  useRaccourcisModeration(page, {
    simple: (touche) => /^[1-7]$/.test(touche) && choisir(Number(touche) - 1),
    appliquer: () => appliquer(false),
  });

  return (
    <form
      className={styles["panneau"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        appliquer(false);
      }}
    >
      <ListeMesures
        proposees={proposees}
        choisie={genre}
        role={moi.role}
        affaire={affaire.genre}
        jours={jours}
        messages={saisie.messages}
        erreur={erreurs.genre ?? erreurs.jours}
        onChoisir={choisir}
        onChanger={changer}
      />
      <ChampRaisonDeDecision
        ref={champ}
        libelle={
          genre === "rien"
            ? "Note pour le journal, si vous voulez"
            : `Raison${auteur === null ? "" : `, que ${auteur.pseudo} lira`}`
        }
        valeur={saisie.raison}
        enCours={gestes.envoi.enCours}
        erreur={erreurs.raison}
        onChange={(raison) => {
          changer({ raison });
          if (erreurs.raison !== undefined) setErreurs({});
        }}
      />
      {avecFichiers && (
        <CaseACocher
          coche={saisie.refuserMedias}
          onChange={(refuserMedias) => changer({ refuserMedias })}
        >
          Refuser ses médias s’ils reviennent, même ailleurs.
        </CaseACocher>
      )}
      <EncartRefusSurAffaire gestes={gestes} />
      <EncartAffairePriseParAutreModerateur affaire={affaire} />
      <div className={styles["appliquer"]}>
        <Bouton
          type="submit"
          variante={genre !== null && estMesureSevere(genre) ? "danger" : "laiton"}
          pleineLargeur
          aria-disabled={genre === null || reste > 0}
          chargement={gestes.envoi.enCours}
        >
          {genre === null
            ? "Choisissez une mesure"
            : direLibelleBoutonMesure(genre, affaire, jours)}
        </Bouton>
      </div>
      {genre !== null && genre !== "rien" && auteur !== null && (
        <p className={styles["apres"]}>
          {genre === "supprimerCompte"
            ? "Il pourra répondre une fois, mais rien ne fera revenir son compte."
            : "Il pourra contester une fois."}
        </p>
      )}
      <ConfirmerSuppression
        pseudo={auteur?.pseudo ?? ""}
        quizz={auteur?.quizz ?? 0}
        ouvert={demande}
        enCours={gestes.envoi.enCours}
        onFermer={() => setDemande(false)}
        onConfirmer={() => appliquer(true)}
      />
    </form>
  );
}

interface Props {
  readonly proposees: readonly MesureProposee[];
  readonly choisie: GenreMesure | null;
  readonly role: Role;
  readonly affaire: GenreAffaire;
  /** Duration of the chosen measure; null: until the measure is lifted. */
  readonly jours: number | null;
  readonly messages: boolean;
  readonly erreur: string | undefined;
  readonly onChoisir: (rang: number) => void;
  readonly onChanger: (changement: Partial<BrouillonDeDecisionSurAffaire>) => void;
}

const SANS_FIN = "sans-fin";

/** List of measures with their keys and durations; a measure that may not be taken shows why. */
function ListeMesures({
  proposees,
  choisie,
  role,
  affaire,
  jours,
  messages,
  erreur,
  onChoisir,
  onChanger,
}: Props): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles["mesures"]} aria-describedby={`${id}-erreur`}>
      <legend>
        <h3 tabIndex={-1} data-focus="mesure">
          Mesure
        </h3>
        <span>de la plus douce à la plus dure</span>
      </legend>
      {proposees.map(({ genre, nom, empechee }, rang) => {
        const duree = trouverDureeDeMesureParDefautEnJours(genre);
        const ici = genre === choisie;
        return (
          <div key={genre}>
            <label
              className={styles["mesure"]}
              data-choisie={ici}
              data-empechee={empechee !== null}
            >
              <input
                type="radio"
                name={id}
                data-mesure={genre}
                className={styles["rond"]}
                checked={ici}
                disabled={empechee !== null}
                aria-describedby={empechee === null ? undefined : `${id}-${genre}`}
                aria-keyshortcuts={String(rang + 1)}
                onChange={() => onChoisir(rang)}
              />
              <span>
                {nom}
                {duree !== undefined && !ici && empechee === null && (
                  <small> {direDureeMesure(duree)}</small>
                )}
                {empechee !== null && (
                  <small id={`${id}-${genre}`} className={styles["pourquoi"]}>
                    {empechee}
                  </small>
                )}
              </span>
              <kbd aria-hidden="true">{rang + 1}</kbd>
            </label>
            {ici && duree !== undefined && (
              <div className={styles["duree"]}>
                <label>
                  Pendant{" "}
                  <select
                    value={jours ?? SANS_FIN}
                    onChange={({ target }) =>
                      onChanger({ jours: target.value === SANS_FIN ? null : Number(target.value) })
                    }
                  >
                    {listerDureesDeMesurePermises(role, genre, affaire).map((n) => (
                      <option key={n ?? SANS_FIN} value={n ?? SANS_FIN}>
                        {direDureeMesure(n)}
                      </option>
                    ))}
                  </select>
                </label>
                {genre === "nePlusPublier" && (
                  <CaseACocher coche={messages} onChange={(ni) => onChanger({ messages: ni })}>
                    ni envoyer de messages
                  </CaseACocher>
                )}
              </div>
            )}
          </div>
        );
      })}
      <ErreurChamp id={`${id}-erreur`} texte={erreur} alerte />
    </fieldset>
  );
}

interface ConfirmerSuppressionProps {
  readonly pseudo: string;
  /** Number of quizzes deleted with the account. */
  readonly quizz: number;
  readonly ouvert: boolean;
  readonly enCours: boolean;
  readonly onFermer: () => void;
  readonly onConfirmer: () => void;
}

/** Confirms the deletion of an account by its pseudo, because it is final. */
function ConfirmerSuppression({
  pseudo,
  quizz,
  ouvert,
  enCours,
  onFermer,
  onConfirmer,
}: ConfirmerSuppressionProps): ReactElement {
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre={`Supprimer le compte ${pseudo}\u00A0?`}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Le garder
          </Bouton>
          <Bouton variante="danger" chargement={enCours} onClick={onConfirmer}>
            Supprimer ce compte
          </Bouton>
        </>
      }
    >
      <p>
        <b>
          <TexteDAutrui>{pseudo}</TexteDAutrui>
        </b>{" "}
        partira pour de bon
        {quizz > 0 &&
          `, avec ${quizz > 1 ? `ses ${String(quizz)}\u00A0quizz` : "son quizz"} et ses fichiers`}
        . Rien ne le fera revenir.
      </p>
    </Dialogue>
  );
}
