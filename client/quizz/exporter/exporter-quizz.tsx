/** Dialogue that exports one quizz, and says beforehand what its format leaves out. docs/formats.md. */
import { type ReactElement, useEffect, useState } from "react";
import { convertirEnQuizzDeFichier } from "#formats/ecrire/depuis-quizz.ts";
import { direRequeteEchouee } from "../../app/api/queries.ts";
import { Link } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { fileNameFromTitle, downloadFile } from "../../browser/download.ts";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { ErreurChamp } from "../../ui/champ.tsx";
import { useQuizzAExporter } from "../queries.ts";
import {
  ecrireExportDeQuizz,
  type ExportDeQuizzEcrit,
  type FormatExportDeQuizz,
} from "./file-writer.ts";
import styles from "./exporter.module.css";

interface Props {
  readonly idQuizz: string;
  readonly onFermer: () => void;
}

const FORMATS_ECRITS: readonly {
  readonly id: FormatExportDeQuizz;
  readonly nom: string;
  readonly dit: string;
  readonly fin: string;
}[] = [
  {
    id: "trinquizz",
    nom: "Fichier Trinquizz",
    dit: "Tout, médias compris\u00A0: à garder, ou à donner.",
    fin: "trinquizz",
  },
  {
    id: "xlsx",
    nom: "Excel",
    dit: "Les textes, les temps et les parties, en tableau.",
    fin: "xlsx",
  },
  { id: "csv", nom: "CSV", dit: "Le même tableau, pour n’importe quel logiciel.", fin: "csv" },
  {
    id: "kahoot",
    nom: "Kahoot (tableur)",
    dit: "Les questions à choix, quatre propositions au plus.",
    fin: "xlsx",
  },
  {
    id: "moodle",
    nom: "Moodle (XML)",
    dit: "Tous les types de questions, avec leur image ou leur son.",
    fin: "xml",
  },
  { id: "gift", nom: "GIFT (Moodle)", dit: "Choix, réponses tapées et messages.", fin: "gift.txt" },
];

const RATE = "Le fichier n’a pas pu être fait. Vérifiez votre connexion, puis réessayez.";

/** Dialogue that exports a quizz as a file, open while it is mounted. */
export function DialogueExporterQuizz({ idQuizz, onFermer }: Props): ReactElement {
  const [format, setFormat] = useState<FormatExportDeQuizz>("trinquizz");
  const { data, error } = useQuizzAExporter(idQuizz);
  /** The export in the format that it was written in; `ecrit` null when writing failed. Null while nothing is written yet. */
  const [fait, setFait] = useState<{
    format: FormatExportDeQuizz;
    ecrit: ExportDeQuizzEcrit | null;
  } | null>(null);
  useEffect(() => {
    if (data === undefined) return undefined;
    const { issue, annuler } = ecrireExportDeQuizz({
      format,
      quizz: [convertirEnQuizzDeFichier(data)],
    });
    void issue.then((ecrit) => setFait({ format, ecrit }));
    return annuler;
  }, [data, format]);
  const pret = fait !== null && fait.format === format ? fait : null;
  const choisi = FORMATS_ECRITS.find(({ id }) => id === format);
  const nombre = data?.questions.length ?? 0;
  const laissees = pret?.ecrit?.ecarts.filter(({ laissee }) => laissee).length ?? 0;
  const vide = nombre > 0 && laissees === nombre;
  const echec =
    pret !== null && pret.ecrit === null
      ? RATE
      : data === undefined && error !== null
        ? direRequeteEchouee(error)
        : "";
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre="Exporter le quizz"
      variante="modale"
      largeur="36rem"
      actions={
        <>
          <Link
            to={ecrireAdresseDePage("/imprimer/:id", { id: idQuizz })}
            className={classNamesDeBouton({ variante: "contour" })}
          >
            Imprimer
          </Link>
          <Bouton
            icone="telecharger"
            chargement={pret === null && echec === ""}
            aria-disabled={pret === null || pret.ecrit === null || vide}
            onClick={() => {
              if (data === undefined || pret === null || pret.ecrit === null || vide) return;
              downloadFile(pret.ecrit.fichier, fileNameFromTitle(data.title, choisi?.fin ?? "txt"));
            }}
          >
            Télécharger
          </Bouton>
        </>
      }
    >
      <fieldset className={styles["formats"]}>
        <legend className="visually-hidden">Format</legend>
        {FORMATS_ECRITS.map(({ id, nom, dit }) => (
          <label key={id}>
            <input
              type="radio"
              className={styles["rond"]}
              name="format-ecrit"
              checked={id === format}
              onChange={() => setFormat(id)}
            />
            <b>{nom}</b>
            <span>{dit}</span>
          </label>
        ))}
      </fieldset>
      <ErreurChamp id="echec-export" texte={echec === "" ? undefined : echec} alerte />
      {pret !== null && pret.ecrit !== null && <EcartsDits ecrit={pret.ecrit} nombre={nombre} />}
    </Dialogue>
  );
}

/** Lists what the file leaves out, question by question. @param nombre number of questions of the quizz */
function EcartsDits({
  ecrit: { ecarts, absents },
  nombre,
}: {
  readonly ecrit: ExportDeQuizzEcrit;
  readonly nombre: number;
}): ReactElement | null {
  const laissees = ecarts.filter(({ laissee }) => laissee).length;
  if (ecarts.length === 0 && absents === 0) return null;
  return (
    <div className={styles["ecarts"]} role="status">
      {absents > 0 && (
        <p>
          {absents > 1
            ? `${String(absents)}\u00A0médias n’existent plus\u00A0: leur place est vide.`
            : "Un média n’existe plus\u00A0: sa place est vide."}
        </p>
      )}
      {ecarts.length > 0 && (
        <>
          <p>
            <b>
              {laissees === 0
                ? "Tout y va, à ceci près\u00A0:"
                : `${String(nombre - laissees)} sur ${String(nombre)} y vont. Ce qui reste ici\u00A0:`}
            </b>
          </p>
          <ul>
            {ecarts.map(({ rang, laissee, phrase }) => (
              <li key={`${String(rang)} ${phrase}`} data-laissee={laissee}>
                <b>Question {rang}.</b> {phrase}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export function BoutonExporterQuizz({ idQuizz }: { readonly idQuizz: string }): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  return (
    <>
      <Bouton variante="contour" icone="telecharger" onClick={() => setOuvert(true)}>
        Exporter
      </Bouton>
      {ouvert && <DialogueExporterQuizz idQuizz={idQuizz} onFermer={() => setOuvert(false)} />}
    </>
  );
}
