import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from "react";
import { direInterdictionDePublier } from "#contracts/moderation-letter.ts";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  MINUTEUR_QUESTION_MAX_S,
  SOURCE_QUIZZ_LONGUEUR_MAX,
  TAGS_PAR_QUIZZ_MAX,
} from "#contracts/limites.ts";
import { type ReglagesDesNouvellesQuestions, visibilite } from "#contracts/quizz.ts";
import { trouverTag } from "#contracts/tags.ts";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import {
  retirerPlageAleatoireDuQuizz,
  type ReglagesDeQuizz,
  changerReglagesDuQuizz,
} from "../../../document/quizz-ecrit.ts";
import { listerPlagesAleatoires } from "../../../document/plages.ts";
import { useCoauteurs } from "../../../quizz/auteurs.ts";
import { EncartQuizzMasque } from "../../../quizz/masque.tsx";
import { Champ } from "../../../ui/champ.tsx";
import { ChoixSegmente } from "../../../ui/choix.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { Interrupteur } from "../../../ui/interrupteur.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { NOMS_ET_AIDES_DES_VISIBILITES } from "../commun/differences.tsx";
import { useQuizzEnCoursDEdition } from "../commun/edition.tsx";
import { useFocusSurChamp } from "../commun/viser.ts";
import { proposerTags } from "./proposer-tags.ts";
import { trouverVoisineApresSuppression } from "./questions/selection.ts";
import styles from "./reglages-quizz.module.css";

const CREDITS = [
  {
    cle: "source",
    libelle: "Source",
    placeholder: "Livre, site, grand-mère…",
    max: SOURCE_QUIZZ_LONGUEUR_MAX,
  },
  {
    cle: "auteur",
    libelle: "Auteur",
    placeholder: "Si ce n’est pas vous",
    max: AUTEUR_QUIZZ_LONGUEUR_MAX,
  },
  {
    cle: "licence",
    libelle: "Licence",
    placeholder: "CC BY-SA 4.0…",
    max: LICENCE_QUIZZ_LONGUEUR_MAX,
  },
] as const;

/**
 * Settings of the quizz: visibility, shuffling, tags, composed evenings, credit. plateforme §2 "Quiz editor"; decisions-plateforme
 * "Credit".
 */
export function PanneauReglagesDeQuizz({
  avisDePublication,
}: {
  /** Content shown under a public visibility. */
  readonly avisDePublication?: ReactNode;
}): ReactElement {
  const { edite, compte, etat, idQuizz } = useQuizzEnCoursDEdition();
  const { reglages } = etat.document;
  const avec = useCoauteurs(idQuizz).some(({ accepte }) => accepte);
  const regler = (champs: Partial<ReglagesDeQuizz>, geste?: string) =>
    edite.faire((document) => changerReglagesDuQuizz(document, champs), geste);
  return (
    <div className={styles["reglages"]}>
      <section>
        {etat.masque && (
          <div className={styles["masque"]}>
            <EncartQuizzMasque mesure={etat.mesure} coauteur={etat.coauteurDe !== null} />
          </div>
        )}
        <ChoixSegmente
          libelle="Qui le voit"
          libelleCache
          options={visibilite.options.map((valeur) => ({
            valeur,
            libelle: NOMS_ET_AIDES_DES_VISIBILITES[valeur].nom,
            // an account that may no longer publish cannot choose "public", but may leave a quizz that is already
            // public so
            disabled:
              valeur === "public" && compte.sansPublier !== null && reglages.visibilite !== valeur,
          }))}
          disabled={etat.coauteurDe !== null}
          valeur={reglages.visibilite}
          onChange={(valeur) => regler({ visibilite: valeur })}
          aide={
            <>
              {etat.masque
                ? "C’est ce qui vaudra s’il n’est plus masqué."
                : etat.coauteurDe === null
                  ? avec && reglages.visibilite === "prive"
                    ? "Vous et vos co-auteurs le voyez et pouvez le jouer."
                    : NOMS_ET_AIDES_DES_VISIBILITES[reglages.visibilite].aide
                  : "C’est le choix de qui l’a créé."}
              {compte.sansPublier !== null && (
                <b className={styles["sans-publier"]} data-faute={reglages.visibilite === "public"}>
                  <Icone nom="attention" taille="1.15em" />
                  <span>{direInterdictionDePublier(compte.sansPublier)}</span>
                </b>
              )}
            </>
          }
        />
        {reglages.visibilite === "public" && avisDePublication}
      </section>
      {/* the focus comes here when the last range is removed */}
      <section aria-label="Mélange" tabIndex={-1} data-champ={champPlage()}>
        <Interrupteur
          libelle="Tout mélanger"
          description="Un ordre nouveau à chaque partie."
          coche={reglages.aleatoireGlobal}
          onChange={(aleatoireGlobal) => regler({ aleatoireGlobal })}
        />
        <PlagesMelangees />
      </section>
      <QuestionsNouvelles />
      <TagsQuizz />
      <section aria-label="Soirées composées">
        <Interrupteur
          libelle="Servir aux soirées composées"
          description="D’autres peuvent y prendre des questions, avec votre nom."
          disabled={etat.coauteurDe !== null}
          coche={reglages.composable}
          onChange={(composable) => regler({ composable })}
        />
      </section>
      <section className={styles["credit"]} aria-label="Crédit">
        {CREDITS.map(({ cle, libelle, placeholder, max }) => (
          <Champ
            key={cle}
            data-champ={`credit/${cle}`}
            libelle={libelle}
            placeholder={placeholder}
            value={reglages[cle]}
            erreur={
              [...reglages[cle]].length > max
                ? `${String(max)}\u00A0caractères au plus.`
                : undefined
            }
            onChange={(evenement) => regler({ [cle]: evenement.currentTarget.value }, cle)}
          />
        ))}
      </section>
    </div>
  );
}

