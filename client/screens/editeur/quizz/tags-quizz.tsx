import { type KeyboardEvent, type ReactElement, useId, useState } from "react";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { TAGS_MAX } from "#contracts/limites.ts";
import { tagConnu } from "#contracts/tags.ts";
import { reglerDocument } from "../../../document/document.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { Icone } from "../../../ui/icones.tsx";
import { useEdition } from "../commun/edition.tsx";
import { useViser } from "../commun/viser.ts";
import { proposerTags } from "./proposer-tags.ts";
import styles from "./tags-quizz.module.css";
import { voisine } from "./voisine.ts";

/** Of the button that takes it away; empty: the field. */
const champTag = (tag: string): string => `tag/${tag}`;

/** At most four, of the predefined list, completed as one types: plateforme §5. */
export function TagsQuizz(): ReactElement {
  const { atelier, etat } = useEdition();
  const { erreur } = useAnnonces();
  const viser = useViser();
  const id = useId();
  const [saisie, setSaisie] = useState("");
  /** Where the arrows went; null before. */
  const [vise, setVise] = useState<number | null>(null);
  const { tags } = etat.document.reglages;
  const proposes = proposerTags(saisie, tags);
  const ecrit = tagConnu(saisie);
  // one that is there already is said, and no other taken for it
  const retenu = vise ?? (ecrit !== null && tags.includes(ecrit) ? -1 : 0);
  const poser = (suivants: readonly string[]) =>
    atelier.faire((document) => reglerDocument(document, { tags: [...suivants] }));
  const ajouter = (texte: string) => {
    const tag = tagConnu(texte);
    // what is unknown is ignored without a word (plateforme §5), and stays in the field to be mended
    if (tag === null) return;
    if (tags.includes(tag)) erreur(TEXTES_EDITION.tagPresent);
    else if (tags.length >= TAGS_MAX) erreur(TEXTES_EDITION.tags);
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
    // held down to empty the field, it does not go on to the tags
    else if (evenement.key === "Backspace" && !evenement.repeat && saisie === "" && tags.length > 0)
      poser(tags.slice(0, -1));
  };
  return (
    <section className={styles["section"]} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>
        <label htmlFor={id}>Tags</label>
        <span>
          {tags.length}&nbsp;/&nbsp;{TAGS_MAX}
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
                viser(champTag(voisine(tags, new Set([tag])) ?? ""));
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
          placeholder={tags.length < TAGS_MAX ? "Ajouter un tag" : ""}
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
          // the keyboard is in the field, which says which one is meant
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
