import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { Media } from "../../partie/media.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./etape.module.css";
import { estLocale } from "./joueurs.ts";
import { Options } from "./options.tsx";
import { Texte } from "./texte.tsx";
import { useAgir } from "./use-agir.ts";

/** Step 0: the question as it is asked, with its media and its glasses. A message (`rien`) fills the slate. */
export function EtapeQuestion({ vue, question }: { readonly vue: Vue; readonly question: VueQuestion }): ReactElement {
  return (
    <PageQuestion
      question={question}
      media={<MediaQuestion key={vue.tour} vue={vue} question={question} />}
      milieu={<Consigne question={question} locale={estLocale(vue)} />}
      bas={question.options.length > 0 && <Options question={question} />}
    />
  );
}

interface PageProps {
  readonly question: VueQuestion;
  readonly media: ReactNode;
  readonly milieu?: ReactNode;
  readonly bas?: ReactNode;
}

/** The question on top; beside its media when it has one, or above its options. */
export function PageQuestion({ question, media, milieu, bas }: PageProps): ReactElement {
  const enMedia = question.media !== "";
  return (
    <div className={styles["etape"]} data-media={enMedia} data-seule={!bas}>
      <Texte balise="h1" min={2.2} max={enMedia ? 4.4 : 5.6} ancrage={bas || enMedia ? "haut" : "milieu"} className={styles["question"]}>
        {question.text}
      </Texte>
      {enMedia && <div className={styles["media"]}>{media}</div>}
      {milieu}
      {bas}
    </div>
  );
}

/** Plays once the countdown runs, and tells the room that a timed question can begin. */
function MediaQuestion({ vue, question }: { readonly vue: Vue; readonly question: VueQuestion }): ReactElement {
  const agir = useAgir();
  const [pret, setPret] = useState(false);
  const { minuteur, tour, enPause } = vue;
  const attendu = minuteur !== undefined && !minuteur.marche && !enPause;
  useEffect(() => {
    if (pret && attendu) void agir({ type: "mediaPret", tour });
  }, [pret, attendu, tour, agir]);
  const joue = !enPause && (minuteur === undefined || minuteur.marche);
  return <Media media={question.media} alt="" joue={joue} onPret={() => setPret(true)} />;
}

function Consigne({ question, locale }: { readonly question: VueQuestion; readonly locale: boolean }): ReactElement | null {
  const texte = consigne(question.type, locale);
  if (texte === null) return null;
  return (
    <p className={styles["consigne"]}>
      <Icone nom={locale ? "joueurs" : "telephone"} taille="1.3em" />
      {texte}
    </p>
  );
}

function consigne(type: string, locale: boolean): string | null {
  switch (type) {
    case "entree":
      return locale ? "À voix haute, chacun sa réponse" : "Tapez votre réponse sur le téléphone";
    case "ordre":
      return locale ? "À remettre dans l’ordre, à voix haute" : "À remettre dans l’ordre sur le téléphone";
    default:
      return null;
  }
}
