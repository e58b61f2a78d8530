import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import { type ReactElement, useMemo, memo, type ReactNode } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { type EtatOptionDeReponse, OptionDeReponseEnLecture } from "../../ui/option-verre.tsx";
import {
  hasRevealReached,
  delayBetweenItemsOfBeatMs,
  type RevealBeat,
  listerRangsDesOptionsFaussesDansLOrdreDeVidage,
} from "../timeline/timeline.ts";
import { useRevealMoment } from "../timeline/use-reveal.ts";
import { listerJoueursDontReponseCompte } from "./joueurs.ts";
import { choisirNombreDeColonnesDArdoise, compterJoueursSurArdoise } from "./ardoise.tsx";
import { commonTypefaceOfNames, MAX_NAMES_ON_GLASS, layOutNamesOnGlass } from "./names-on-glass.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { type Typeface, estimateNameWidths } from "../../ui/name-width.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { LISTE_DES_VERRES_DE_REPONSE } from "../../ui/verre.tsx";
import { TexteAjusteHote } from "./texte.tsx";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";
import styles from "./etape.module.css";

/** Characters above which an option takes several lines: all options are then set tighter. */
const LONGUE = 34;

/** Whether the options are set tighter: one of them is long, or more than four share the slate with a media. */
export const sontOptionsDenses = ({ options, media }: VueQuestion): boolean =>
  options.some((option) => option.length > LONGUE) || (media !== "" && options.length > 4);

/** Delay between two options that fall, in ms. */
const CHUTE_MS = 80;

type OptionDressee = Omit<UneOptionProps, "max" | "place" | "main" | "serree">;

/** Width in em for names beside a glass, by number of columns of the players' slate; a media takes PRISE_PAR_MEDIA away. */
const PLACE: Readonly<Record<1 | 2 | 3, number>> = { 1: 9.4, 2: 8.4, 3: 6.8 };
const PRISE_PAR_MEDIA = 1.2;

/** Whether the words of the options take all the room: players are then counted, not named. */
const estSerree = (vue: Vue, question: VueQuestion): boolean =>
  sontOptionsDenses(question) ||
  (question.media !== "" && choisirNombreDeColonnesDArdoise(compterJoueursSurArdoise(vue)) > 1);

/**
 * The options as they are asked, then revealed. One component for both: they stay mounted, and a text that was fitted
 * to its box is not fitted again.
 */
export function OptionsDeQuestionHote({
  vue,
  question,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
}): ReactElement {
  const compact = useIsCompactScreen();
  const { temps, enDirect, vif } = useRevealMoment();
  const revelee = vue.etape === ETAPE.reponse;
  // memoized, because the waves of sips change nothing in the options
  const unes = useMemo(() => dresser(vue, question, temps), [vue, question, temps]);
  const dense = sontOptionsDenses(question);
  const serree = !compact && estSerree(vue, question);
  const place =
    PLACE[choisirNombreDeColonnesDArdoise(compterJoueursSurArdoise(vue))] -
    (question.media === "" ? 0 : PRISE_PAR_MEDIA);
  const main = commonTypefaceOfNames(
    unes.map(({ noms = [] }) => noms),
    place,
  );
  return (
    <ol
      className={styles["options"]}
      data-nombre={unes.length}
      data-dense={dense}
      data-temps={revelee ? temps : enDirect ? "posee" : undefined}
      data-roule={revelee && temps === "roulement"}
      data-vif={vif}
    >
      {unes.map((une) => (
        <UneOption
          key={une.texte}
          {...une}
          max={tailleMax(question)}
          place={place}
          main={main}
          serree={serree}
        />
      ))}
    </ol>
  );
}

function dresser(vue: Vue, question: VueQuestion, temps: RevealBeat): readonly OptionDressee[] {
  if (vue.etape !== ETAPE.reponse) return posees(question);
  switch (trouverManiereDeRepondre(question)) {
    case "uneOption":
      return revelees(vue, question, temps);
    case "toutesLesOptions":
      return enOrdre(question, temps);
    // a question with a typed answer, and a message, have no options
    case "texte":
    case null:
      return [];
  }
}

