import { type ReactElement, type ReactNode, useId, useState } from "react";
import { TAGS_QUIZZ } from "#contracts/tags.ts";
import { ChampRecherche } from "../../quizz/recherche.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { useDropdown } from "../../ui/use-dropdown.ts";
import styles from "./bibliotheque.module.css";
import {
  type RequeteDeListeDeQuizz,
  type TriDeListeDeQuizz,
  NOMS_DES_TRIS_DE_QUIZZ,
} from "../../quizz/requete.ts";

interface Props {
  readonly requete: RequeteDeListeDeQuizz;
  readonly onChange: (changements: Partial<RequeteDeListeDeQuizz>) => void;
}

const ORDRE: readonly TriDeListeDeQuizz[] = ["ajout", "recent", "oldest", "note"];

/** Search field (on Enter), tags, order: plateforme §2 "Quiz list pages", §4. */
export function FiltresDeListeDeQuizz({ requete, onChange }: Props): ReactElement {
  const { tags, sort, searchQuery } = requete;
  // the member's own list has a single author, so no search by pseudo
  const quoi =
    requete.menu === "1" ? "Chercher un titre, un tag" : "Chercher un titre, un tag, un pseudo";
  const [cherchee, setCherchee] = useState(searchQuery);
  const [saisie, setSaisie] = useState(searchQuery);
  // the field follows a search that has changed through Back or a link
  if (cherchee !== searchQuery) {
    setCherchee(searchQuery);
    setSaisie(searchQuery);
  }
  return (
    <form
      role="search"
      className={styles["filtres"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        onChange({ searchQuery: saisie.trim() });
      }}
    >
      <ChampRecherche
        libelle={quoi}
        placeholder={quoi}
        valeur={saisie}
        onSaisie={setSaisie}
        onChoisir={({ genre, texte }) => {
          // a suggested tag is ticked in the list of tags
          const tag = genre === "tag";
          setSaisie(tag ? "" : texte);
          onChange(
            tag
              ? { searchQuery: "", tags: [...new Set([...tags, texte])] }
              : { searchQuery: texte },
          );
        }}
        onChercher={() => onChange({ searchQuery: saisie.trim() })}
      />
      <Volet libelle={tags.length > 0 ? `Tags (${String(tags.length)})` : "Tags"}>
        <fieldset className={styles["tags"]}>
          <legend className="visually-hidden">Tags</legend>
          {tags.length > 0 && (
            <Bouton variante="discret" onClick={() => onChange({ tags: [] })}>
              Tout décocher
            </Bouton>
          )}
          <div className={styles["liste"]}>
            {TAGS_QUIZZ.map((tag) => (
              <label key={tag}>
                <input
                  type="checkbox"
                  className={styles["case"]}
                  checked={tags.includes(tag)}
                  onChange={(evenement) =>
                    onChange({
                      tags: evenement.currentTarget.checked
                        ? [...tags, tag]
                        : tags.filter((autre) => autre !== tag),
                    })
                  }
                />
                {tag}
              </label>
            ))}
          </div>
        </fieldset>
      </Volet>
      <Volet libelle={NOMS_DES_TRIS_DE_QUIZZ[sort]}>
        <Ordre sort={sort} onChange={onChange} />
      </Volet>
    </form>
  );
}

/** A button with its panel. A press or a focus elsewhere closes the panel, so only one is open at a time. */
function Volet({
  libelle,
  children,
}: {
  readonly libelle: string;
  readonly children: ReactNode;
}): ReactElement {
  const { ouvert, basculer, boite, bouton } = useDropdown();
  return (
    <div ref={boite} className={styles["volet"]}>
      <Bouton ref={bouton} variante="contour" aria-expanded={ouvert} onClick={basculer}>
        {libelle}
      </Bouton>
      {ouvert && children}
    </div>
  );
}

function Ordre({
  sort,
  onChange,
}: Pick<Props, "onChange"> & { readonly sort: TriDeListeDeQuizz }): ReactElement {
  const nom = useId();
  return (
    <fieldset className={styles["tri"]}>
      <legend className="visually-hidden">Ordre</legend>
      {ORDRE.map((tri) => (
        <label key={tri}>
          <input
            type="radio"
            name={nom}
            className={styles["case"]}
            checked={tri === sort}
            onChange={() => onChange({ sort: tri })}
          />
          {NOMS_DES_TRIS_DE_QUIZZ[tri]}
        </label>
      ))}
    </fieldset>
  );
}
