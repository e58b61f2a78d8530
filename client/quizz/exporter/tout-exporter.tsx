/** Exports all quizzes of an account and their media in one file that any account can import. docs/formats.md. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { reponseExportMesQuizz } from "#contracts/importation.ts";
import { convertirEnQuizzDeFichier } from "#formats/ecrire/depuis-quizz.ts";
import { appelerApi } from "../../app/api/api.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { ErreurChamp } from "../../ui/champ.tsx";
import { ecrireExportDeQuizz } from "./file-writer.ts";
import styles from "./exporter.module.css";
import { downloadFile } from "../../browser/download.ts";

const RATE = "Le fichier n’a pas pu être fait. Vérifiez votre connexion, puis réessayez.";
const RIEN = "Vous n’avez pas encore de quizz à exporter.";

type Lus =
  | { readonly ok: true; readonly quizz: readonly QuizzDeFichierTrinquizz[] }
  | { readonly ok: false; readonly message: string };

async function lireTout(surPage: (nombre: number) => void, signal: AbortSignal): Promise<Lus> {
  const quizz: QuizzDeFichierTrinquizz[] = [];
  for (let page = 0; ; page++) {
    const chemin = `/api/user/quizz-entiers?page=${String(page)}`;
    const reponse = await appelerApi("GET", chemin, reponseExportMesQuizz, { signal });
    if (!reponse.ok) return { ok: false, message: reponse.message };
    quizz.push(...reponse.corps.quizz.map(convertirEnQuizzDeFichier));
    surPage(quizz.length);
    if (!reponse.corps.suite) return { ok: true, quizz };
  }
}

export function BoutonExporterTousLesQuizz(): ReactElement {
  const [dit, setDit] = useState("");
  const [echec, setEchec] = useState("");
  const [enCours, setEnCours] = useState(false);
  const arreter = useRef<() => void>(() => undefined);
  useEffect(() => () => arreter.current(), []);

  const exporter = async () => {
    const abandon = new AbortController();
    arreter.current = () => abandon.abort();
    setEnCours(true);
    setEchec("");
    const finir = (faute: string, phrase = "") => {
      setEnCours(false);
      setEchec(faute);
      setDit(phrase);
    };
    const lus = await lireTout((n) => setDit(`${String(n)}\u00A0quizz lus…`), abandon.signal);
    if (abandon.signal.aborted) return;
    if (!lus.ok) return finir(lus.message);
    if (lus.quizz.length === 0) return finir(RIEN);
    let medias = 0;
    const { issue, annuler } = ecrireExportDeQuizz(
      { format: "trinquizz", quizz: lus.quizz },
      () => {
        medias += 1;
        setDit(`${String(medias)}\u00A0médias joints…`);
      },
    );
    arreter.current = annuler;
    const ecrit = await issue;
    if (ecrit === null) return finir(RATE);
    downloadFile(ecrit.fichier, "mes-quizz.trinquizz");
    const combien = `${String(lus.quizz.length)}\u00A0quizz dans le fichier.`;
    const manques =
      ecrit.absents > 0 ? ` ${String(ecrit.absents)}\u00A0médias n’existent plus.` : "";
    finir("", combien + manques);
  };
  return (
    <div className={styles["tout"]}>
      <Bouton
        variante="contour"
        icone="telecharger"
        chargement={enCours}
        onClick={() => void exporter()}
      >
        Tout exporter
      </Bouton>
      <p role="status">{dit}</p>
      <ErreurChamp id="echec-tout" texte={echec === "" ? undefined : echec} alerte />
    </div>
  );
}