/** The options as they are asked: they fall one after the other. */
const posees = (question: VueQuestion): OptionDressee[] =>
  question.options.map((texte, rang) => ({
    rang,
    texte,
    delais: { chuteMs: rang * CHUTE_MS, nomMs: 0, entreNomsMs: 0, videMs: 0 },
  }));

/** The options at the reveal, beat by beat: who chose each, the wrong ones emptied, the right ones lit. */
function revelees(vue: Vue, question: VueQuestion, temps: RevealBeat): OptionDressee[] {
  const noms = question.options.map((option) =>
    listerJoueursDontReponseCompte(vue)
      .filter(({ reponse }) => reponse[0] === option)
      .map(({ pseudo }) => pseudo),
  );
  const bonnes = new Set(question.reponse.map((option) => question.options.indexOf(option)));
  const vidage = listerRangsDesOptionsFaussesDansLOrdreDeVidage(
    noms.map(({ length }) => length),
    bonnes,
  );
  const poses = noms.reduce((somme, { length }) => somme + Math.min(length, MAX_NAMES_ON_GLASS), 0);
  return question.options.map((texte, rang) => {
    const bonne = bonnes.has(rang);
    const avant = noms
      .slice(0, rang)
      .reduce((somme, { length }) => somme + Math.min(length, MAX_NAMES_ON_GLASS), 0);
    return {
      rang,
      texte,
      etat: etatDe(temps, bonne),
      noms: hasRevealReached({ temps }, "noms") ? (noms[rang] ?? []) : [],
      delais: {
        chuteMs: rang * CHUTE_MS,
        nomMs: avant * delayBetweenItemsOfBeatMs("nom", poses),
        entreNomsMs: delayBetweenItemsOfBeatMs("nom", poses),
        videMs:
          Math.max(0, vidage.indexOf(rang)) * delayBetweenItemsOfBeatMs("verre", vidage.length),
      },
    };
  });
}

/** State of an option's glass at a beat: wrong glasses are emptied before the right one is lit. */
function etatDe(temps: RevealBeat, bonne: boolean): EtatOptionDeReponse {
  if (bonne) return hasRevealReached({ temps }, "verdict") ? "bonne" : "neutre";
  return hasRevealReached({ temps }, "vidage") ? "mauvaise" : "neutre";
}

/** An order: as it was asked, then in its right order, each option with its rank and its former letter. */
function enOrdre(question: VueQuestion, temps: RevealBeat): OptionDressee[] {
  const dites = hasRevealReached({ temps }, "verdict");
  const options = dites ? question.reponse : question.options;
  return options.map((texte, i) => ({
    rang: question.options.indexOf(texte),
    texte,
    rangJuste: dites ? i + 1 : undefined,
    delais: {
      chuteMs: dites ? i * delayBetweenItemsOfBeatMs("nom", options.length) : i * CHUTE_MS,
      nomMs: 0,
      entreNomsMs: 0,
      videMs: 0,
    },
  }));
}

/** Largest font size of an option's text, in rem: smaller beside a media, rather than a broken line. */
const tailleMax = ({ media }: VueQuestion): number => (media === "" ? 2.9 : 2.4);

/** When the parts of an option move within a beat of the reveal, in ms. */
interface Delais {
  readonly chuteMs: number;
  readonly nomMs: number;
  readonly entreNomsMs: number;
  readonly videMs: number;
}

interface UneOptionProps {
  readonly rang: number;
  readonly texte: string;
  readonly etat?: EtatOptionDeReponse;
  readonly noms?: readonly string[];
  /** Rank of the option in the right order, from 1, shown once an order is revealed. */
  readonly rangJuste?: number | undefined;
  readonly delais: Delais;
  /** Largest font size of the option's text, in rem. */
  readonly max: number;
  /** Width that the names may take, in em of their own font size. */
  readonly place: number;
  /** Typeface of the names, the same on all glasses. */
  readonly main: Typeface;
  /** Whether the words take all the room: the number of `noms` is then shown instead of the names. */
  readonly serree: boolean;
}

