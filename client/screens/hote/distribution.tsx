import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { listerJoueursAvecLigneArdoise, type JoueurAvecId } from "../../scenes/hote/joueurs.ts";
import { useActionsHote } from "./actions.ts";
import { useFocusWhenFocusIsLost } from "../../ui/keyboard-focus.ts";
import { estJoueurAbsent, estJoueurSansTelephone } from "../../partie/joueurs.ts";
import { Dialogue } from "../../ui/dialogue.tsx";
import { DonsEtGorgeesEnMain } from "../../scenes/hote/bandeau-reponse.tsx";
import styles from "./gestes.module.css";

/**
 * Form with which the host hands out the sips in a player's hand, in local mode or in the player's place. Sips that are
 * left when the game moves on are lost.
 */
export function FormulaireDistributionParLHote({
  vue,
  donneur,
}: {
  readonly vue: Vue;
  readonly donneur: JoueurAvecId;
}): ReactElement {
  const { distribuer } = useActionsHote();
  const [saisis, setSaisis] = useState<Readonly<Record<string, number>>>({});
  // a player who leaves takes their row with them, and what was put on it goes back into the hand
  const dons = listerJoueursAvecLigneArdoise(vue)
    .filter(({ id }) => id !== donneur.id)
    .map(({ id, pseudo }) => ({ a: id, pseudo, gorgees: saisis[id] ?? 0 }));
  const donnes = dons.reduce((somme, { gorgees }) => somme + gorgees, 0);
  const reste = donneur.reste - donnes;
  // the title takes the focus of a pressed « Servir »: sips that are left come in a new form, without that button
  const titre = useFocusWhenFocusIsLost<HTMLHeadingElement>("");
  const servir = () => {
    const faits = dons
      .filter(({ gorgees }) => gorgees > 0)
      .map(({ a, gorgees }) => ({ a, gorgees }));
    void distribuer({
      tour: vue.tour,
      reste: donneur.reste,
      dons: faits,
      de: donneur.id,
    });
  };
  return (
    <>
      <h2 ref={titre} tabIndex={-1} className={styles["titre"]}>
        <NomCraie souligne>{donneur.pseudo}</NomCraie> distribue {direGorgees(donneur.reste)}
      </h2>
      <ul className={styles["dons"]}>
        {dons.map(({ a, pseudo, gorgees }) => (
          <li key={a}>
            <NomAjuste>{pseudo}</NomAjuste>
            <Stepper
              tapable
              libelle={`Gorgées pour ${pseudo}`}
              valeur={gorgees}
              max={gorgees + reste}
              onChange={(n) => setSaisis({ ...saisis, [a]: n })}
            />
          </li>
        ))}
      </ul>
      <Bouton
        variante="contour"
        taille="hote"
        className={styles["servir"]}
        disabled={donnes === 0}
        onClick={servir}
      >
        {reste > 0 ? `Servir\u00A0: encore ${String(reste)} à donner` : "Servir"}
      </Bouton>
    </>
  );
}

interface EnMain {
  /** The player whose turn it is to hand out: the one that the host chose, else without a phone, else absent; undefined when no hand holds sips. */
  readonly donneur: JoueurAvecId | undefined;
  /** Whether the host's form for that player is open, which takes room on the screen. */
  readonly ample: boolean;
  readonly basculer: () => void;
}

const enMainDe = (vue: Vue): JoueurAvecId[] =>
  listerJoueursAvecLigneArdoise(vue).filter(({ reste }) => reste > 0);

/**
 * Who hands out the sips that an imprévu has put in hands, and whether by phone or by the host: in local mode, or in the
 * player's place.
 */
export function useDistributionDesGorgeesEnMain(vue: Vue): EnMain {
  const [pour, setPour] = useState("");
  const donneurs = enMainDe(vue);
  const donneur =
    donneurs.find(({ id }) => id === pour) ??
    donneurs.find((joueur) => estJoueurSansTelephone(vue, joueur.id)) ??
    donneurs.find((joueur) => estJoueurAbsent(vue, joueur.id)) ??
    donneurs[0];
  const ample =
    donneur !== undefined && (estJoueurSansTelephone(vue, donneur.id) || donneur.id === pour);
  // `ample` decides rather than `pour`, which may still be a player who has handed out everything
  return { donneur, ample, basculer: () => setPour(ample ? "" : (donneur?.id ?? "")) };
}

/** Button of a reveal with which the host hands out for a player who is absent or without a phone; in a dialogue, because the answers keep their place. */
export function BoutonDistribuerPourSansTelephone({
  vue,
}: {
  readonly vue: Vue;
}): ReactElement | null {
  /** The player for whom the host hands out; empty when the dialogue is closed. */
  const [pour, setPour] = useState("");
  const donneurs = enMainDe(vue).filter(
    (joueur) => estJoueurSansTelephone(vue, joueur.id) || estJoueurAbsent(vue, joueur.id),
  );
  const servi = donneurs.find(({ id }) => id === pour);
  // the dialogue is over with the player that it was opened for, and opens for nobody else by itself
  if (pour !== "" && servi === undefined) setPour("");
  const donneur = servi ?? donneurs[0];
  if (donneur === undefined) return null;
  return (
    <>
      <Bouton variante="contour" taille="hote" onClick={() => setPour(donneur.id)}>
        Distribuer pour {donneur.pseudo}
      </Bouton>
      <Dialogue
        ouvert={servi !== undefined}
        onFermer={() => setPour("")}
        titre="À distribuer"
        variante="modale"
        largeur="46rem"
      >
        <FormulaireDistributionParLHote
          key={`${donneur.id} ${String(donneur.reste)}`}
          vue={vue}
          donneur={donneur}
        />
      </Dialogue>
    </>
  );
}

/** Part of the screen for the sips that an imprévu put in hands: the host's form, or the gifts as they come and the sips that are left. */
export function DistributionDesGorgeesEnMain({
  vue,
  enMain: { donneur, ample, basculer },
}: {
  readonly vue: Vue;
  readonly enMain: EnMain;
}): ReactElement | null {
  if (donneur === undefined) return <DonsEtGorgeesEnMain vue={vue} />;
  return (
    <>
      {ample ? (
        <FormulaireDistributionParLHote
          key={`${donneur.id} ${String(donneur.reste)}`}
          vue={vue}
          donneur={donneur}
        />
      ) : (
        <DonsEtGorgeesEnMain vue={vue} />
      )}
      {!estJoueurSansTelephone(vue, donneur.id) && (
        <Bouton
          variante="discret"
          className={styles["a-sa-place"]}
          aria-expanded={ample}
          onClick={basculer}
        >
          {ample ? "Laisser le téléphone distribuer" : `Distribuer à la place de ${donneur.pseudo}`}
        </Bouton>
      )}
    </>
  );
}
