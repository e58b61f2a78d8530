/**
 * The conflict of two authors on the same field: join both, keep both, take their version, or write over it. Nothing
 * is lost: an old version stays on the server, and an undo brings one's own back. decisions-plateforme "Concurrent
 * edits"; decision 0082.
 */
import { Fragment, type ReactElement, useId, useState } from "react";
import { composerTitreDeCopie } from "#contracts/edition.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { uuid } from "../../../browser/random-id.ts";
import { comparerQuizz } from "../../../document/comparer.ts";
import {
  creerAppelsPourCopierQuizz,
  enregistrerCopieDuQuizzEcrit,
} from "../../../document/copier.ts";
import { convertirEnQuizzEcrit } from "../../../document/quizz-ecrit.ts";
import {
  type PointDeConflitDeQuizz,
  ecrireTexteEnConflit,
  lireNotreTexteEnConflit,
  creerFusionDeQuizz,
} from "../../../document/fusionner.ts";
import { fermerQuizz } from "../../../document/quizz-ouverts.ts";
import { enumererNoms, TexteDAutrui } from "../../../ui/typographie.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { ListeDifferencesDeQuizz, composerTextesDeConflitDeQuizz } from "./differences.tsx";
import { useQuizzEnCoursDEdition } from "./edition.tsx";
import styles from "./conflit.module.css";

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

/** The dialog shown when another version was saved meanwhile: join both, keep a copy, reload or overwrite. */
export function DialogueConflitDeSauvegarde(): ReactElement | null {
  const { ailleurs } = useQuizzEnCoursDEdition().etat;
  return ailleurs === null ? null : <Choisir ailleurs={ailleurs} />;
}

function Choisir({ ailleurs }: { readonly ailleurs: Quizz }): ReactElement {
  const { edite, etat, compte, idQuizz, mots } = useQuizzEnCoursDEdition();
  const { base, document, autres } = etat;
  const leur = convertirEnQuizzEcrit(ailleurs);
  // no clash is looked for when a draft was written over an older version: what it changed is not known, so that
  // it cannot be joined
  const heurts =
    document.perime === undefined ? creerFusionDeQuizz(base, leur)(document).heurts : [];
  const [choix, setChoix] = useState<Choix>(heurts.length > 0 ? "reunir" : "copie");
  const [pourLeur, setPourLeur] = useState<ReadonlySet<string>>(new Set());
  const [ecrits, setEcrits] = useState<ReadonlyMap<string, string>>(new Map());
  const [ouvert, setOuvert] = useState(true);
  const [compare, setCompare] = useState(false);
  const nom = useId();
  const aller = useNavigate();
  const { copier, enCours } = useCopier();
  const titre = composerTitreDeCopie(document.reglages.title);
  const faire: Readonly<Record<Choix, () => void | Promise<void>>> = {
    reunir: () => {
      edite.reunir(ailleurs, pourLeur);
      for (const heurt of heurts) {
        const ecrit = ecrits.get(heurt.cle);
        if (ecrit !== undefined)
          edite.faire((joint) => ecrireTexteEnConflit(joint, heurt, ecrit), heurt.cle);
      }
      void edite.enregistrer();
    },
    copie: async () => {
      const copie = await copier(titre);
      if (copie === null) return;
      edite.recharger(ailleurs);
      fermerQuizz(compte.userId, idQuizz);
      void aller(ecrireAdresseDePage("/quizz/:id", { id: copie }));
    },
    recharger: () => edite.recharger(ailleurs),
    ecraser: () => {
      edite.rebaser(ailleurs);
      void edite.enregistrer();
    },
  };
  const offerts = Object.entries(CHOIX).filter(([cle]) => cle !== "reunir" || heurts.length > 0);
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre={heurts.length > 0 ? mots.conflit : "Ce quizz a été modifié ailleurs."}
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
      <p>
        {autres.length === 0
          ? "Une autre fenêtre a enregistré"
          : `${enumererNoms(autres)} ${autres.length > 1 ? "ont" : "a"} enregistré`}{" "}
        depuis que vous l’avez ouvert.
      </p>
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
                autres={autres}
                pourLeur={pourLeur}
                ecrits={ecrits}
                onTrancher={(heurt, laLeur) => {
                  const apres = new Set(pourLeur);
                  if (laLeur) apres.add(heurt);
                  else apres.delete(heurt);
                  setPourLeur(apres);
                  setEcrits(new Map([...ecrits].filter(([autre]) => autre !== heurt)));
                }}
                onEcrire={(heurt, texte) => setEcrits(new Map(ecrits).set(heurt, texte))}
              />
            )}
          </Fragment>
        ))}
      </div>
      {compare && <ListeDifferencesDeQuizz differences={comparerQuizz(leur, document)} />}
    </Dialogue>
  );
}

interface Props {
  readonly heurts: readonly PointDeConflitDeQuizz[];
  /** Pseudos of the authors who changed the other side; empty: another window of this account. */
  readonly autres: readonly string[];
  /** Keys of the clashing fields for which the other author's value was chosen. */
  readonly pourLeur: ReadonlySet<string>;
  readonly onTrancher: (cle: string, laLeur: boolean) => void;
  /** Texts that the author writes anew, by the keys of their clashes. */
  readonly ecrits: ReadonlyMap<string, string>;
  readonly onEcrire: (cle: string, texte: string) => void;
}

