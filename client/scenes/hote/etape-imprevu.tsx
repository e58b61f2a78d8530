import type { ReactElement, ReactNode } from "react";
import type { Vue, VueImprevu } from "#game/schema/etat.ts";
import { Media } from "../../quizz/media.tsx";
import { direBeaucoupATable } from "../../partie/mots/gorgees.ts";
import { Morceaux } from "../morceaux.tsx";
import { TEXTE_IMPREVU_INDISPONIBLE } from "../../partie/mots/refus.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Squelette } from "../../ui/squelette.tsx";
import styles from "./imprevu.module.css";
import { EtiquetteImprevu } from "./etiquette-imprevu.tsx";
import { ScrutinHote } from "./scrutin-hote.tsx";
import { Texte } from "./texte.tsx";

interface Props {
  readonly vue: Vue;
  /** Sips that were put in somebody's hand; `ample` when they take room. */
  readonly enMain?: ReactNode;
  readonly ample?: boolean;
  /** What the host may write of it. */
  readonly gestes?: ReactNode;
  /** Of a judged card whose verdict is the host's. */
  readonly trancher?: ReactNode;
  /** Reads what follows. */
  readonly onSuite?: () => void;
}

/** Step 2: the surprise, its suite behind a button, and the sips it names one tap away. */
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
  const beaucoup = direBeaucoupATable(vue);
  const scrutin = vue.scrutin?.phase === "scene" ? undefined : vue.scrutin;
  const juge = scrutin !== undefined && !suiteMontree;
  const propre = imprevu.suiteMedia === "" ? imprevu.media : imprevu.suiteMedia;
  // a verdict takes the room of the picture
  const media = juge ? "" : propre;
  return (
    <div className={styles["page"]} data-media={media !== ""} data-ample={ample} data-juge={juge}>
      <EtiquetteImprevu vue={vue} imprevu={imprevu} />
      <Texte balise="p" min={2} max={juge ? 3.9 : 5.8} ancrage="milieu" className={styles["texte"]}>
        <Morceaux texte={imprevu.texte} />
        {imprevu.suiteTexte.length > 0 && (
          <span className={styles["suite"]}>
            <Morceaux texte={imprevu.suiteTexte} />
          </span>
        )}
      </Texte>
      {juge && !ample && <ScrutinHote vue={vue} scrutin={scrutin} trancher={trancher} />}
      {media !== "" && (
        <div className={styles["media"]}>
          <Media media={media} joue={!vue.enPause} />
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
