import type { ReactElement, ReactNode } from "react";
import type { TypeQuestion } from "#contracts/quizz.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { Media } from "../../quizz/media.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { estLocale } from "../../partie/joueurs.ts";
import { ATourDeRole } from "./a-tour-de-role.tsx";
import { Dons } from "./dons.tsx";
import { aJuste, enumerer, participants } from "./joueurs.ts";
import { useACommence } from "../timeline/use-reveal.ts";
import styles from "./bandeau-reponse.module.css";
import { useCompact } from "../../ui/use-compact.ts";
import { Morceaux } from "../morceaux.tsx";
import { morceauxInsecables } from "../../partie/mots/typographie.ts";

const NOMS_MONTRES = 5;

/** Between the question and its answer: who found the order, gifts as they come, and what follows (`suite`). */
export function BandeauReponse({
  vue,
  question,
  constat = true,
  gestes,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
  /** Whether it says who found, or did not answer; default true. */
  readonly constat?: boolean;
  /** What the host may do about it: write what the text offers, hand out. */
  readonly gestes?: ReactNode;
}): ReactElement | null {
  const { suiteTexte, suiteMedia } = question;
  // the question gives it room: not in the middle of the beats
  if (!useACommence("dit")) return null;
  return (
    <div className={styles["bandeau"]} data-milieu>
      {constat && !estLocale(vue) && <Constat vue={vue} type={question.type} />}
      <Dons vue={vue} />
      {(suiteTexte.length > 0 || suiteMedia !== "") && (
        <div className={styles["suite"]}>
          {suiteMedia !== "" && (
            <div className={styles["suite-media"]}>
              <Media media={suiteMedia} joue />
            </div>
          )}
          {suiteTexte.length > 0 && (
            <p>
              <Morceaux texte={morceauxInsecables(suiteTexte)} />
            </p>
          )}
        </div>
      )}
      {gestes}
    </div>
  );
}

/** What neither the answer nor the left column says of the players. */
function Constat({
  vue,
  type,
}: {
  readonly vue: Vue;
  readonly type: TypeQuestion;
}): ReactElement | null {
  switch (type) {
    case "choix":
      return <Muets vue={vue} />;
    case "ordre":
      return <Trouve vue={vue} />;
    // each answer is shown with its name
    case "entree":
    case "rien":
      return null;
  }
}

function Trouve({ vue }: { readonly vue: Vue }): ReactElement | null {
  const compact = useCompact();
  const noms = participants(vue)
    .filter(aJuste)
    .map(({ pseudo }) => pseudo);
  return (
    <>
      {noms.length === 0 && <p className={styles["fait"]}>Personne n’a trouvé l’ordre</p>}
      {/* on the slate the left column names them */}
      {noms.length > 0 && compact && (
        <p className={styles["fait"]}>
          {noms.length > 1 ? "Ont" : "A"} juste&nbsp;:{" "}
          <NomCraie>{enumerer(noms, NOMS_MONTRES)}</NomCraie>
        </p>
      )}
      <ATourDeRole vue={vue} />
    </>
  );
}

/** Those who were there and said nothing: no option carries their name. */
function Muets({ vue }: { readonly vue: Vue }): ReactElement | null {
  const tous = participants(vue).filter(({ present }) => present);
  const noms = tous.filter(({ aRepondu }) => !aRepondu).map(({ pseudo }) => pseudo);
  if (noms.length === 0) return null;
  if (noms.length === tous.length) return <p className={styles["fait"]}>Personne n’a répondu</p>;
  return (
    <p className={styles["fait"]}>
      Sans réponse&nbsp;: <NomCraie>{enumerer(noms, NOMS_MONTRES)}</NomCraie>
    </p>
  );
}
