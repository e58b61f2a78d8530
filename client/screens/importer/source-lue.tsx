/** What was brought, what it was taken for, and its lines as they are. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { IdFormat } from "#formats/lecture.ts";
import { heureDe } from "../../document/mots.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import { octets } from "../../ui/octets.ts";
import { BoutonChoisir } from "./bouton-choisir.tsx";
import { DialogueFormat } from "./dialogue-format.tsx";
import type { EnCours } from "./en-cours.ts";
import { Remarque } from "./remarque.tsx";
import communs from "./commun.module.css";
import styles from "./source-lue.module.css";

interface Props {
  readonly etat: EnCours;
  /** Line of the file that is being mended. */
  readonly ligne: number | null;
  /** Null: the file is no longer here. */
  readonly relire: ((format: IdFormat) => void) | null;
  /** Something was mended. */
  readonly touche: boolean;
  readonly onFichier: (fichier: File) => void;
}

export function SourceLueVue(props: Props): ReactElement {
  const { etat, ligne, relire, touche, onFichier } = props;
  const [choix, setChoix] = useState(false);
  const { source, nomFormat, details, remarques, brut, quizz } = etat;
  const nombre = quizz.reduce((total, { lignes }) => total + lignes.length, 0);
  const [premier = "", ...autres] = details;
  const dit = [premier, ...autres, `${String(nombre)}\u00A0question${nombre > 1 ? "s" : ""}`]
    .filter((un) => un !== "")
    .join(", ");
  const phrase = dit.charAt(0).toLocaleUpperCase("fr") + dit.slice(1);
  return (
    <>
      <div className={styles["fichier"]}>
        <Icone nom="quizz" taille="2.1rem" />
        <p>
          <b>{source.nom === null ? "Texte collé" : <Autrui>{source.nom}</Autrui>}</b>
          <span className={communs["doux"]}>
            {octets(source.taille)}, {source.nom === null ? "collé" : "déposé"} à{" "}
            {heureDe(source.quand)}
          </span>
        </p>
      </div>
      <div className={styles["reconnu"]}>
        <span className={styles["coche"]} aria-hidden="true">
          <Icone nom="coche" taille="0.95rem" />
        </span>
        <p>
          <b>
            {nomFormat.startsWith("des ") ? "Ce sont" : "C’est"} {nomFormat}.
          </b>
          <span className={communs["doux"]}>
            {phrase}.{" "}
            <button type="button" className={communs["lien"]} onClick={() => setChoix(true)}>
              Pas du tout&nbsp;?
            </button>
          </span>
        </p>
      </div>
      {remarques.map((remarque) => (
        <Remarque key={remarque}>{remarque}</Remarque>
      ))}
      {brut !== null && <LignesBrutes brut={brut} ligne={ligne} />}
      <div className={styles["autre"]}>
        <p>Collez ou déposez autre chose ici, n’importe où dans la page.</p>
        <BoutonChoisir variante="discret" onFichier={onFichier}>
          Un autre fichier
        </BoutonChoisir>
      </div>
      <DialogueFormat
        ouvert={choix}
        etat={etat}
        relire={relire}
        touche={touche}
        onFermer={() => setChoix(false)}
      />
    </>
  );
}

/** Lines around the one that is looked at. */
const AUTOUR = 40;

function LignesBrutes({
  brut,
  ligne,
}: {
  readonly brut: NonNullable<EnCours["brut"]>;
  readonly ligne: number | null;
}): ReactElement {
  const boite = useRef<HTMLPreElement>(null);
  const rang = Math.max(
    0,
    brut.findIndex((une) => une.ligne === ligne),
  );
  const debut = Math.max(0, rang - AUTOUR);
  useEffect(() => {
    const cadre = boite.current;
    const marque = cadre?.querySelector<HTMLElement>("[data-ici=true]");
    // its own scroll, never the page's
    if (cadre !== null && marque !== null && marque !== undefined)
      cadre.scrollTop = marque.offsetTop - cadre.clientHeight / 3;
  }, [rang]);
  return (
    // scrolled with the keyboard too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre ref={boite} className={styles["brut"]} tabIndex={0} aria-label="Ce qui a été lu">
      {brut.slice(debut, debut + 2 * AUTOUR).map((une) => (
        <span key={une.ligne} data-ici={une.ligne === ligne}>
          <i>{une.ligne}</i>
          {une.texte}
        </span>
      ))}
    </pre>
  );
}
