/**
 * Two who wrote the same quizz: keep both, take the other one's, or write over it. decisions-plateforme "Concurrent edits". What
 * is not chosen is not lost: it is a version on the server, or one undo away.
 */
import { type ReactElement, useEffect, useId, useState } from "react";
import { titreDeCopie } from "#contracts/edition.ts";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { appeler } from "../../../appels/api.ts";
import { comparer } from "../../../atelier/comparer.ts";
import { lireDocument } from "../../../atelier/document.ts";
import { fermerAtelier } from "../../../atelier/ouvrir.ts";
import { vers } from "../../../chemins.ts";
import { useNavigate } from "../../../navigation.tsx";
import { useEnvoi } from "../../../plateforme/use-envoi.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import styles from "./conflit.module.css";
import { Differences } from "./differences.tsx";
import { useEdition } from "./edition.tsx";
import { useCopier } from "./use-copier.ts";

type Choix = "copie" | "recharger" | "ecraser";

const CHOIX: Readonly<
  Record<Choix, { titre: string; effet: (titre: string) => string; bouton: string }>
> = {
  copie: {
    titre: "Garder les deux, ma version en copie",
    effet: (titre) => `Un quizz «\u00A0${titre}\u00A0» naît dans Mes Quizz.`,
    bouton: "Garder les deux",
  },
  recharger: {
    titre: "Recharger l’autre version",
    effet: () => "Vos changements restent à portée du bouton Annuler.",
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
  const { etat, idQuizz } = useEdition();
  const [ailleurs, setAilleurs] = useState<Quizz | null>(null);
  const { envoyer } = useEnvoi();
  const enConflit = etat.envoi.nom === "conflit";
  useEffect(() => {
    if (!enConflit) return undefined;
    let parti = false;
    const chemin = `/api/quizz/${encodeURIComponent(idQuizz)}`;
    void envoyer(() => appeler("GET", chemin, quizz)).then((lu) => {
      if (!parti) setAilleurs(lu);
    });
    return () => {
      parti = true;
      setAilleurs(null);
    };
  }, [enConflit, idQuizz, envoyer]);
  return enConflit && ailleurs !== null ? <Choisir ailleurs={ailleurs} /> : null;
}

function Choisir({ ailleurs }: { readonly ailleurs: Quizz }): ReactElement {
  const { atelier, etat, compte, idQuizz } = useEdition();
  const [choix, setChoix] = useState<Choix>("copie");
  const [ouvert, setOuvert] = useState(true);
  const [compare, setCompare] = useState(false);
  const nom = useId();
  const aller = useNavigate();
  const { copier, enCours } = useCopier();
  const leur = lireDocument(ailleurs);
  const titre = titreDeCopie(etat.document.reglages.title);
  const faire: Readonly<Record<Choix, () => void | Promise<void>>> = {
    copie: async () => {
      const copie = await copier(titre);
      if (copie === null) return;
      atelier.rebaser(ailleurs);
      atelier.faire(() => leur);
      fermerAtelier(compte.userId, idQuizz);
      void aller(vers("/quizz/:id", { id: copie }));
    },
    recharger: () => {
      atelier.rebaser(ailleurs);
      atelier.faire(() => leur);
    },
    ecraser: () => {
      atelier.rebaser(ailleurs);
      void atelier.enregistrer();
    },
  };
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
        {Object.entries(CHOIX).map(([cle, { titre: libelle, effet }]) => (
          <label key={cle} htmlFor={`${nom}-${cle}`} data-choisi={choix === cle}>
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
        ))}
      </div>
      {compare && <Differences differences={comparer(leur, etat.document)} />}
    </Dialogue>
  );
}
