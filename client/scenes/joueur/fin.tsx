/**
 * The end on a phone: while it is told, the wait for the ticket; then own result and awards, the dare, 'Vote quizz'.
 * jeu §2, decisions-jeu "End and vote".
 */
import { TexteAvecOrdinaux } from "../../ui/typographie.tsx";
import type { ReactNode } from "react";
import type { VueFin, VueJoueur } from "#game/schema/etat.ts";
import { distinctionsParJoueur } from "../distinctions.ts";
import { accorderMotGorgee } from "../../partie/mots/gorgees.ts";
import { TexteEnMorceaux } from "../morceaux.tsx";
import { mettreEspacesInsecablesAuxMorceaux } from "../../partie/mots/typographie.ts";
import { useVueDeLaRoom } from "../../partie/vue.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import { BoutonGarderMonTicket } from "../photo/garder-photo.tsx";
import { hasGameEndTellingReached, estPlaceDuPodiumDite } from "../timeline/end-timeline.ts";
import type { GameEndReveal } from "../timeline/use-end-reveal.ts";
import { useVibration } from "./use-vibration.ts";
import {
  direPlaceSurTotal,
  suffixeOrdinal,
  placeAfficheeDuJoueur,
} from "../lignes-de-table-fin.ts";
import styles from "./fin.module.css";
import mat from "./mat.module.css";

const SANTE = "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.";

/** Why a game ended before its last question. */
const RAISONS: Readonly<Record<string, string>> = {
  joueurs: "Il ne restait plus assez de joueurs.",
  hote: "L’hôte a arrêté la partie.",
};

interface Props {
  readonly moi: VueJoueur;
  readonly fin: VueFin;
  readonly onRetour: () => void;
  /** The vote, or the sentence for visitors. */
  readonly vote?: ReactNode;
}

/** The end of a game on a phone: stays until the player goes back to the salon, even when the host has already gone back. */
export function FinDePartieJoueur({ moi, fin, onRetour, vote }: Props) {
  const { vue } = useVueDeLaRoom();
  return (
    <CadreDeTelephone
      haut={
        <>
          <h1 id="vote" className={joinClassNames(mat["titre"], styles["titre"])}>
            Vote quizz
          </h1>
          <span className={styles["quizz"]}>{fin.titre}</span>
        </>
      }
      bas={
        <>
          {vue.phase === "salon" && (
            <p role="status">La table est déjà au salon, prends ton temps.</p>
          )}
          <Bouton taille="telephone" pleineLargeur onClick={onRetour}>
            Retour salon
          </Bouton>
          <p className={styles["sante"]}>{SANTE}</p>
        </>
      }
    >
      <div className={styles["tout"]}>
        <Bilan moi={moi} fin={fin} />
        <MonPrix fin={fin} />
        <p>
          <BoutonGarderMonTicket fin={fin} sansAlcool={moi.sansAlcool} />
        </p>
        {fin.defi.length > 0 && (
          <p className={styles["defi"]}>
            <TexteEnMorceaux texte={mettreEspacesInsecablesAuxMorceaux(fin.defi)} />
          </p>
        )}
        <section className={styles["vote"]} aria-labelledby="vote">
          {vote}
        </section>
      </div>
    </CadreDeTelephone>
  );
}

function Bilan({ moi, fin }: { moi: VueJoueur; fin: VueFin }) {
  const { moi: id } = useVueDeLaRoom();
  const ligne = fin.table.find((autre) => autre.id === id);
  const gorgees = ligne?.gorgees ?? 0;
  return (
    <div className={styles["bilan"]}>
      {RAISONS[fin.raison] !== undefined && <p className={mat["doux"]}>{RAISONS[fin.raison]}</p>}
      {fin.table.every(({ score }) => score <= 0) ? (
        <p className={mat["rappel"]}>Personne n’a marqué de point.</p>
      ) : (
        <Rang fin={fin} moi={id} />
      )}
      <dl>
        <div>
          <dd>
            {Math.max(0, ligne?.score ?? 0)}
            <small> / {ligne?.jugees ?? 0}</small>
          </dd>
          <dt>Score</dt>
        </div>
        <div>
          <dd>{gorgees}</dd>
          <dt>{accorderMotGorgee(gorgees, moi.sansAlcool)}</dt>
        </div>
      </dl>
    </div>
  );
}

/** The awards of this player. */
function MonPrix({ fin }: { fin: VueFin }) {
  const { moi } = useVueDeLaRoom();
  const gagnes = distinctionsParJoueur(fin).get(moi) ?? [];
  if (gagnes.length === 0) return null;
  return (
    <ul className={styles["prix"]} aria-label="Le prix du patron">
      {gagnes.map(({ nom, titre, exploit }) => (
        <li key={nom}>
          <b>{titre}</b>{" "}
          <small>
            <TexteAvecOrdinaux>{exploit}</TexteAvecOrdinaux>
          </small>
        </li>
      ))}
    </ul>
  );
}

const PLACES_DU_PODIUM = 3;

interface FilmJoueurProps {
  readonly fin: VueFin;
  readonly end: GameEndReveal;
  /** The moment of the game that the button back to the salon acts on; undefined right after the end has come. */
  readonly ecoute: string | undefined;
}

export function SuspensFinDePartieJoueur({ fin, end, ecoute }: FilmJoueurProps) {
  const { moi } = useVueDeLaRoom();
  const ligne = fin.table.find(({ id }) => id === moi);
  const rang = ligne?.rang ?? 0;
  const surLePodium = rang > 0 && rang <= PLACES_DU_PODIUM && (ligne?.score ?? 0) > 0;
  const roule = hasGameEndTellingReached(end, "tambour");
  const sienne = roule && surLePodium && estPlaceDuPodiumDite(end, rang);
  useVibration(sienne ? "cadeau" : null, `place ${String(fin.tour)}`);
  return (
    <div aria-live="off" className={mat["suspens"]} data-temps-fin={end.temps}>
      <CadreDeTelephone
        centre
        haut={<span>{roule ? "Roulement de tambour…" : "L’addition…"}</span>}
        bas={
          <Bouton
            variante="contour"
            taille="telephone"
            pleineLargeur
            data-ecoute={ecoute}
            onClick={() => {
              if (ecoute !== undefined) end.finir();
            }}
          >
            Voir mon ticket
          </Bouton>
        }
      >
        {sienne ? (
          <>
            <h1 className={mat["verdict"]}>Sur le podium&nbsp;!</h1>
            <Rang fin={fin} moi={moi} />
          </>
        ) : (
          <>
            <h1 className={mat["verdict"]}>
              {roule ? "Silence au fond…" : "Le patron fait les comptes"}
            </h1>
            <p className={mat["doux"]}>Ton ticket arrive, regarde l’ardoise.</p>
          </>
        )}
      </CadreDeTelephone>
    </div>
  );
}

/** The player's place at the end, large: "2e place ex æquo sur 8". */
function Rang({ fin, moi }: { readonly fin: VueFin; readonly moi: string }) {
  const lue = placeAfficheeDuJoueur(moi, fin);
  if (lue === null) return null;
  return (
    <p className={styles["rang"]} data-partage={lue.exAequo}>
      <b>
        {lue.place}
        <sup>{suffixeOrdinal(lue)}</sup>
      </b>{" "}
      <span>{direPlaceSurTotal(lue)}</span>
    </p>
  );
}
