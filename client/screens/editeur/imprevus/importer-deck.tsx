/** Dialogue that shows the content of a deck file before it is imported. Decision 0092. */
import { type ReactElement, useRef, useState } from "react";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import { NOMS_NIVEAUX_D_IMPREVU } from "../../../quizz/en-mots.ts";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { CarteDImprevuTire } from "../imprevu/tirages.tsx";
import { useImporterDeck } from "./actions.ts";
import { type ResultatLectureDeDeck, lireFichierDeck } from "./fichier-deck.ts";
import styles from "./deck-imprevus.module.css";

/** The button that chooses a deck file, and the dialog that shows its content before it is imported. */
export function BoutonImporterDeck({
  cartes,
}: {
  readonly cartes: readonly ImprevuAvecRevision[];
}): ReactElement {
  const champ = useRef<HTMLInputElement>(null);
  const [lu, setLu] = useState<ResultatLectureDeDeck | null>(null);
  const { enCours, importer: envoyer } = useImporterDeck();
  const choisir = async (fichier: File | undefined) => {
    if (fichier !== undefined) setLu(await lireFichierDeck(fichier, cartes));
  };
  const importer = async () => {
    if (lu?.ok === true) await envoyer(lu.deck, () => setLu(null));
  };
  return (
    <>
      <button type="button" className={styles["lien"]} onClick={() => champ.current?.click()}>
        Importer
      </button>
      <input
        ref={champ}
        type="file"
        accept="application/json,.json"
        aria-label="Fichier d’imprévus"
        hidden
        onChange={({ currentTarget }) => {
          void choisir(currentTarget.files?.[0]);
          // the field is emptied, so that choosing the same file again fires a change
          currentTarget.value = "";
        }}
      />
      <Dialogue
        ouvert={lu !== null}
        onFermer={() => setLu(null)}
        titre="Importer des imprévus"
        largeur="40rem"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setLu(null)}>
              {lu?.ok === true && lu.neufs.length > 0 ? "Annuler" : "Fermer"}
            </Bouton>
            {lu?.ok === true && lu.neufs.length > 0 && (
              <Bouton chargement={enCours} onClick={() => void importer()}>
                Importer {lu.neufs.length}&nbsp;imprévu{lu.neufs.length > 1 ? "s" : ""}
              </Bouton>
            )}
          </>
        }
      >
        {lu?.ok === false && <p role="alert">{lu.message}</p>}
        {lu?.ok === true && <Contenu lu={lu} />}
      </Dialogue>
    </>
  );
}

function Contenu({
  lu: { deck, neufs },
}: {
  readonly lu: ResultatLectureDeDeck & { ok: true };
}): ReactElement {
  const presents = deck.imprevus.length - neufs.length;
  return (
    <>
      <p>
        {neufs.length === 0 && "Rien de nouveau dans ce fichier. "}
        {presents > 0 &&
          `${String(presents)}\u00A0imprévu${presents > 1 ? "s sont déjà là et restent comme ils sont" : " est déjà là et reste comme il est"}.`}
      </p>
      <ol className={styles["apercu"]}>
        {neufs.map((carte) => (
          <li key={carte.text}>
            <TexteDAutrui>
              <CarteDImprevuTire carte={carte} />
            </TexteDAutrui>
            <small>
              {NOMS_NIVEAUX_D_IMPREVU[carte.niveau]} · <TexteDAutrui>{carte.paquet}</TexteDAutrui>
              {carte.rare && " · rare"}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
