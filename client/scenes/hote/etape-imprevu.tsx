import type { ReactElement, ReactNode, CSSProperties } from "react";
import type { Vue, VueImprevu, VueScrutin } from "#game/schema/etat.ts";
import { MediaAffiche } from "../../quizz/media.tsx";
import { direConseilATableSiBeaucoupDeGorgees } from "../../partie/mots/gorgees.ts";
import { TexteEnMorceaux } from "../morceaux.tsx";
import { TEXTE_IMPREVU_INDISPONIBLE } from "../../partie/mots/refus.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { TitreCraie, NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import { TexteAjusteHote } from "./texte.tsx";
import { pseudoDuJoueur, estRoomLocale } from "../../partie/joueurs.ts";
import { DessinAuTrait } from "../../ui/dessins.tsx";
import { useFocusWhenFocusIsLost } from "../../ui/keyboard-focus.ts";
import {
  NOMS_DES_VERDICTS_DU_SCRUTIN,
  partDesOvations,
  accorderMotBravo,
  accorderMotSifflet,
} from "../scrutin.ts";
import styles from "./imprevu.module.css";

interface Props {
  readonly vue: Vue;
  /** Sips in somebody's hand; `ample` when they take room. */
  readonly enMain?: ReactNode;
  readonly ample?: boolean;
  /** The host's buttons for the sips that the card names. */
  readonly gestes?: ReactNode;
  /** The two buttons of a judged card whose verdict is the host's. */
  readonly trancher?: ReactNode;
  /** Asks the room for the follow-up of the card. */
  readonly onSuite?: () => void;
}

/** An imprévu on the slate: the card, what follows behind a button, and the sips it names one tap away. */
export function EtapeImprevu({ vue, ...gestes }: Props): ReactElement {
  const { imprevu } = vue;
  if (vue.imprevuIndisponible) return <Indisponible />;
  if (imprevu === undefined)
    return (
      <div className={styles["page"]} aria-busy="true">
        <TitreCraie taille="grand" niveau={1} couleur="var(--laiton)">
          Imprévu
        </TitreCraie>
        <Squelette lignes={3} />
      </div>
    );
  return <Surprise vue={vue} imprevu={imprevu} {...gestes} />;
}

function Indisponible(): ReactElement {
  return (
    <div className={styles["page"]}>
      <p className={styles["erreur"]}>
        <Icone nom="attention" taille="1.2em" />
        {TEXTE_IMPREVU_INDISPONIBLE}
      </p>
      <p className={styles["reprise"]}>La partie continue avec la question suivante.</p>
    </div>
  );
}

interface SurpriseProps extends Props {
  readonly imprevu: VueImprevu;
}

function Surprise({
  vue,
  imprevu,
  enMain,
  ample = false,
  gestes,
  trancher,
  onSuite,
}: SurpriseProps): ReactElement {
  const { aSuite, suiteMontree } = imprevu;
  const beaucoup = direConseilATableSiBeaucoupDeGorgees(vue);
  const scrutin = vue.scrutin?.phase === "scene" ? undefined : vue.scrutin;
  const juge = scrutin !== undefined && !suiteMontree;
  const propre = imprevu.suiteMedia === "" ? imprevu.media : imprevu.suiteMedia;
  // no picture while the vote on a judged card, or its verdict, takes the room
  const media = juge ? "" : propre;
  return (
    <div className={styles["page"]} data-media={media !== ""} data-ample={ample} data-juge={juge}>
      <EtiquetteImprevu vue={vue} imprevu={imprevu} />
      <TexteAjusteHote
        balise="p"
        min={2}
        max={juge ? 3.9 : 5.8}
        ancrage="milieu"
        className={styles["texte"]}
      >
        <TexteEnMorceaux texte={imprevu.texte} />
        {imprevu.suiteTexte.length > 0 && (
          <span className={styles["suite"]}>
            <TexteEnMorceaux texte={imprevu.suiteTexte} />
          </span>
        )}
      </TexteAjusteHote>
      {juge && !ample && <ScrutinHote vue={vue} scrutin={scrutin} trancher={trancher} />}
      {media !== "" && (
        <div className={styles["media"]}>
          <MediaAffiche media={media} joue={!vue.enPause} />
        </div>
      )}
      <div className={styles["en-main"]} data-ample={ample}>
        {!ample && beaucoup !== null && <p className={styles["a-etaler"]}>{beaucoup}</p>}
        {enMain}
      </div>
      <div className={styles["gestes"]}>
        {gestes}
        {aSuite && !suiteMontree && (
          <Bouton
            variante="contour"
            taille="hote"
            icone="fleche"
            className={styles["offre"]}
            onClick={onSuite}
          >
            Lire la suite
          </Bouton>
        )}
      </div>
    </div>
  );
}

/** The kind of card, above its text, and who reads it out. */
function EtiquetteImprevu({
  vue,
  imprevu: { culSec, rare, lecteur },
}: {
  readonly vue: Vue;
  readonly imprevu: VueImprevu;
}): ReactElement {
  const titre = culSec ? "Cul sec\u00A0!" : rare ? "Imprévu rare" : "Imprévu";
  return (
    <div className={styles["etiquette"]}>
      <TitreCraie taille="grand" niveau={1} couleur={culSec ? "var(--craie)" : "var(--laiton)"}>
        {titre}
      </TitreCraie>
      {rare && <Etoile />}
      {lecteur !== "" && (
        <p className={styles["lecteur"]}>
          <NomCraie>{pseudoDuJoueur(vue, lecteur)}</NomCraie> lit
        </p>
      )}
    </div>
  );
}