/** Name (`data-champ`) of the button that removes the range beginning with the question `cle`; without a key, of the section. */
const champPlage = (cle = ""): string => `melange/${cle}`;

/** The ranges to shuffle, each with a button that removes it. */
function PlagesMelangees(): ReactElement | null {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const viser = useFocusSurChamp();
  const ids = etat.document.questions.map(({ _id }) => _id);
  const plages = listerPlagesAleatoires(ids, etat.document.plages).map(({ debut, fin }) => ({
    debut,
    fin,
    premiere: ids[debut] ?? "",
  }));
  if (plages.length === 0) return null;
  const cles = plages.map(({ premiere }) => edite.cleDe(premiere));
  const defaire = (premiere: string) => {
    edite.faire((avant) =>
      retirerPlageAleatoireDuQuizz(avant, avant.plages[edite.nomDe(premiere)] ?? ""),
    );
    viser(
      champPlage(
        trouverVoisineApresSuppression(cles, new Set([edite.cleDe(premiere)])) ?? undefined,
      ),
    );
  };
  return (
    <ul className={styles["plages"]}>
      {plages.map(({ premiere, debut, fin }) => (
        <li key={edite.cleDe(premiere)}>
          <button
            type="button"
            data-champ={champPlage(edite.cleDe(premiere))}
            aria-label={`Ne plus mélanger les questions ${String(debut + 1)} à ${String(fin + 1)}`}
            onClick={() => defaire(premiere)}
          >
            {debut + 1} à {fin + 1} <span aria-hidden="true">×</span>
          </button>
          <span>se mélangent entre elles</span>
        </li>
      ))}
    </ul>
  );
}

/** Settings of new questions: their time and their order, for pasted and imported ones too. */
function QuestionsNouvelles(): ReactElement {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const id = useId();
  const { defauts } = etat.document.reglages;
  const regler = (champs: Partial<ReglagesDesNouvellesQuestions>) =>
    edite.faire(
      (document) =>
        changerReglagesDuQuizz(document, {
          defauts: { ...document.reglages.defauts, ...champs },
        }),
      "defauts",
    );
  return (
    <section className={styles["section"]} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>Questions nouvelles</h2>
      <div className={styles["temps"]}>
        <Stepper
          libelle="Secondes des questions nouvelles, 0 sans minuteur"
          valeur={defauts.temps}
          max={MINUTEUR_QUESTION_MAX_S}
          tapable
          onChange={(temps) => regler({ temps })}
        />
        <span aria-hidden="true">{defauts.temps === 0 ? "sans minuteur" : "secondes"}</span>
      </div>
      <Interrupteur
        libelle="Options mélangées"
        description="Celles qui sont déjà là ne changent pas."
        coche={defauts.melange}
        onChange={(melange) => regler({ melange })}
      />
    </section>
  );
}

