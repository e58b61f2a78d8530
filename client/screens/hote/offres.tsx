import { type ReactElement, useState } from "react";
import type { Vue, VueOffreDeGorgees } from "#game/schema/etat.ts";
import { useActionsHote } from "./actions.ts";
import { Bouton } from "../../ui/bouton.tsx";
import {
  direQuestionPourQuiOffre,
  direLibelleDuBoutonDOffre,
  estOffreAEcrire,
  estOffreServie,
  estOffreDontLesNommesSontTousPresents,
} from "../../scenes/hote/dire-offre.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { listerJoueursAvecLigneArdoise, type JoueurAvecId } from "../../scenes/hote/joueurs.ts";
import styles from "./gestes.module.css";
import { enumererNoms } from "../../ui/typographie.tsx";

interface OffresProps {
  readonly vue: Vue;
  readonly offres: readonly VueOffreDeGorgees[];
  /** Number of the step whose text names the sips. */
  readonly tour: number;
}

/**
 * A button for every amount that a text names, which writes it on the ardoise or puts it in somebody's hand: at one
 * tap when the text names who, otherwise through a panel where the host chooses.
 */
export function BoutonsOffresDeGorgees({ vue, offres, tour }: OffresProps): ReactElement | null {
  const { noterOffre } = useActionsHote();
  const [choisi, setChoisi] = useState(-1);
  if (!offres.some((offre) => estOffreAEcrire(vue, offre))) return null;
  const noter = (offre: number, joueurs: readonly string[]) => {
    const { prises = 0 } = offres[offre] ?? {};
    void noterOffre({ tour, offre, prises, joueurs: [...joueurs] });
    setChoisi(-1);
  };
  const ouverte = offres[choisi];
  return (
    <div className={styles["offres"]} role="group" aria-label="Gorgées à noter">
      {offres.map(
        (offre, rang) =>
          estOffreAEcrire(vue, offre) && (
            <Bouton
              key={rang}
              variante="contour"
              taille="hote"
              className={styles["offre"]}
              aria-disabled={estOffreServie(offre) || undefined}
              icone={offre.prises > 0 ? "coche" : undefined}
              onClick={() => {
                // a press on an offer already written does nothing; `disabled` would drop the focus
                if (estOffreServie(offre)) return;
                if (estOffreDontLesNommesSontTousPresents(vue, offre)) noter(rang, offre.cibles);
                else setChoisi(rang);
              }}
            >
              {direLibelleDuBoutonDOffre(vue, offre)}
            </Bouton>
          ),
      )}
      <PanneauGorgees
        key={choisi}
        vue={vue}
        titre={ouverte === undefined ? "" : direQuestionPourQuiOffre(ouverte)}
        ouvert={ouverte !== undefined}
        coches={ouverte?.cibles ?? []}
        onFermer={() => setChoisi(-1)}
        noter={(joueurs) => noter(choisi, joueurs)}
      />
    </div>
  );
}

interface PanneauGorgeesProps {
  readonly vue: Vue;
  readonly titre: string;
  readonly ouvert: boolean;
  /** Keys of the players who are ticked when the panel of an offer of sips opens. */
  readonly coches: readonly string[];
  readonly onFermer: () => void;
  readonly noter: (joueurs: readonly string[]) => void;
}

const NOMS_MONTRES = 3;

/** Dialogue in which the host chooses who gets the offered sips: everybody, everybody but some, or those ticked. */
function PanneauGorgees({
  vue,
  titre,
  ouvert,
  coches,
  onFermer,
  noter,
}: PanneauGorgeesProps): ReactElement {
  const compact = useIsCompactScreen();
  const [choisis, setChoisis] = useState<ReadonlySet<string>>(() => new Set(coches));
  const tous = listerJoueursAvecLigneArdoise(vue);
  const pour = tous.filter(({ id }) => choisis.has(id));
  const autres = tous.filter(({ id }) => !choisis.has(id));
  const choisir = (joueurs: readonly JoueurAvecId[]) =>
    setChoisis(new Set(joueurs.map(({ id }) => id)));
  const basculer = (joueur: JoueurAvecId) =>
    choisir(choisis.has(joueur.id) ? pour.filter(({ id }) => id !== joueur.id) : [...pour, joueur]);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre={titre}
      variante="modale"
      largeur={compact ? undefined : "48rem"}
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton disabled={pour.length === 0} onClick={() => noter(pour.map(({ id }) => id))}>
            {libelle(pour, tous.length)}
          </Bouton>
        </>
      }
    >
      <div className={styles["groupes"]}>
        <Bouton variante="contour" disabled={autres.length === 0} onClick={() => choisir(tous)}>
          Tout le monde
        </Bouton>
        <Bouton
          variante="contour"
          disabled={pour.length === 0 || autres.length === 0}
          onClick={() => choisir(autres)}
        >
          Tout le monde sauf {pour.length === 0 || autres.length === 0 ? "…" : nommer(pour)}
        </Bouton>
      </div>
      <ul className={styles["choix"]}>
        {tous.map((joueur) => (
          <li key={joueur.id}>
            <button
              type="button"
              aria-pressed={choisis.has(joueur.id)}
              onClick={() => basculer(joueur)}
            >
              <span className={styles["coche"]}>
                {choisis.has(joueur.id) && <Icone nom="coche" taille="70%" />}
              </span>
              <NomAjuste>{joueur.pseudo}</NomAjuste>
            </button>
          </li>
        ))}
      </ul>
    </Dialogue>
  );
}

const nommer = (joueurs: readonly JoueurAvecId[]): string =>
  enumererNoms(
    joueurs.map(({ pseudo }) => pseudo),
    NOMS_MONTRES,
  );

function libelle(pour: readonly JoueurAvecId[], total: number): string {
  if (pour.length === 0) return "Noter";
  return `Noter pour ${pour.length === total && total > 1 ? "tout le monde" : nommer(pour)}`;
}