/** Three chalk stars: a card drawn one time in eight. */
function Etoile(): ReactElement {
  return (
    <DessinAuTrait className={styles["etoile"]} boite={[96, 32]} trait={2.6}>
      {[16, 48, 80].map((x) => (
        <path
          key={x}
          d={`M${String(x)} 4.500l3.200 7.700 8.300.6-6.300 5.400 2 8.100-7.200-4.400-7.100 4.500 1.900-8.200-6.300-5.300 8.300-.7z`}
        />
      ))}
    </DessinAuTrait>
  );
}

interface ScrutinHoteProps {
  readonly vue: Vue;
  readonly scrutin: VueScrutin;
  /** The two buttons of a verdict that is the host's. */
  readonly trancher?: ReactNode;
}

function ScrutinHote({ vue, scrutin, trancher }: ScrutinHoteProps): ReactElement {
  const { phase, issue, ovations, sifflets } = scrutin;
  // the two buttons of a verdict disappear with it: keyboard focus then goes to this box
  const boite = useFocusWhenFocusIsLost<HTMLElement>(phase);
  // without phones, nobody votes: there is nothing to measure
  const mesure = !estRoomLocale(vue) && (phase === "ouvert" || ovations + sifflets > 0);
  return (
    <section
      ref={boite}
      tabIndex={-1}
      className={styles["scrutin"]}
      data-phase={phase}
      data-mesure={mesure}
    >
      {phase !== "rendu" && (
        <div className={styles["demande"]}>
          <TitreCraie taille="grand">Ovation ou sifflets&nbsp;?</TitreCraie>
        </div>
      )}
      {mesure && <Jauge scrutin={scrutin} />}
      {phase === "aTrancher" && (
        <>
          <p className={styles["raison"]}>{pourquoi(vue, scrutin)}</p>
          <div className={styles["trancher"]}>{trancher}</div>
        </>
      )}
      {phase === "rendu" && issue !== "" && (
        <p className={styles["tampon"]} data-issue={issue}>
          {NOMS_DES_VERDICTS_DU_SCRUTIN[issue]}
        </p>
      )}
    </section>
  );
}

function pourquoi(vue: Vue, { ovations }: VueScrutin): string {
  if (estRoomLocale(vue)) return "La salle donne de la voix, vous tranchez.";
  return ovations > 0
    ? "Égalité\u00A0: c’est à vous de trancher."
    : "Personne n’a voté\u00A0: c’est à vous de trancher.";
}

/** In units of the drawing: the pivot of the needle, and the radius of the dial. */
const [CX, CY, RAYON] = [290, 205, 190] as const;
const CRANS = 21;

/** SVG coordinates of a point of the dial, for a share from 0 on the left to 1 on the right. */
function point(part: number, rayon: number): string {
  const angle = Math.PI * (1 - part);
  const [x, y] = [CX + Math.cos(angle) * rayon, CY - Math.sin(angle) * rayon];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const arc = (de: number, a: number, rayon: number): string =>
  `M${point(de, rayon)}A${String(rayon)} ${String(rayon)} 0 0 1 ${point(a, rayon)}`;

const cote = (rang: number): string => (rang < 9 ? "sifflets" : rang > 11 ? "ovation" : "milieu");

/** Angle of the needle in degrees for a share of the votes; it stops short of the ends, where it would lie flat. */
const inclinaison = (part: number): number => (part - 0.5) * 152;

/** The meter of a vote: its needle shows the share of the votes cast. */
function Jauge({ scrutin }: { readonly scrutin: VueScrutin }): ReactElement {
  const { ovations, sifflets } = scrutin;
  const tourne: CSSProperties & Record<"--angle", string> = {
    "--angle": `${inclinaison(partDesOvations(scrutin)).toFixed(1)}deg`,
  };
  return (
    <div className={styles["jauge"]}>
      <svg viewBox="0 0 580 230" fill="none" strokeLinecap="round" aria-hidden="true">
        <path className={styles["arc"]} d={arc(0, 1, RAYON)} />
        {Array.from({ length: CRANS }, (_, rang) => {
          const part = rang / (CRANS - 1);
          const grand = rang % 5 === 0;
          return (
            <path
              key={rang}
              className={styles["cran"]}
              data-cote={cote(rang)}
              data-grand={grand}
              d={`M${point(part, grand ? 152 : 162)}L${point(part, 178)}`}
            />
          );
        })}
        <g className={styles["aiguille"]} style={tourne}>
          <path className={styles["tige"]} d={`M${String(CX)} ${String(CY)}L${point(0.5, 142)}`} />
          <path
            className={styles["frisson"]}
            d={`${arc(0.457, 0.543, 204)}${arc(0.477, 0.523, 215)}`}
          />
        </g>
        <circle className={styles["pivot"]} cx={CX} cy={CY} r="13" />
      </svg>
      <p className={styles["compte"]} data-cote="sifflets">
        <b key={sifflets}>{sifflets}</b> {accorderMotSifflet(sifflets)}
      </p>
      <p className={styles["compte"]} data-cote="ovation">
        <b key={ovations}>{ovations}</b> {accorderMotBravo(ovations)}
      </p>
    </div>
  );
}
