/** The fields of an imprévu: its text, its follow-up, its list, its settings. */
import { type ReactElement, type Ref, useEffect, useRef } from "react";
import { PHRASES_EDITION_IMPREVU } from "#contracts/edition-imprevu.ts";
import { TEXTE_IMPREVU_LONGUEUR_MAX } from "#contracts/limites.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import { useLocation } from "../../../app/navigation.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { useFocusSurChamp, estTexteDeQuestionVise } from "../commun/viser.ts";
import {
  ChampAvecCommandesDImprevu,
  type ActionsChampAvecCommandesDImprevu,
} from "./champ-a-commandes.tsx";
import { PaletteCommandesDeTexteDImprevu } from "./commandes.tsx";
import { ChampsElementsDeListeDImprevu } from "./elements-liste.tsx";
import { useImprevuEnCoursDeRedaction } from "./redaction.ts";
import { ChampMediaDImprevu, ReglagesDImprevu } from "./reglages-imprevu.tsx";
import styles from "./editeur-imprevu.module.css";

export function ChampsDeTexteDImprevu(): ReactElement {
  const { edite, etat } = useImprevuEnCoursDeRedaction();
  const { imprevu, envoi } = etat;
  const texte = useRef<ActionsChampAvecCommandesDImprevu>(null);
  const suite = useRef<ActionsChampAvecCommandesDImprevu>(null);
  const dernier = useRef(texte);
  const viser = useFocusSurChamp();
  const { state, key } = useLocation();
  const ecrire = estTexteDeQuestionVise(state);
  useEffect(() => {
    if (ecrire) viser("texte");
    // `key` is of the navigation: the effect runs once for each navigation that asks for the text
  }, [ecrire, key, viser]);
  const dite = envoi.nom === "refus";
  const longueur = [...imprevu.text].length;
  const erreur =
    longueur > TEXTE_IMPREVU_LONGUEUR_MAX
      ? PHRASES_EDITION_IMPREVU.texteLong
      : aDuTexteVisible(imprevu.text)
        ? undefined
        : PHRASES_EDITION_IMPREVU.texteVide;
  return (
    <section className={styles["gauche"]} aria-label="L’imprévu">
      <ChampAvecCommandesDImprevu
        libelle="Texte"
        champ="texte"
        sansListe={imprevu.liste.length === 0}
        ref={texte}
        onFocus={() => {
          dernier.current = texte;
        }}
        aide={
          <span>
            <kbd>&amp;</kbd> propose les commandes
          </span>
        }
        valeur={imprevu.text}
        erreur={erreur}
        onChange={(text) => edite.faire((avant) => ({ ...avant, text }), "texte")}
      />
      <PaletteCommandesDeTexteDImprevu
        inserer={(modele) => (dernier.current.current ?? texte.current)?.inserer(modele)}
      />
      <SuiteDImprevu
        dite={dite}
        ref={suite}
        onFocus={() => {
          dernier.current = suite;
        }}
      />
      <div className={styles["bas"]}>
        <ChampsElementsDeListeDImprevu
          liste={imprevu.liste}
          dite={dite}
          onChange={(liste, rang) =>
            edite.faire(
              (avant) => ({ ...avant, liste: [...liste] }),
              rang === null ? "" : `liste/${String(rang)}`,
            )
          }
        />
        <ReglagesDImprevu />
      </div>
    </section>
  );
}

interface Props {
  /** Whether a save was refused: missing texts are then marked. */
  readonly dite: boolean;
  readonly ref: Ref<ActionsChampAvecCommandesDImprevu>;
  readonly onFocus: () => void;
}

/** Field of the follow-up, which the host reads out after 'La suite'; it names the same players as the text. */
function SuiteDImprevu({ dite, ref, onFocus }: Props): ReactElement {
  const { etat, edite } = useImprevuEnCoursDeRedaction();
  const viser = useFocusSurChamp();
  const { suite } = etat.imprevu;
  if (suite === null)
    return (
      <div>
        <Bouton
          variante="contour"
          icone="plus"
          onClick={() => {
            edite.faire((avant) => ({ ...avant, suite: { media: "", text: "" } }));
            viser("suite");
          }}
        >
          Ajouter une suite
        </Bouton>
      </div>
    );
  return (
    <div className={styles["suite"]}>
      <ChampAvecCommandesDImprevu
        petit
        libelle="Suite"
        champ="suite"
        sansListe={etat.imprevu.liste.length === 0}
        ref={ref}
        onFocus={onFocus}
        aide={
          <>
            <span>lue quand on l’appelle, avec les mêmes prénoms</span>
            <button
              type="button"
              onClick={() => {
                edite.faire((avant) => ({ ...avant, suite: null }));
                viser("texte");
              }}
            >
              Ôter la suite
            </button>
          </>
        }
        valeur={suite.text}
        erreur={
          dite && !aDuTexteVisible(suite.text) ? PHRASES_EDITION_IMPREVU.suiteVide : undefined
        }
        onChange={(text) =>
          edite.faire(
            (avant) => ({ ...avant, suite: { media: avant.suite?.media ?? "", text } }),
            "suite",
          )
        }
      />
      <ChampMediaDImprevu
        titre="Média de la suite"
        defaut={null}
        media={suite.media}
        onChange={(media) =>
          edite.faire((avant) => ({ ...avant, suite: { text: avant.suite?.text ?? "", media } }))
        }
      />
    </div>
  );
}