/** Name (`data-champ`) of the button that removes a tag; of the text field when `tag` is empty. */
const champTag = (tag: string): string => `tag/${tag}`;

/** At most four tags of the predefined list, with suggestions while one types. plateforme §5. */
function TagsQuizz(): ReactElement {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const { erreur } = useAnnoncerParBanniere();
  const viser = useFocusSurChamp();
  const id = useId();
  const [saisie, setSaisie] = useState("");
  /** Rank of the suggestion reached with the arrow keys; null before the first arrow. */
  const [vise, setVise] = useState<number | null>(null);
  const { tags } = etat.document.reglages;
  const proposes = proposerTags(saisie, tags);
  const ecrit = trouverTag(saisie);
  // Rank of the suggestion that Enter takes; -1 for none: a typed tag that the quizz already has is announced instead.
  const retenu = vise ?? (ecrit !== null && tags.includes(ecrit) ? -1 : 0);
  const poser = (suivants: readonly string[]) =>
    edite.faire((document) => changerReglagesDuQuizz(document, { tags: [...suivants] }));
  const ajouter = (texte: string) => {
    const tag = trouverTag(texte);
    // an unknown tag is not added (plateforme §5); its text stays in the field to be corrected
    if (tag === null) return;
    if (tags.includes(tag)) erreur(PHRASES_EDITION_QUIZZ.tagPresent);
    else if (tags.length >= TAGS_PAR_QUIZZ_MAX) erreur(PHRASES_EDITION_QUIZZ.tags);
    else {
      poser([...tags, tag]);
      setSaisie("");
      setVise(null);
    }
  };
  const touche = (evenement: KeyboardEvent) => {
    const pas: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const saut = pas[evenement.key];
    if (saut !== undefined && proposes.length > 0) {
      evenement.preventDefault();
      setVise(
        retenu < 0 && saut < 0
          ? proposes.length - 1
          : (retenu + saut + proposes.length) % proposes.length,
      );
    } else if (evenement.key === "Enter" || evenement.key === ",") {
      evenement.preventDefault();
      ajouter(proposes[retenu] ?? saisie);
    } else if (evenement.key === "Escape") setSaisie("");
    // Backspace in the empty field removes the last tag; a key held down to empty the field does not go on to the tags
    else if (evenement.key === "Backspace" && !evenement.repeat && saisie === "" && tags.length > 0)
      poser(tags.slice(0, -1));
  };
  return (
    <section className={styles["section"]} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>
        <label htmlFor={id}>Tags</label>
        <span>
          {tags.length}&nbsp;/&nbsp;{TAGS_PAR_QUIZZ_MAX}
        </span>
      </h2>
      <div className={styles["boite"]}>
        {tags.map((tag) => (
          <span key={tag} className={styles["tag"]}>
            {tag}
            <button
              type="button"
              aria-label={`Ôter ${tag}`}
              data-champ={champTag(tag)}
              onClick={() => {
                poser(tags.filter((autre) => autre !== tag));
                viser(champTag(trouverVoisineApresSuppression(tags, new Set([tag])) ?? ""));
              }}
            >
              <Icone nom="croix" taille="0.9em" />
            </button>
          </span>
        ))}
        <input
          id={id}
          data-champ={champTag("")}
          role="combobox"
          aria-expanded={proposes.length > 0}
          aria-controls={`${id}-liste`}
          aria-autocomplete="list"
          aria-activedescendant={
            proposes[retenu] === undefined ? undefined : `${id}-${String(retenu)}`
          }
          autoComplete="off"
          placeholder={tags.length < TAGS_PAR_QUIZZ_MAX ? "Ajouter un tag" : ""}
          value={saisie}
          onChange={(evenement) => {
            setSaisie(evenement.currentTarget.value);
            setVise(null);
          }}
          onKeyDown={touche}
          onBlur={() => ajouter(saisie)}
        />
      </div>
      <div
        id={`${id}-liste`}
        role="listbox"
        aria-label="Tags proposés"
        hidden={proposes.length === 0}
      >
        {proposes.map((tag, rang) => (
          // the focus stays in the field, which announces the active suggestion
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={tag}
            id={`${id}-${String(rang)}`}
            role="option"
            tabIndex={-1}
            aria-selected={rang === retenu}
            onMouseDown={(evenement) => evenement.preventDefault()}
            onClick={() => ajouter(tag)}
          >
            {tag}
          </div>
        ))}
      </div>
    </section>
  );
}
