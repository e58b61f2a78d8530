/** Layout of a legal text: summary, table of contents, numbered sections. */
import { type ReactElement, type ReactNode, useEffect, useId } from "react";
import { joinClassNames } from "../../ui/classes.ts";
import { useAdresseDeContact } from "../../app/api/contact.ts";
import styles from "./legal.module.css";

/** A numbered section of a legal page; `id` is its anchor. */
export interface SectionLegale {
  readonly id: string;
  readonly titre: string;
  readonly corps: ReactNode;
}

interface TexteLegalProps {
  readonly titre: string;
  /** Sentences of the summary « En deux mots ». */
  readonly enDeuxMots: readonly ReactNode[];
  readonly sections: readonly SectionLegale[];
  /** Whether the page shows the date from which the text is in force; true by default. */
  readonly enVigueur?: boolean;
}

/** Body of a legal page, from its `<h1>` on (plateforme §1 "Legal statements"). */
export function CorpsDePageLegale({
  titre,
  enDeuxMots,
  sections,
  enVigueur = true,
}: TexteLegalProps): ReactElement {
  const idSommaire = useId();
  useEffect(() => {
    // scrolls to the anchor of the address: the page's code loads after the browser has looked for it
    const cible = document.getElementById(location.hash.slice(1));
    if (location.hash !== "" && cible !== null) cible.scrollIntoView();
  }, []);
  return (
    <div className={styles["page"]}>
      <header className={styles["tete"]}>
        <h1>{titre}</h1>
        {enVigueur && (
          <p className={styles["date"]}>
            En vigueur depuis le <time dateTime="2025-06-21">21 juin 2025</time>
          </p>
        )}
        <div className={joinClassNames(styles["resume"], "sous-bock-papier")}>
          <h2>En deux mots</h2>
          <ul>
            {enDeuxMots.map((phrase, i) => (
              <li key={i}>{phrase}</li>
            ))}
          </ul>
        </div>
      </header>
      <nav className={styles["sommaire"]} aria-labelledby={idSommaire}>
        <h2 id={idSommaire}>Sommaire</h2>
        <ol>
          {sections.map(({ id, titre }, i) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="chiffre">{i + 1}</span>
                <span>{titre}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles["corps"]}>
        {sections.map(({ id, titre, corps }, i) => (
          <section key={id} id={id} aria-labelledby={`${id}-titre`}>
            <h2 id={`${id}-titre`}>
              <span className="chiffre">{i + 1}.</span> {titre}
            </h2>
            {corps}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Contact address of this server as a link, or a text without one. */
export function LienContact(): ReactElement {
  const contact = useAdresseDeContact();
  if (contact === null) return <>la personne qui tient ce serveur</>;
  return <a href={`mailto:${contact}`}>{contact}</a>;
}

interface TableauProps {
  readonly titre: string;
  readonly colonnes: readonly string[];
  /** Rows of a legal table: name, details (or ""), then the cells of the other columns. */
  readonly lignes: readonly (readonly [nom: ReactNode, detail: string, ...ReactNode[]])[];
}

/** A table of a legal page, which becomes a stack of cards on a phone, each cell under its column name. */
export function TableauLegal({ titre, colonnes, lignes }: TableauProps): ReactElement {
  return (
    <table className={styles["tableau"]}>
      <caption>{titre}</caption>
      <thead>
        <tr>
          {colonnes.map((colonne) => (
            <th key={colonne} scope="col">
              {colonne}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lignes.map(([nom, detail, ...cellules], i) => (
          <tr key={i}>
            <th scope="row">
              {nom}
              {detail !== "" && <span> {detail}</span>}
            </th>
            {cellules.map((cellule, j) => (
              <td key={j} data-colonne={colonnes[j + 1]}>
                {cellule}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
