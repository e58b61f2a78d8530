import { type ReactElement, type ReactNode, useMemo } from "react";
import { trouverManiereDeRepondre, type TypeQuestion } from "#contracts/quizz.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { MediaAffiche } from "../../quizz/media.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { estRoomLocale, pseudoDuJoueur } from "../../partie/joueurs.ts";
import {
  aReponduJusteOuPrecis,
  listerJoueursDontReponseCompte,
  listerJoueursAvecLigneArdoise,
} from "./joueurs.ts";
import { useHasRevealReached, reducedMotionQuery } from "../timeline/use-reveal.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { TexteEnMorceaux } from "../morceaux.tsx";
import { mettreEspacesInsecablesAuxMorceaux } from "../../partie/mots/typographie.ts";
import { estArdoiseAvecGorgeesEnMain } from "./ardoise.tsx";
import { useRoomLineState } from "../../partie/vue.ts";
import { enumererNoms, mettreEspacesInsecables } from "../../ui/typographie.tsx";
import { listerFaussesReponsesAMontrer } from "../timeline/a-tour-de-role.ts";
import { useCurrentTimelineMark } from "../timeline/use-beats.ts";
import { TexteAjusteHote } from "./texte.tsx";
import styles from "./reponse.module.css";

const NOMS_MONTRES = 5;

/** The strip between the question and its answer: who found the order or did not answer, gifts as they come, and what follows (`suite`). */
export function BandeauConstatDonsEtSuite({
  vue,
  question,
  constat = true,
  gestes,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
  /** Whether to say who found or did not answer; true by default. */
  readonly constat?: boolean;
  /** The host's buttons that write the sips of the text and hand sips out. */
  readonly gestes?: ReactNode;
}): ReactElement | null {
  const { suiteTexte, suiteMedia } = question;
  // nothing is shown until the beats have been told: the question keeps its room
  if (!useHasRevealReached("dit")) return null;
  return (
    <div className={styles["bandeau"]} data-milieu>
      {constat && !estRoomLocale(vue) && <Constat vue={vue} type={question.type} />}
      <DonsEtGorgeesEnMain vue={vue} />
      {(suiteTexte.length > 0 || suiteMedia !== "") && (
        <div className={styles["suite"]}>
          {suiteMedia !== "" && (
            <div className={styles["suite-media"]}>
              <MediaAffiche media={suiteMedia} joue />
            </div>
          )}
          {suiteTexte.length > 0 && (
            <p>
              <TexteEnMorceaux texte={mettreEspacesInsecablesAuxMorceaux(suiteTexte)} />
            </p>
          )}
        </div>
      )}
      {gestes}
    </div>
  );
}

/** The sentences about players that neither the answer nor the left column tells. */
function Constat({
  vue,
  type,
}: {
  readonly vue: Vue;
  readonly type: TypeQuestion;
}): ReactElement | null {
  switch (trouverManiereDeRepondre({ type })) {
    case "uneOption":
      return <Muets vue={vue} />;
    case "toutesLesOptions":
      return <Trouve vue={vue} />;
    // nothing to say of typed answers: each one is shown with its name
    case "texte":
    case null:
      return null;
  }
}

function Trouve({ vue }: { readonly vue: Vue }): ReactElement | null {
  const compact = useIsCompactScreen();
  const noms = listerJoueursDontReponseCompte(vue)
    .filter(aReponduJusteOuPrecis)
    .map(({ pseudo }) => pseudo);
  return (
    <>
      {noms.length === 0 && <p className={styles["fait"]}>Personne n’a trouvé l’ordre</p>}
      {/* on the slate, the left column names them */}
      {noms.length > 0 && compact && (
        <p className={styles["fait"]}>
          {noms.length > 1 ? "Ont" : "A"} juste&nbsp;:{" "}
          <NomCraie>{enumererNoms(noms, NOMS_MONTRES)}</NomCraie>
        </p>
      )}
      <FaussesReponsesATourDeRole vue={vue} />
    </>
  );
}