const PERSONNE: readonly string[] = [];

/** An option on the slate: its glass, its text, the players who chose it. */
const UneOption = memo(function UneOption({
  rang,
  texte,
  etat = "neutre",
  noms = PERSONNE,
  rangJuste,
  delais,
  max,
  place,
  main,
  serree,
}: UneOptionProps): ReactElement | null {
  const verre = LISTE_DES_VERRES_DE_REPONSE[rang];
  if (verre === undefined) return null;
  const marque =
    rangJuste !== undefined && !serree ? (
      <span className={styles["place"]}>{rangJuste}</span>
    ) : undefined;
  return (
    <li
      data-etat={etat}
      data-place={rangJuste !== undefined}
      style={{ "--chute": `${String(delais.chuteMs)}ms` }}
    >
      <OptionDeReponseEnLecture
        lettre={verre.lettre}
        etat={etat}
        marque={marque}
        serree={serree}
        videMs={delais.videMs}
      >
        <span className={styles["contenu"]}>
          <TexteAjusteHote
            min={1.6}
            plancher={1.1}
            max={max}
            ancrage="milieu"
            className={styles["texte"]}
          >
            {mettreEspacesInsecables(texte)}
          </TexteAjusteHote>
          {noms.length > 0 && !serree && (
            <NomsPoses noms={noms} place={place} main={main} delais={delais} />
          )}
        </span>
      </OptionDeReponseEnLecture>
      {serree && (rangJuste !== undefined || noms.length > 0) && (
        <SousLeVerre retardMs={delais.nomMs}>
          {rangJuste ?? <Choisie par={noms.length} />}
        </SousLeVerre>
      )}
      <Tremblement />
    </li>
  );
});

const retard = (ms: number) => ({ "--retard": `${String(ms)}ms` });

interface SousLeVerreProps {
  readonly retardMs: number;
  readonly children: ReactNode;
}

/** A number under the glass, where the words leave no other room. */
function SousLeVerre({ retardMs, children }: SousLeVerreProps): ReactElement {
  return (
    <span className={styles["nombre"]}>
      <b className={styles["nom-pose"]} style={retard(retardMs)}>
        {children}
      </b>
    </span>
  );
}

function Choisie({ par }: { readonly par: number }): ReactElement {
  return (
    <>
      {par}
      <span className="visually-hidden">{par > 1 ? " l’ont choisi" : " l’a choisi"}</span>
    </>
  );
}

function NomsPoses({
  noms,
  place,
  main,
  delais: { nomMs, entreNomsMs },
}: {
  readonly noms: readonly string[];
  readonly place: number;
  readonly main: Typeface;
  readonly delais: Delais;
}): ReactElement {
  const { ecrits, ecriture } = layOutNamesOnGlass(noms, place, [main]);
  const autres = noms.length - ecrits.length;
  const auRang = (i: number) => retard(nomMs + i * entreNomsMs);
  return (
    <span className={styles["noms"]}>
      {ecrits.map((nom, i) => (
        <span
          key={nom}
          className={styles["nom-pose"]}
          style={{ ...auRang(i), "--une": estimateNameWidths(nom, ecriture).une.toFixed(2) }}
        >
          <NomAjuste ecriture={ecriture}>{nom}</NomAjuste>
          {i < noms.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
      {autres > 0 && (
        <b className={styles["nom-pose"]} style={auRang(ecrits.length)}>
          et&nbsp;{autres}&nbsp;{autres > 1 ? "autres" : "autre"}
        </b>
      )}
    </span>
  );
}

/** Strokes of chalk at both sides of an option that trembles, during the roll. */
function Tremblement(): ReactElement {
  return (
    <svg
      className={styles["tremblement"]}
      viewBox="0 0 400 110"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M6 22l-5 8 5 8-5 8 5 8-5 8M394 22l5 8-5 8 5 8-5 8 5 8"
      />
    </svg>
  );
}
