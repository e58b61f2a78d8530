/** The source of the import: its name, its recognised format, and its raw lines. */
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { type Consignes, estIdFormat, type IdFormat, NOMS_FORMATS } from "#formats/lecture.ts";
import { direHeure } from "../../../document/dates.ts";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { Bouton, type VarianteBouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { Icone } from "../../../ui/icones.tsx";
import { direTailleDeFichier } from "../../../ui/octets.ts";
import type { ImportEnCours } from "../import-en-cours.ts";
import { ChoixDeLectureDuTexte, PanneauRolesDesLignesDuTexte } from "./texte-compris.tsx";
import communs from "../importer.module.css";
import styles from "./source-lue.module.css";

interface Props {
  readonly etat: ImportEnCours;
  /** Number of the file's line that the question being mended comes from; null for none. */
  readonly ligne: number | null;
  /** Reads the file in another format; null when the file is lost. */
  readonly relire: ((format: IdFormat) => void) | null;
  /** Reads the source again with these instructions of its author; null when it is lost, or is neither a free text nor tables. */
  readonly comprendre: ((consignes: Consignes) => void) | null;
  /** Whether the author has worked on the import, so that reading it otherwise would lose something. */
  readonly touche: boolean;
  readonly onFichier: (fichier: File) => void;
}

export function PanneauSourceLue(props: Props): ReactElement {
  const { etat, ligne, relire, comprendre, touche, onFichier } = props;
  const [choix, setChoix] = useState(false);
  const { source, nomFormat, details, remarques, brut, quizz, texte, consignes } = etat;
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
          <b>{source.nom === null ? "Texte collé" : <TexteDAutrui>{source.nom}</TexteDAutrui>}</b>
          <span className={communs["doux"]}>
            {direTailleDeFichier(source.taille)}, {source.nom === null ? "collé" : "déposé"} à{" "}
            {direHeure(source.quand)}
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
        <EncartRemarqueDImport key={remarque}>{remarque}</EncartRemarqueDImport>
      ))}
      {texte !== null && comprendre !== null && (
        <ChoixDeLectureDuTexte texte={texte} comprendre={comprendre} />
      )}
      {brut !== null &&
        (texte === null || comprendre === null ? (
          <LignesBrutes
            brut={brut.filter((une) => une.quizz === null || une.quizz === etat.ici)}
            ligne={ligne}
          />
        ) : (
          <PanneauRolesDesLignesDuTexte
            key={ligne}
            brut={brut}
            ligne={ligne}
            texte={texte}
            consignes={consignes}
            comprendre={comprendre}
          />
        ))}
      <div className={styles["autre"]}>
        <p>Collez ou déposez autre chose ici, n’importe où dans la page.</p>
        <BoutonChoisirFichier variante="discret" onFichier={onFichier}>
          Un autre fichier
        </BoutonChoisirFichier>
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

/** Number of raw lines shown before and after the current one. */
const AUTOUR = 40;

function LignesBrutes({
  brut,
  ligne,
}: {
  readonly brut: NonNullable<ImportEnCours["brut"]>;
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
    // only the box scrolls, so that the current line is seen; the page does not
    if (cadre !== null && marque !== null && marque !== undefined)
      cadre.scrollTop = marque.offsetTop - cadre.clientHeight / 3;
  }, [rang]);
  return (
    // the box can be scrolled with the keyboard
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

interface DialogueFormatProps {
  readonly ouvert: boolean;
  readonly etat: ImportEnCours;
  readonly relire: ((format: IdFormat) => void) | null;
  /** Whether the author has worked on the import, which reading it in another format would lose. */
  readonly touche: boolean;
  readonly onFermer: () => void;
}

/** Dialogue « Pas du tout ? », which chooses another format; the recognised ones come first. */
function DialogueFormat(props: DialogueFormatProps): ReactElement {
  const { ouvert, etat, relire, touche, onFermer } = props;
  const [voulu, setVoulu] = useState<IdFormat>(etat.format);
  const possibles = new Set(etat.reconnus);
  const tous = Object.keys(NOMS_FORMATS).filter(estIdFormat);
  const enOrdre = [...etat.reconnus, ...tous.filter((id) => !possibles.has(id))];
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre="Qu’est-ce que c’est&nbsp;?"
      largeur="28rem"
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Laisser
          </Bouton>
          <Bouton
            aria-disabled={relire === null}
            onClick={() => {
              if (relire === null) return;
              onFermer();
              relire(voulu);
            }}
          >
            Lire ainsi
          </Bouton>
        </>
      }
    >
      {relire === null && (
        <p>Pour le lire autrement, déposez le fichier à nouveau&nbsp;: il n’est plus ici.</p>
      )}
      {relire !== null && touche && <p>Vos corrections de cet import seront perdues.</p>}
      <fieldset className={styles["formats"]}>
        <legend className="visually-hidden">Genre de fichier</legend>
        {enOrdre.map((id) => (
          <label key={id}>
            <input
              type="radio"
              className={styles["rond"]}
              name="format"
              checked={id === voulu}
              onChange={() => setVoulu(id)}
            />
            <span>{NOMS_FORMATS[id]}</span>
          </label>
        ))}
      </fieldset>
    </Dialogue>
  );
}
/** A remark of the reader about the whole import. */
export function EncartRemarqueDImport({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  return (
    <p className={styles["remarque"]}>
      <Icone nom="attention" taille="1.1em" />
      <span>{children}</span>
    </p>
  );
}

interface BoutonChoisirProps {
  readonly variante?: VarianteBouton;
  readonly onFichier: (fichier: File) => void;
  readonly children: ReactNode;
}

/** Chooses a file; its format is recognised from its content. */
export function BoutonChoisirFichier({
  variante,
  onFichier,
  children,
}: BoutonChoisirProps): ReactElement {
  const champ = useRef<HTMLInputElement>(null);
  return (
    <>
      <Bouton variante={variante} icone="plus" onClick={() => champ.current?.click()}>
        {children}
      </Bouton>
      <input
        ref={champ}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const fichier = currentTarget.files?.[0];
          // the field is emptied, so that choosing the same file again fires a change
          currentTarget.value = "";
          if (fichier !== undefined) onFichier(fichier);
        }}
      />
    </>
  );
}
