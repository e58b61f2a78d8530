import type { ReactElement } from "react";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import { JOUEURS_MAX_EN_UNE_COLONNE_D_ARDOISE } from "./ardoise.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { Minuteur } from "../../ui/minuteur.tsx";
import { estRoomLocale } from "../../partie/joueurs.ts";
import {
  aReponduJusteOuPrecis,
  type JoueurAvecId,
  listerJoueursDontReponseCompte,
  queDevantNom,
} from "./joueurs.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { NomEntierHote } from "./texte.tsx";
import { lireCourseDeRapidite } from "../timeline/course.ts";
import { hasRevealReached } from "../timeline/timeline.ts";
import { useRevealMoment } from "../timeline/use-reveal.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { MediaAffiche } from "../../quizz/media.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";
import styles from "./ardoise.module.css";

/** Names that the column holds under the proof. */
const NOMS_MAX = 8;

interface Props {
  readonly vue: Vue;
  readonly resteMs: number;
  readonly onPreuve: () => void;
}

/** Whether the left column has something to say; if not, the question takes its room, and so does a race that was won. */
export function doitMontrerColonneGauche(vue: Vue): boolean {
  const { question } = vue;
  if (vue.phase !== "jeu" || question === undefined || !questionAttendReponse(question))
    return false;
  if (lireCourseDeRapidite(vue) !== null) return false;
  return !estRoomLocale(vue) || question.temps > 0 || question.aPreuve;
}

/**
 * The left column of the host's screen: countdown of 130 units, how many have answered or were right, and the proof once it may be seen
 * (jeu §2).
 */
export function ColonneGaucheEcranHote({ vue, resteMs, onPreuve }: Props): ReactElement {
  const compact = useIsCompactScreen();
  const { question, minuteur } = vue;
  const moment = useRevealMoment();
  const reponse = vue.etape === ETAPE.reponse && hasRevealReached(moment, "verdict");
  const dite = vue.etape === ETAPE.reponse && hasRevealReached(moment, "dit");
  return (
    <>
      {minuteur !== undefined && (
        <Minuteur
          resteMs={resteMs}
          dureeMs={minuteur.dureeMs}
          taille={compact ? "4.5rem" : undefined}
        />
      )}
      {!estRoomLocale(vue) && <Compte vue={vue} reponse={reponse} />}
      {question?.aPreuve === true &&
        (dite ? (
          <BoutonVoirPreuve className={styles["voir"]} onPreuve={onPreuve} />
        ) : (
          !compact && (
            <div className={styles["preuve"]}>
              La preuve
              <br />
              après la réponse
            </div>
          )
        ))}
    </>
  );
}

/** The name of the last player that the table waits for. */
function DernierAttendu({ tous }: { readonly tous: readonly JoueurAvecId[] }): ReactElement | null {
  const [dernier, ...autres] = tous.filter(({ present, aRepondu }) => present && !aRepondu);
  if (dernier === undefined || autres.length > 0 || tous.length < 2) return null;
  return (
    <p className={styles["attendu"]}>
      On n’attend plus {queDevantNom(dernier.pseudo)}
      <NomCraie>{dernier.pseudo}</NomCraie>
    </p>
  );
}

function Compte({ vue, reponse }: { readonly vue: Vue; readonly reponse: boolean }): ReactElement {
  const tous = listerJoueursDontReponseCompte(vue);
  const n = tous.filter((joueur) =>
    reponse ? aReponduJusteOuPrecis(joueur) : joueur.aRepondu,
  ).length;
  const mot = reponse ? (n > 1 ? "ont juste" : "a juste") : n > 1 ? "ont répondu" : "a répondu";
  const noms = reponse ? tous.filter(aReponduJusteOuPrecis).map(({ pseudo }) => pseudo) : [];
  const montres = noms.length > NOMS_MAX ? noms.slice(0, NOMS_MAX - 1) : noms;
  return (
    <div className={styles["compte"]}>
      <p>
        <span className={styles["rapport"]}>
          <b>{n}</b>&nbsp;/&nbsp;{tous.length}
        </span>{" "}
        {mot}
      </p>
      {!reponse && <DernierAttendu tous={tous} />}
      {noms.length > 0 && (
        <ul className={styles["gauche-noms"]}>
          {montres.map((nom) => (
            <li key={nom}>
              <NomEntierHote
                ecriture={tous.length > JOUEURS_MAX_EN_UNE_COLONNE_D_ARDOISE ? "etroite" : "craie"}
              >
                {nom}
              </NomEntierHote>
            </li>
          ))}
          {montres.length < noms.length && (
            <li className={styles["gauche-autres"]}>et {noms.length - montres.length} autres</li>
          )}
        </ul>
      )}
    </div>
  );
}

/** The button of a proof, once the answer has been told. */
export function BoutonVoirPreuve({
  className,
  onPreuve,
}: {
  readonly className: string | undefined;
  readonly onPreuve: () => void;
}): ReactElement {
  const compact = useIsCompactScreen();
  return (
    <Bouton
      variante="contour"
      taille={compact ? "regulier" : "hote"}
      className={className}
      onClick={onPreuve}
    >
      Voir la preuve
    </Bouton>
  );
}

interface VisionneuseProps {
  readonly preuve: { readonly media: string; readonly text: string } | undefined;
  readonly ouvert: boolean;
  readonly onFermer: () => void;
}

/** The proof of an answer, over the slate: its media and its text (jeu §2 "proof overlay"). */
export function PreuveEnGrand({ preuve, ouvert, onFermer }: VisionneuseProps): ReactElement {
  const compact = useIsCompactScreen();
  return (
    <Dialogue
      ouvert={ouvert && preuve !== undefined}
      onFermer={onFermer}
      titre="La preuve"
      variante="modale"
      largeur={compact ? "40rem" : "56rem"}
    >
      {preuve !== undefined && (
        <div className={styles["visionneuse-preuve"]}>
          {preuve.media !== "" && (
            <div className={styles["media"]}>
              <MediaAffiche media={preuve.media} joue />
            </div>
          )}
          {preuve.text !== "" && <p>{mettreEspacesInsecables(preuve.text)}</p>}
        </div>
      )}
    </Dialogue>
  );
}
