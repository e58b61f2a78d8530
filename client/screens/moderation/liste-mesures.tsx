import { type ReactElement, useId } from "react";
import type { Role } from "#contracts/compte.ts";
import type { GenreAffaire, GenreMesure } from "#contracts/moderation.ts";
import { ErreurChamp } from "../../ui/erreur-champ.tsx";
import { direDuree, dureeDe, dureesPour, type MesureProposee } from "./choix-de-mesures.ts";
import { Coche } from "./coche.tsx";
import styles from "./panneau.module.css";
import type { SaisieAffaire } from "./saisies.ts";

interface Props {
  readonly proposees: readonly MesureProposee[];
  readonly choisie: GenreMesure | null;
  readonly role: Role;
  readonly affaire: GenreAffaire;
  /** Of the one that is chosen, when it lasts; null: until somebody lifts it. */
  readonly jours: number | null;
  readonly messages: boolean;
  readonly erreur: string | undefined;
  readonly onChoisir: (rang: number) => void;
  readonly onChanger: (changement: Partial<SaisieAffaire>) => void;
}

const SANS_FIN = "sans-fin";

/** The measures, each with its key; of what lasts, how long. Those that may not be taken say why. */
export function ListeMesures({
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
        const duree = dureeDe(genre);
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
                  <small> {direDuree(duree)}</small>
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
                    {dureesPour(role, genre, affaire).map((n) => (
                      <option key={n ?? SANS_FIN} value={n ?? SANS_FIN}>
                        {direDuree(n)}
                      </option>
                    ))}
                  </select>
                </label>
                {genre === "nePlusPublier" && (
                  <Coche coche={messages} onChange={(ni) => onChanger({ messages: ni })}>
                    ni envoyer de messages
                  </Coche>
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
