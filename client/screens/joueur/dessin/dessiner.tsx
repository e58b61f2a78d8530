/**
 * « Dessine ton sous-bock avec le doigt »: a sheet to draw on with four chalks, and a button that puts the drawing on
 * the counter; players who do not draw choose a ready-made one.
 */
import { type ReactElement, useState, type PointerEvent, useRef } from "react";
import {
  CRAIES,
  type Craie,
  decoderDessin,
  COTE_FEUILLE_DESSIN,
  type Dessin,
  type TraitDeDessin,
} from "#contracts/dessin.ts";
import { useActionsJoueur } from "../actions.ts";
import { useVueDeLaRoom } from "../../../partie/vue.ts";
import { loadCodeOrReload } from "../../../browser/load-code.ts";
import { EnTeteDuSalonJoueur, SalonJoueur } from "../../../scenes/joueur/salon-joueur.tsx";
import { COULEURS_DES_CRAIES, TraitsDuDessin } from "../../../partie/dessins/bock.tsx";
import { Bouton, BoutonIcone } from "../../../ui/bouton.tsx";
import { CadreDeTelephone } from "../../../ui/sous-bock.tsx";
import {
  ecrireDessinEnTexte,
  estDessinPlein,
  calculerPointDuDessinSousLeDoigt,
  prolongerTraitDeDessin,
  calculerDessinApresChangement,
  type DessinDeSousBockEnCours,
  commencerDessinDeSousBock,
  calculerDessinSansDernierChangement,
  lireDessinEnregistre,
} from "./croquis.ts";
import type { VueJoueur } from "#game/schema/etat.ts";
import { svgPathOfChalkStroke } from "../../../ui/stroke-path.ts";
import { writeStoredValue, readStoredValue } from "../../../browser/stored-values.ts";
import styles from "./dessiner.module.css";

const NOM_CRAIE: Readonly<Record<Craie, string>> = {
  encre: "Encre",
  bouteille: "Vert bouteille",
  bleu: "Bleu",
  ocre: "Ocre",
};

interface DessinerProps {
  /** Whether the host has wiped the last drawing. */
  readonly efface: boolean;
  /** Called once the drawing is on the counter. */
  readonly onPose: () => void;
  /** Leaves the sheet without drawing, with initials or the former drawing. */
  readonly onPasser: () => void;
  readonly motPasser: string;
}

