/** The search field of quizzes, with suggestions below: a combobox in which Enter still searches. */
import { type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { decouperEnMots, decouperTexteSelonRecherche } from "#contracts/mots.ts";
import type { SuggestionDeRecherche } from "#contracts/suggestions.ts";
import { Bouton } from "../ui/bouton.tsx";
import { Champ } from "../ui/champ.tsx";
import { joinClassNames } from "../ui/classes.ts";
import { useSuggestionsDeRecherche } from "./queries.ts";
import styles from "./recherche.module.css";

const GENRES: Readonly<Record<SuggestionDeRecherche["genre"], string>> = {
  tag: "Tag",
  titre: "Quizz",
  auteur: "Créateur",
};

const cleDe = ({ genre, texte }: SuggestionDeRecherche): string => `${genre} ${texte}`;

interface Props {
  readonly libelle: string;
  readonly placeholder: string;
  readonly valeur: string;
  readonly onSaisie: (saisie: string) => void;
  /** Called with a chosen suggestion. */
  readonly onChoisir: (suggestion: SuggestionDeRecherche) => void;
  /** Called on Enter in the field. */
  readonly onChercher: () => void;
  readonly className?: string | undefined;
}

export function ChampRecherche({
  libelle,
  placeholder,
  valeur,
  onSaisie,
  onChoisir,
  onChercher,
  className,
}: Props): ReactElement {
  const id = useId();
  const [ouvert, setOuvert] = useState(false);
  // the marked suggestion rather than its rank, because a later list may come under it
  const [cleVisee, setCleVisee] = useState<string | null>(null);
  const proposees = useSuggestionsDeRecherche(valeur, ouvert);
  const vise = proposees.findIndex((suggestion) => cleDe(suggestion) === cleVisee);
  const visee = proposees[vise];
  const fermer = () => {
    setOuvert(false);
    setCleVisee(null);
  };
  const choisir = (suggestion: SuggestionDeRecherche) => {
    fermer();
    onChoisir(suggestion);
  };
  const touche = (evenement: KeyboardEvent) => {
    const pas: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const saut = pas[evenement.key];
    if (saut !== undefined) {
      evenement.preventDefault();
      setOuvert(true);
      // the arrow keys go round the suggestions and the field itself, which comes before the first and after the last
      const places = proposees.length + 1;
      const suivante = proposees[((vise + 1 + saut + places) % places) - 1];
      setCleVisee(suivante === undefined ? null : cleDe(suivante));
    } else if (evenement.key === "Escape" && proposees.length > 0) {
      // the first Escape closes the suggestions without clearing the field
      evenement.preventDefault();
      fermer();
    } else if (evenement.key === "Enter") {
      evenement.preventDefault();
      if (visee !== undefined) return choisir(visee);
      fermer();
      onChercher();
    }
  };
  return (
    <div className={joinClassNames(styles["boite"], className)}>
      <Champ
        type="search"
        role="combobox"
        aria-expanded={proposees.length > 0}
        aria-controls={`${id}-liste`}
        aria-autocomplete="list"
        aria-activedescendant={visee === undefined ? undefined : `${id}-${String(vise)}`}
        autoComplete="off"
        libelle={libelle}
        libelleCache
        placeholder={placeholder}
        enterKeyHint="search"
        value={valeur}
        onChange={(evenement) => {
          setOuvert(true);
          setCleVisee(null);
          onSaisie(evenement.currentTarget.value);
        }}
        onKeyDown={touche}
        onBlur={fermer}
      />
      <div
        id={`${id}-liste`}
        role="listbox"
        aria-label="Suggestions"
        className={styles["liste"]}
        hidden={proposees.length === 0}
      >
        {proposees.map((suggestion, rang) => (
          // focus stays in the field, whose aria-activedescendant names the option
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={cleDe(suggestion)}
            id={`${id}-${String(rang)}`}
            role="option"
            tabIndex={-1}
            aria-selected={rang === vise}
            className={styles["option"]}
            onMouseDown={(evenement) => evenement.preventDefault()}
            onClick={() => choisir(suggestion)}
          >
            <span className={styles["texte"]}>
              <TexteMotsTrouvesSurlignes
                texte={suggestion.texte}
                cherche={decouperEnMots(valeur)}
              />
            </span>
            <span className={styles["genre"]}>{GENRES[suggestion.genre]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface VouliezVousProps {
  readonly proposition: string;
  readonly onChoisir: (recherche: string) => void;
}

/** Button that searches for another spelling instead, suggested when nothing was found. */
export function BoutonVouliezVousDire({ proposition, onChoisir }: VouliezVousProps): ReactElement {
  return (
    <Bouton variante="contour" icone="loupe" onClick={() => onChoisir(proposition)}>
      {/* one element, because the button's flex gap would separate the pieces */}
      <span>
        Vouliez-vous dire «&nbsp;<bdi>{proposition}</bdi>&nbsp;»&#8239;?
      </span>
    </Bouton>
  );
}

interface SurligneProps {
  readonly texte: string;
  /** Words of the search, to mark in the text. */
  readonly cherche: readonly string[];
}

/** A text of a user, with the found words marked. */
export function TexteMotsTrouvesSurlignes({ texte, cherche }: SurligneProps): ReactElement {
  if (cherche.length === 0) return <bdi>{texte}</bdi>;
  return (
    <bdi>
      {decouperTexteSelonRecherche(texte, cherche).map((passage, rang) =>
        passage.trouve ? (
          <mark key={rang} className={styles["trouve"]}>
            {passage.texte}
          </mark>
        ) : (
          passage.texte
        ),
      )}
    </bdi>
  );
}
