import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { TAGS } from "#contracts/tags.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./filtres.module.css";
import { type Requete, type Tri, TRIS } from "./requete.ts";

interface Props {
  readonly requete: Requete;
  readonly onChange: (changements: Partial<Requete>) => void;
}

const ORDRE: readonly Tri[] = ["ajout", "recent", "oldest", "note"];

/** Search, tags, order. One pop-over at a time; a press outside or Escape closes it: plateforme §2. */
export function Filtres({ requete, onChange }: Props): ReactElement {
  const [saisie, setSaisie] = useState(requete.searchQuery);
  const [ouvert, setOuvert] = useState<"tags" | "tri" | null>(null);
  const boite = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (ouvert === null) return undefined;
    const dehors = (evenement: Event) => {
      const { target } = evenement;
      if (target instanceof Node && boite.current?.contains(target) === false) setOuvert(null);
    };
    const touche = (evenement: KeyboardEvent) => {
      if (evenement.key !== "Escape") return;
      setOuvert(null);
      document.getElementById(`${id}${ouvert}`)?.focus();
    };
    document.addEventListener("pointerdown", dehors);
    document.addEventListener("focusin", dehors);
    document.addEventListener("keydown", touche);
    return () => {
      document.removeEventListener("pointerdown", dehors);
      document.removeEventListener("focusin", dehors);
      document.removeEventListener("keydown", touche);
    };
  }, [ouvert, id]);
  const basculer = (lequel: "tags" | "tri") => setOuvert(ouvert === lequel ? null : lequel);
  const { tags, sort } = requete;
  return (
    <form
      role="search"
      className={styles["filtres"]}
      onSubmit={(evenement) => {
        evenement.preventDefault();
        onChange({ searchQuery: saisie.trim() });
      }}
    >
      <Champ
        type="search"
        libelle="Chercher un titre, un tag, un pseudo"
        libelleCache
        placeholder="Chercher un titre, un tag, un pseudo"
        enterKeyHint="search"
        value={saisie}
        onChange={(evenement) => setSaisie(evenement.currentTarget.value)}
      />
      <div ref={boite} className={styles["volets"]}>
        <Bouton
          id={`${id}tags`}
          variante="contour"
          aria-expanded={ouvert === "tags"}
          onClick={() => basculer("tags")}
        >
          Tags{tags.length > 0 ? ` (${String(tags.length)})` : ""}
        </Bouton>
        <Bouton
          id={`${id}tri`}
          variante="contour"
          aria-expanded={ouvert === "tri"}
          onClick={() => basculer("tri")}
        >
          {TRIS[sort]}
        </Bouton>
        {ouvert === "tags" && (
          <fieldset className={styles["tags"]}>
            <legend className="visually-hidden">Tags</legend>
            {tags.length > 0 && (
              <Bouton variante="discret" onClick={() => onChange({ tags: [] })}>
                Tout décocher
              </Bouton>
            )}
            {TAGS.map((tag) => (
              <label key={tag}>
                <input
                  type="checkbox"
                  className="case"
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
          </fieldset>
        )}
        {ouvert === "tri" && (
          <fieldset className={styles["tri"]}>
            <legend className="visually-hidden">Ordre</legend>
            {ORDRE.map((tri) => (
              <label key={tri}>
                <input
                  type="radio"
                  name={`${id}ordre`}
                  className="case"
                  checked={tri === sort}
                  onChange={() => onChange({ sort: tri })}
                />
                {TRIS[tri]}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </form>
  );
}
