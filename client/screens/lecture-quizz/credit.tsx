import type { ReactElement } from "react";
import { z } from "zod";
import { Autrui } from "../../ui/autrui.tsx";
import styles from "./vue-quizz.module.css";

/** Where a quizz comes from, as far as its author says: decisions-plateforme "Credit". */
const credit = z.object({
  auteur: z.string().trim().default(""),
  source: z.string().trim().default(""),
  licence: z.string().trim().default(""),
});

const LIBELLES = { auteur: "D’après", source: "Source", licence: "Licence" } as const;
const ORDRE = ["auteur", "source", "licence"] as const;

/** `quizz`: what says it, among other things. Nothing when nothing is said. */
export function Credit({ quizz }: { readonly quizz: object }): ReactElement | null {
  const lu = credit.parse(quizz);
  const dits = ORDRE.filter((nom) => lu[nom] !== "");
  if (dits.length === 0) return null;
  return (
    <dl className={styles["credit"]}>
      {dits.map((nom) => (
        <div key={nom}>
          <dt>{LIBELLES[nom]}</dt>
          <dd>
            <Mention texte={lu[nom]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An address is a link, which tells nobody where one comes from and lends it no credit. */
function Mention({ texte }: { readonly texte: string }): ReactElement {
  if (!/^https?:\/\/\S+$/.test(texte)) return <Autrui>{texte}</Autrui>;
  return (
    <a href={texte} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Autrui>{texte.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "")}</Autrui>
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}