/** Names the players who were there and did not answer, because no option carries their name. */
function Muets({ vue }: { readonly vue: Vue }): ReactElement | null {
  const tous = listerJoueursDontReponseCompte(vue).filter(({ present }) => present);
  const noms = tous.filter(({ aRepondu }) => !aRepondu).map(({ pseudo }) => pseudo);
  if (noms.length === 0) return null;
  if (noms.length === tous.length) return <p className={styles["fait"]}>Personne n’a répondu</p>;
  return (
    <p className={styles["fait"]}>
      Sans réponse&nbsp;: <NomCraie>{enumererNoms(noms, NOMS_MONTRES)}</NomCraie>
    </p>
  );
}

const DONS_MONTRES = 6;
/** Most names of players that one line of the slate holds. */
const EN_MAIN_MONTRES = 2;

/** Gifts as they come, and sips still in somebody’s hand, unless the slate beside says so. */
export function DonsEtGorgeesEnMain({ vue }: { readonly vue: Vue }): ReactElement | null {
  const compact = useIsCompactScreen();
  const dits = !compact && estArdoiseAvecGorgeesEnMain(vue);
  const enMain =
    dits || estRoomLocale(vue)
      ? []
      : listerJoueursAvecLigneArdoise(vue).filter(({ reste }) => reste > 0);
  if (vue.dons.length === 0 && enMain.length === 0) return null;
  const debut = Math.max(0, vue.dons.length - DONS_MONTRES);
  return (
    <ul className={styles["dons"]} aria-label="Gorgées distribuées">
      {vue.dons.slice(debut).map((don, i) => (
        <li key={debut + i} className={styles["don"]}>
          <NomCraie>{pseudoDuJoueur(vue, don.de)}</NomCraie> →{" "}
          <NomCraie>{pseudoDuJoueur(vue, don.a)}</NomCraie>
          &nbsp;: <b>{don.gorgees}</b>
        </li>
      ))}
      {enMain.length > EN_MAIN_MONTRES ? (
        <li className={styles["en-main"]}>{enMain.length}&nbsp;personnes distribuent encore…</li>
      ) : (
        enMain.map(({ id, pseudo, reste }) => (
          <li key={id} className={styles["en-main"]}>
            <NomCraie>{pseudo}</NomCraie> distribue <b>{reste}</b>…
          </li>
        ))
      )}
    </ul>
  );
}

const NOMS_PAR_TOUR = 3;

/**
 * Wrong answers in large, one after the other, in a place kept from the first beat. With less motion, only the last
 * one is shown.
 */
export function FaussesReponsesATourDeRole({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { depuis } = useRoomLineState();
  const dites = listerFaussesReponsesAMontrer(vue);
  // a new state of the room with the same answers must not show them again from the first
  const cle = JSON.stringify(dites);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `cle` is all that `dites` says
  const marques = useMemo(() => (reducedMotionQuery.matches ? null : dites), [cle]);
  const { marque } = useCurrentTimelineMark(marques, depuis);
  const tourDit = marque ?? dites.at(-1);
  const dit = useHasRevealReached("dit");
  if (tourDit === undefined) return null;
  const { texte, noms } = tourDit;
  const ordre =
    vue.question !== undefined && trouverManiereDeRepondre(vue.question) === "toutesLesOptions";
  return (
    // hidden from screen readers when answers were typed: they are read aloud in the list
    <div className={styles["passage"]} data-ordre={ordre} data-dit={dit} aria-hidden={!ordre}>
      <TexteAjusteHote
        key={texte}
        balise="p"
        min={1.6}
        plancher={1.2}
        max={ordre ? 2 : 3.2}
        ancrage="milieu"
        className={styles["texte"]}
      >
        <b>{ordre ? texte : `«\u00A0${mettreEspacesInsecables(texte)}\u00A0»`}</b>{" "}
        <NomCraie>{enumererNoms(noms, NOMS_PAR_TOUR)}</NomCraie>
      </TexteAjusteHote>
    </div>
  );
}
