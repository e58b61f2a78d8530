import type { ReactElement, Ref } from "react";
import { TEXTES_IMPREVU } from "#contracts/edition-imprevu.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { useViser } from "../commun/viser.ts";
import { ChampACommandes, type GestesDeChamp } from "./champ-a-commandes.tsx";
import { MediaDImprevu } from "./media-d-imprevu.tsx";
import { useCarte } from "./redaction.ts";
import styles from "./editeur-imprevu.module.css";

interface Props {
  /** It was asked to be saved: what is missing is said. */
  readonly dite: boolean;
  readonly ref: Ref<GestesDeChamp>;
  readonly onFocus: () => void;
}

/** What the host reads once they say 'La suite', with the same names. */
export function SuiteDImprevu({ dite, ref, onFocus }: Props): ReactElement {
  const { etat, atelier } = useCarte();
  const viser = useViser();
  const { suite } = etat.carte;
  if (suite === null)
    return (
      <div>
        <Bouton
          variante="contour"
          icone="plus"
          onClick={() => {
            atelier.faire((avant) => ({ ...avant, suite: { media: "", text: "" } }));
            viser("suite");
          }}
        >
          Ajouter une suite
        </Bouton>
      </div>
    );
  return (
    <div className={styles["suite"]}>
      <ChampACommandes
        petit
        libelle="Suite"
        champ="suite"
        sansListe={etat.carte.liste.length === 0}
        ref={ref}
        onFocus={onFocus}
        aide={
          <>
            <span>lue quand on l’appelle, avec les mêmes prénoms</span>
            <button
              type="button"
              onClick={() => {
                atelier.faire((avant) => ({ ...avant, suite: null }));
                viser("texte");
              }}
            >
              Ôter la suite
            </button>
          </>
        }
        valeur={suite.text}
        erreur={dite && !estVisible(suite.text) ? TEXTES_IMPREVU.suiteVide : undefined}
        onChange={(text) =>
          atelier.faire(
            (avant) => ({ ...avant, suite: { media: avant.suite?.media ?? "", text } }),
            "suite",
          )
        }
      />
      <MediaDImprevu
        titre="Média de la suite"
        defaut={null}
        media={suite.media}
        onChange={(media) =>
          atelier.faire((avant) => ({ ...avant, suite: { text: avant.suite?.text ?? "", media } }))
        }
      />
    </div>
  );
}
