/**
 * Two who wrote the same field of a quizz: settle each, keep both, take the other one's, or write over it. decisions-plateforme
 * "Concurrent edits"; decision 0120. What is not chosen is not lost: it is a version on the server, or one undo away.
 */
import { Fragment, type ReactElement, useId, useState } from "react";
import { titreDeCopie } from "#contracts/edition.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { comparer } from "../../../document/comparer.ts";
import { lireDocument } from "../../../document/document.ts";
import { fusionAvec } from "../../../document/fusionner.ts";
import { fermerAtelier } from "../../../document/ouvrir.ts";
import { vers } from "../../../app/paths.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import styles from "./conflit.module.css";
import { Differences } from "./differences.tsx";
import { useEdition } from "./edition.tsx";
import { Heurts } from "./heurts.tsx";
import { useCopier } from "./use-copier.ts";

type Choix = "reunir" | "copie" | "recharger" | "ecraser";

const CHOIX: Readonly<
  Record<Choix, { titre: string; effet: (titre: string) => string; bouton: string }>
> = {
  reunir: {
    titre: "Réunir les deux",
    effet: () =>
      "Vos changements et les siens. Choisissez pour ce que vous avez changé tous les deux.",
    bouton: "Réunir",
  },
  copie: {
    titre: "Garder les deux, ma version en copie",
    effet: (titre) => `Un quizz «\u00A0${titre}\u00A0» naît dans Mes Quizz.`,
    bouton: "Garder les deux",
  },
  recharger: {
    titre: "Recharger l’autre version",
    effet: () =>
      "Le bouton Annuler rend vos changements\u00A0; les enregistrer reposera la question.",
    bouton: "Recharger",
  },
  ecraser: {
    titre: "Écraser avec la mienne",
    effet: () => "L’autre version reste dans les 20\u00A0dernières.",
    bouton: "Écraser",
  },
};
const estChoix = (texte: string): texte is Choix => texte in CHOIX;

export function Conflit(): ReactElement | null {
  const { ailleurs } = useEdition().etat;
  return ailleurs === null ? null : <Choisir ailleurs={ailleurs} />;
}

function Choisir({ ailleurs }: { readonly ailleurs: Quizz }): ReactElement {
  const { atelier, etat, compte, idQuizz } = useEdition();
  const { base, document } = etat;
  const leur = lireDocument(ailleurs);
  // what was written over a version that is not known is joined with nothing
  const heurts = document.perime === undefined ? fusionAvec(base, leur)(document).heurts : [];
  const [choix, setChoix] = useState<Choix>(heurts.length > 0 ? "reunir" : "copie");
  const [pourLeur, setPourLeur] = useState<ReadonlySet<string>>(new Set());
  const [ouvert, setOuvert] = useState(true);
  const [compare, setCompare] = useState(false);
  const nom = useId();
  const aller = useNavigate();
  const { copier, enCours } = useCopier();
  const titre = titreDeCopie(document.reglages.title);
  const faire: Readonly<Record<Choix, () => void | Promise<void>>> = {
    reunir: () => {
      atelier.reunir(ailleurs, pourLeur);
      void atelier.enregistrer();
    },
    copie: async () => {
      const copie = await copier(titre);
      if (copie === null) return;
      atelier.recharger(ailleurs);
      fermerAtelier(compte.userId, idQuizz);
      void aller(vers("/quizz/:id", { id: copie }));
    },
    recharger: () => atelier.recharger(ailleurs),
    ecraser: () => {
      atelier.rebaser(ailleurs);
      void atelier.enregistrer();
    },
  };
  const offerts = Object.entries(CHOIX).filter(([cle]) => cle !== "reunir" || heurts.length > 0);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre="Ce quizz a été modifié ailleurs."
      largeur="34rem"
      insistant
      spontane
      actions={
        <>
          <Bouton variante="discret" onClick={() => setCompare(!compare)}>
            {compare ? "Cacher la comparaison" : "Comparer les deux"}
          </Bouton>
          <Bouton variante="contour" onClick={() => setOuvert(false)}>
            Annuler
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void faire[choix]()}>
            {CHOIX[choix].bouton}
          </Bouton>
        </>
      }
    >
      <p>Une autre fenêtre a enregistré depuis que vous l’avez ouvert.</p>
      <div role="radiogroup" aria-label="Que faire" className={styles["choix"]}>
        {offerts.map(([cle, { titre: libelle, effet }]) => (
          <Fragment key={cle}>
            <label htmlFor={`${nom}-${cle}`} data-choisi={choix === cle}>
              <input
                id={`${nom}-${cle}`}
                type="radio"
                className={styles["rond"]}
                name={nom}
                checked={choix === cle}
                aria-describedby={`${nom}-${cle}-effet`}
                onChange={() => estChoix(cle) && setChoix(cle)}
              />
              <b>{libelle}</b>
              <small id={`${nom}-${cle}-effet`}>{effet(titre)}</small>
            </label>
            {cle === "reunir" && choix === cle && (
              <Heurts
                heurts={heurts}
                pourLeur={pourLeur}
                onTrancher={(heurt, laLeur) => {
                  const apres = new Set(pourLeur);
                  if (laLeur) apres.add(heurt);
                  else apres.delete(heurt);
                  setPourLeur(apres);
                }}
              />
            )}
          </Fragment>
        ))}
      </div>
      {compare && <Differences differences={comparer(leur, document)} />}
    </Dialogue>
  );
}
