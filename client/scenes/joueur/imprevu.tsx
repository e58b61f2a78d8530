/** An imprévu on a phone, in the words for this player. jeu §4, decisions-jeu "Imprévus". */
import { type ReactNode, useState } from "react";
import { PhraseDisantQuiFaitAvancerLaPartie } from "./avancement.tsx";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { estJoueurNommeDansTextes, TexteEnMorceaux } from "../morceaux.tsx";
import { TEXTE_IMPREVU_INDISPONIBLE } from "../../partie/mots/refus.ts";
import { useMonJoueur, useVueDeLaRoom } from "../../partie/vue.ts";
import type { VueImprevu, VueScrutin } from "#game/schema/etat.ts";
import { joinClassNames } from "../../ui/classes.ts";
import { Icone } from "../../ui/icones.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { ListeDesDonsRecus, useDonsRecus } from "./servir.tsx";
import styles from "./imprevu.module.css";
import mat from "./mat.module.css";
import {
  NOMS_DES_VERDICTS_DU_SCRUTIN,
  direConsequencesDuScrutin,
  compterGorgeesQueVerdictFaitBoireAuJoueur,
} from "../scrutin.ts";
import { mettreEspacesInsecablesAuxMorceaux } from "../../partie/mots/typographie.ts";
import { useVibration } from "./use-vibration.ts";

const SUITE = (
  <p className={mat["doux"]}>
    <PhraseDisantQuiFaitAvancerLaPartie />
  </p>
);

interface Props {
  /** The buttons of the player who reads the card. */
  readonly bas?: ReactNode;
  /** The advice and buttons for many sips. */
  readonly beaucoup?: ReactNode;
}

export function ImprevuJoueur({ bas = SUITE, beaucoup }: Props) {
  const { vue } = useVueDeLaRoom();
  if (vue.imprevuIndisponible) return <Indisponible />;
  return vue.imprevu === undefined ? (
    <EnRoute />
  ) : (
    <Tire imprevu={vue.imprevu} bas={bas} beaucoup={beaucoup} />
  );
}

function Tire({ imprevu, bas, beaucoup }: Props & { readonly imprevu: VueImprevu }) {
  const { vue, moi } = useVueDeLaRoom();
  const lit = imprevu.lecteur === moi;
  const nomme = estJoueurNommeDansTextes(moi, imprevu.texte, imprevu.suiteTexte);
  const { culSec } = imprevu;
  useVibration(nomme ? (culSec ? "culSec" : "aToi") : null, "nommé");
  return (
    <CadreDeTelephone
      centre
      className={joinClassNames(culSec && styles["rouge"])}
      rouge={culSec}
      lisere="var(--laiton-sombre)"
      haut={<h1 className={mat["titre"]}>{imprevu.rare ? "Imprévu rare" : "Imprévu"}</h1>}
      bas={bas}
      phrase={bas === SUITE}
    >
      <div className={styles["annonce"]}>
        <Verdict scrutin={vue.scrutin} imprevu={imprevu} />
        {culSec && <p className={styles["cul-sec"]}>Cul sec&nbsp;!</p>}
        {nomme && <p className={styles["toi"]}>C’est toi&nbsp;!</p>}
        {lit && <p className={styles["lit"]}>À toi de lire, bien fort</p>}
        <p className={styles["texte"]} data-rendue={estRendue(vue.scrutin)}>
          <TexteEnMorceaux texte={mettreEspacesInsecablesAuxMorceaux(imprevu.texte)} />
        </p>
        {imprevu.suiteTexte.length > 0 && (
          <p className={styles["suite"]}>
            <TexteEnMorceaux texte={mettreEspacesInsecablesAuxMorceaux(imprevu.suiteTexte)} />
          </p>
        )}
      </div>
      <SurMonArdoise imprevu={imprevu} />
      <ListeDesDonsRecus />
      {beaucoup}
    </CadreDeTelephone>
  );
}

const estRendue = (scrutin: VueScrutin | undefined): boolean => scrutin?.phase === "rendu";

interface PropsVerdict {
  readonly scrutin: VueScrutin | undefined;
  readonly imprevu: VueImprevu;
}

/** The room's verdict and its sips, or who is left to decide. */
function Verdict({ scrutin, imprevu }: PropsVerdict) {
  const { vue, moi } = useVueDeLaRoom();
  if (scrutin?.phase === "aTrancher")
    return (
      <p className={mat["doux"]} role="status">
        {scrutin.ovations > 0 ? "Égalité\u00A0! " : ""}L’hôte tranche.
      </p>
    );
  if (scrutin === undefined || scrutin.issue === "") return null;
  return (
    <div className={styles["verdict"]} role="status">
      <p className={styles["tampon"]} data-issue={scrutin.issue}>
        {NOMS_DES_VERDICTS_DU_SCRUTIN[scrutin.issue]}
      </p>
      {direConsequencesDuScrutin(vue, imprevu, scrutin.issue, moi).map((phrase) => (
        <p key={phrase} className={styles["issue"]}>
          {phrase}
        </p>
      ))}
    </div>
  );
}

/** The sips that the host has just written for this player. */
function SurMonArdoise({ imprevu }: { imprevu: VueImprevu }) {
  const { gorgee = 0, sansAlcool = false } = useMonJoueur() ?? {};
  const propres = useDonsRecus().reduce((reste, { n }) => reste - n, gorgee);
  const { moi } = useVueDeLaRoom();
  // counter before any sips of the card: those of a verdict are already written when this component appears
  const [auDebut] = useState(
    () => propres - compterGorgeesQueVerdictFaitBoireAuJoueur(imprevu, moi),
  );
  const n = propres - auDebut;
  const notee = n !== 0 && imprevu.offres.some(({ prises }) => prises > 0);
  return (
    <p className={styles["note"]} role="status">
      {notee && (
        <>
          <Icone nom="coche" taille="1.1em" /> {direGorgees(Math.abs(n), sansAlcool)}{" "}
          {n > 0 ? "sur ton ardoise" : "en moins sur ton ardoise"}
        </>
      )}
    </p>
  );
}

function EnRoute() {
  return (
    <CadreDeTelephone
      centre
      lisere="var(--laiton-sombre)"
      haut={<h1 className={mat["titre"]}>Imprévu</h1>}
      bas={SUITE}
      phrase
    >
      <div className={styles["attente"]} role="status">
        <span className="visually-hidden">L’imprévu arrive…</span>
        <Squelette forme="titre" />
        <Squelette lignes={3} />
      </div>
    </CadreDeTelephone>
  );
}

function Indisponible() {
  return (
    <CadreDeTelephone centre haut={<span>Imprévu</span>} bas={SUITE} phrase>
      <span className={styles["panne"]}>
        <Icone nom="attention" taille="100%" />
      </span>
      <h1 className={styles["erreur"]} role="alert">
        {TEXTE_IMPREVU_INDISPONIBLE}
      </h1>
      <p className={mat["rappel"]}>Ouf&nbsp;: personne ne boit. La partie continue.</p>
    </CadreDeTelephone>
  );
}