function Dessiner({ efface, onPose, onPasser, motPasser }: DessinerProps): ReactElement {
  const { vue } = useVueDeLaRoom();
  const actions = useActionsJoueur();
  const croquis = useCroquis(efface);
  const [craie, setCraie] = useState<Craie>("encre");
  const [dit, setDit] = useState("");
  const [envoi, setEnvoi] = useState(false);
  const { dessin } = croquis;
  const vide = dessin.length === 0;

  const poser = () => {
    setEnvoi(true);
    void actions.dessiner(ecrireDessinEnTexte(dessin)).then(({ ok }) => {
      setEnvoi(false);
      if (ok) onPose();
    });
  };
  const prendreUnModele = async () => {
    const { MODELES_DE_SOUS_BOCK } = await loadCodeOrReload(
      "modeles",
      () => import("../../../partie/dessins/modeles.ts"),
    );
    const autres = MODELES_DE_SOUS_BOCK.filter(
      ({ traits }) => traits !== ecrireDessinEnTexte(dessin),
    );
    const tire = autres[Math.floor(Math.random() * autres.length)];
    const lu = tire === undefined ? null : decoderDessin(tire.traits);
    if (tire === undefined || lu === null) return;
    croquis.changer(lu);
    setDit(`Le patron te dessine ${tire.nom}.`);
  };
  return (
    <CadreDeTelephone
      haut={<EnTeteDuSalonJoueur vue={vue} />}
      bas={
        <Bouton
          taille="telephone"
          pleineLargeur
          chargement={envoi}
          aria-disabled={vide}
          onClick={() => !vide && poser()}
        >
          Poser sur le comptoir
        </Bouton>
      }
    >
      <div className={styles["dessiner"]}>
        <h1>
          Dessine ton <span className={styles["entier"]}>sous-bock</span> avec&nbsp;le&nbsp;doigt
        </h1>
        <p className={styles["aide"]} data-nouvelle={efface || undefined}>
          {efface
            ? "L’hôte a effacé ton dessin. Tu peux en faire un autre."
            : "Il se posera sur le comptoir, à côté de ton nom."}
        </p>
        <div className={styles["place"]}>
          <FeuilleADessin
            dessin={dessin}
            craie={craie}
            onTrait={(trait) => {
              setDit("");
              croquis.changer([...dessin, trait]);
            }}
            onPlein={() => setDit("Ton sous-bock est plein\u00A0: annule un trait pour continuer.")}
          />
        </div>
        <div className={styles["outils"]}>
          <fieldset className={styles["craies"]}>
            <legend className="visually-hidden">Craie</legend>
            {CRAIES.map((une) => (
              <label
                key={une}
                className={styles["craie"]}
                style={{ "--craie": COULEURS_DES_CRAIES[une] }}
              >
                <input
                  type="radio"
                  name="craie"
                  checked={une === craie}
                  onChange={() => setCraie(une)}
                />
                <span className="visually-hidden">{NOM_CRAIE[une]}</span>
              </label>
            ))}
          </fieldset>
          <BoutonIcone
            icone="annuler"
            className={styles["outil"]}
            libelle="Annuler le dernier trait"
            aria-disabled={vide && croquis.avant.length === 0}
            onClick={croquis.annuler}
          />
          <BoutonIcone
            icone="corbeille"
            className={styles["outil"]}
            libelle="Tout effacer"
            aria-disabled={vide}
            onClick={() => !vide && croquis.changer([])}
          />
        </div>
        <p role="status" className={styles["dit"]}>
          {dit}
        </p>
        <div className={styles["sinon"]}>
          <Bouton variante="discret" onClick={() => void prendreUnModele()}>
            Un dessin pour moi
          </Bouton>
          <Bouton variante="discret" onClick={onPasser}>
            {motPasser}
          </Bouton>
        </div>
      </div>
    </CadreDeTelephone>
  );
}

/** What the player has chosen in the salon: to draw, or to wait with the others; null before any choice. */
type Envie = "dessiner" | "attendre" | null;

export function SalonJoueurAvecDessin({ moi }: { readonly moi: VueJoueur }): ReactElement {
  const [envie, setEnvie] = useState<Envie>(null);
  const { vue, moi: id } = useVueDeLaRoom();
  const pose = moi.dessin > 0;
  // whether the player has a line of the evening, shown after a quizz in the place of the sheet; drawing is one tap away
  const aJoue = vue.soir?.lignes.some((ligne) => ligne.id === id) === true;
  // the choice is forgotten when the host wipes the drawing, so that the sheet comes back
  const [vuEfface, setVuEfface] = useState(false);
  if (moi.dessinEfface !== vuEfface) {
    setVuEfface(moi.dessinEfface);
    if (moi.dessinEfface) setEnvie(null);
  }
  const dessine = envie === null ? moi.dessinEfface || !(pose || aJoue) : envie === "dessiner";
  return dessine ? (
    <Dessiner
      key={moi.dessinEfface ? "efface" : "dessin"}
      efface={moi.dessinEfface}
      onPose={() => setEnvie("attendre")}
      onPasser={() => setEnvie("attendre")}
      motPasser={pose ? "Garder l’ancien" : "Mes initiales"}
    />
  ) : (
    <SalonJoueur
      redessiner={{
        mot: pose ? "Redessiner" : "Dessiner mon sous-bock",
        faire: () => setEnvie("dessiner"),
      }}
    />
  );
}

/**
 * Props of the square sheet that a finger draws on. A stroke is drawn as it comes, and given to `onTrait` when the finger
 * leaves.
 */
interface FeuilleADessinProps {
  readonly dessin: Dessin;
  readonly craie: Craie;
  readonly onTrait: (trait: TraitDeDessin) => void;
  /** Called when the sheet has no room left for another stroke. */
  readonly onPlein: () => void;
}