/** The fields that both authors have changed, each with both values to choose from. Decision 0082. */
function Heurts({ heurts, autres, pourLeur, ecrits, onTrancher, onEcrire }: Props): ReactElement {
  const nom = useId();
  const [nous, eux] = autres.length === 0 ? ["Ici", "Ailleurs"] : ["Vous", enumererNoms(autres)];
  return (
    <div className={styles["heurts"]}>
      {heurts.map((heurt) => {
        const { titre, ici, ailleurs } = composerTextesDeConflitDeQuizz(heurt, autres);
        const texte = lireNotreTexteEnConflit(heurt);
        const ecrit = ecrits.get(heurt.cle);
        const choisi = (laLeur: boolean) =>
          ecrit === undefined && pourLeur.has(heurt.cle) === laLeur;
        return (
          <fieldset key={heurt.cle}>
            <legend>{titre}</legend>
            {[
              { laLeur: false, ou: nous, textes: ici },
              { laLeur: true, ou: eux, textes: ailleurs },
            ].map(({ laLeur, ou, textes }) => (
              <label key={ou} htmlFor={`${nom}-${heurt.cle}-${ou}`} data-choisi={choisi(laLeur)}>
                <input
                  id={`${nom}-${heurt.cle}-${ou}`}
                  type="radio"
                  className={styles["rond"]}
                  name={`${nom}-${heurt.cle}`}
                  checked={choisi(laLeur)}
                  onChange={() => onTrancher(heurt.cle, laLeur)}
                />
                <b>
                  <TexteDAutrui>{ou}</TexteDAutrui>
                </b>
                {textes.map((texte) => (
                  <span key={texte}>
                    <TexteDAutrui>{texte}</TexteDAutrui>
                  </span>
                ))}
              </label>
            ))}
            {texte !== null && (
              <label
                htmlFor={`${nom}-${heurt.cle}-autrement`}
                className={styles["autrement"]}
                data-choisi={ecrit !== undefined}
              >
                <input
                  id={`${nom}-${heurt.cle}-autrement`}
                  type="radio"
                  className={styles["rond"]}
                  name={`${nom}-${heurt.cle}`}
                  checked={ecrit !== undefined}
                  onChange={() => onEcrire(heurt.cle, texte)}
                />
                <b>L’écrire autrement</b>
              </label>
            )}
            {ecrit !== undefined && (
              <textarea
                rows={3}
                className={styles["texte-neuf"]}
                aria-label={`${titre}, autrement`}
                value={ecrit}
                onChange={({ currentTarget: { value } }) => onEcrire(heurt.cle, value)}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

/** The dialogue shown when the quizz was deleted elsewhere while it was edited: its author keeps it as another quizz, or lets it go. */
export function DialogueQuizzSupprimeAilleurs(): ReactElement | null {
  const { etat } = useQuizzEnCoursDEdition();
  // a closed dialogue opens again at the next save that finds the quizz deleted: `Demande` is then a new one
  return etat.envoi.nom === "disparu" ? <Demande /> : null;
}

function Demande(): ReactElement {
  const { edite, etat, compte, idQuizz, mots } = useQuizzEnCoursDEdition();
  const [ouvert, setOuvert] = useState(true);
  const { copier, enCours } = useCopier();
  const aller = useNavigate();
  const { title } = etat.document.reglages;
  const quitter = () => {
    edite.abandonner();
    fermerQuizz(compte.userId, idQuizz);
  };
  const garder = async () => {
    const copie = await copier(title);
    if (copie === null) return;
    quitter();
    await aller(ecrireAdresseDePage("/quizz/:id", { id: copie }));
  };
  const laisser = () => {
    quitter();
    void aller("/quizz");
  };
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={() => setOuvert(false)}
      titre={mots.disparu}
      insistant
      spontane
      actions={
        <>
          <Bouton variante="discret" onClick={laisser}>
            Le laisser partir
          </Bouton>
          <Bouton chargement={enCours} onClick={() => void garder()}>
            Garder en copie
          </Bouton>
        </>
      }
    >
      <p>
        {etat.coauteurDe !== null && "On vous en a retiré, ou il a été supprimé. "}
        Ce que vous avez écrit est toujours là&nbsp;: gardez-le dans un nouveau quizz, privé, sous
        le même titre.
      </p>
    </Dialogue>
  );
}

/** The function that saves what is written as another quizz. It resolves to the id of that quizz; to null once the refusal was shown. */
function useCopier() {
  const { edite, etat } = useQuizzEnCoursDEdition();
  const { envoyer, enCours } = useApiCallSender();
  const copier = (titre: string): Promise<string | null> =>
    enregistrerCopieDuQuizzEcrit(
      { document: etat.document, titre, atelier: edite.id, envoi: uuid() },
      creerAppelsPourCopierQuizz(envoyer),
    );
  return { copier, enCours };
}