/** Positions of the finger since the last frame; only its current one in browsers that do not give them. */
const passages = ({
  nativeEvent,
}: PointerEvent): readonly { clientX: number; clientY: number }[] => {
  const passes = nativeEvent.getCoalescedEvents?.() ?? [];
  return passes.length > 0 ? passes : [nativeEvent];
};

function FeuilleADessin({ dessin, craie, onTrait, onPlein }: FeuilleADessinProps): ReactElement {
  const trace = useRef<SVGPathElement>(null);
  const enCours = useRef<{ readonly doigt: number; trait: TraitDeDessin } | null>(null);

  // shows the stroke under way without React, so that a slow phone keeps up with the finger
  const montrer = (trait: TraitDeDessin | null) => {
    trace.current?.setAttribute("d", trait === null ? "" : svgPathOfChalkStroke(trait.points));
  };
  const suivre = (evenement: PointerEvent<SVGSVGElement>) => {
    const ici = enCours.current;
    if (ici === null || ici.doigt !== evenement.pointerId) return;
    const boite = evenement.currentTarget.getBoundingClientRect();
    for (const { clientX, clientY } of passages(evenement))
      ici.trait = prolongerTraitDeDessin(
        dessin,
        ici.trait,
        calculerPointDuDessinSousLeDoigt(boite, clientX, clientY),
      );
    montrer(ici.trait);
  };
  // ends the stroke where it is; no point is added for a finger that the system takes away, which has no position
  const finir = (evenement: PointerEvent<SVGSVGElement>) => {
    const ici = enCours.current;
    if (ici === null || ici.doigt !== evenement.pointerId) return;
    enCours.current = null;
    montrer(null);
    onTrait(ici.trait);
  };
  return (
    <div className={styles["feuille"]}>
      <TraitsDuDessin dessin={dessin} />
      <svg
        className={styles["doigt"]}
        viewBox={`0 0 ${String(COTE_FEUILLE_DESSIN)} ${String(COTE_FEUILLE_DESSIN)}`}
        role="img"
        aria-label={direFeuille(dessin)}
        onPointerDown={(evenement) => {
          if (!evenement.isPrimary || evenement.button !== 0) return;
          if (estDessinPlein(dessin)) return onPlein();
          evenement.currentTarget.setPointerCapture(evenement.pointerId);
          const boite = evenement.currentTarget.getBoundingClientRect();
          const debut = calculerPointDuDessinSousLeDoigt(
            boite,
            evenement.clientX,
            evenement.clientY,
          );
          enCours.current = { doigt: evenement.pointerId, trait: { craie, points: [debut] } };
          montrer(enCours.current.trait);
        }}
        onPointerMove={suivre}
        onPointerUp={(evenement) => {
          suivre(evenement);
          finir(evenement);
        }}
        onPointerCancel={finir}
      >
        <path ref={trace} stroke={COULEURS_DES_CRAIES[craie]} />
      </svg>
    </div>
  );
}

const direFeuille = ({ length }: Dessin): string =>
  length === 0
    ? "Ton sous-bock, vide"
    : `Ton sous-bock, ${String(length)} trait${length > 1 ? "s" : ""}`;

/** The drawing of this phone, stored at each stroke for a reload and for the next room. */
interface CroquisTenu extends DessinDeSousBockEnCours {
  readonly changer: (dessin: Dessin) => void;
  readonly annuler: () => void;
}

/** @param vierge whether to begin on a blank sheet, whatever was stored; that step can be undone */
function useCroquis(vierge: boolean): CroquisTenu {
  const [croquis, setCroquis] = useState(() => {
    const garde = commencerDessinDeSousBock(lireDessinEnregistre(readStoredValue("sousBock")));
    return vierge && garde.dessin.length > 0 ? calculerDessinApresChangement(garde, []) : garde;
  });
  const tenir = (suivant: DessinDeSousBockEnCours) => {
    setCroquis(suivant);
    writeStoredValue("sousBock", ecrireDessinEnTexte(suivant.dessin));
  };
  return {
    ...croquis,
    changer: (dessin) => tenir(calculerDessinApresChangement(croquis, dessin)),
    annuler: () => tenir(calculerDessinSansDernierChangement(croquis)),
  };
}
