/**
 * The page where somebody tries a question or a quizz: a room of its own, opened with the page and closed with it.
 * decisions/0081.
 */
import { type ReactElement, useEffect, useState } from "react";
import { useLocation, useNavigate } from "../app/navigation.tsx";
import { useBannieres } from "../ui/bannieres.tsx";
import { useFocusWhenFocusIsLost } from "../ui/keyboard-focus.ts";
import { EcranAttenteOuObstacleDeConnexion } from "./panne-ecran.tsx";
import { RoomConnection } from "./line/connection.ts";
import { TEXTES_REFUS } from "./mots/refus.ts";
import { RoomLineProvider } from "./line-provider.tsx";
import { useRoomLineState } from "./vue.ts";
import { reponseRoomCreee } from "#contracts/room.ts";
import { noteRoomPath } from "./line/room-address.ts";
import { appelerApi, type EchecApi } from "../app/api/api.ts";
import { randomBytesAsHex } from "../browser/random-id.ts";

interface Props {
  readonly idQuizz: string;
  /** The only question that is tried; by default the whole quizz. */
  readonly idQuestion?: string;
  /** Goes back to the page before; the same function from one rendering to the next. */
  readonly revenir: () => void;
  readonly ecran: ReactElement;
}

/** The page of a trial; needs another `key` for each question, quizz and trial. */
export function PageEssai({ idQuizz, idQuestion, revenir, ecran }: Props): ReactElement {
  const [connexion, setConnexion] = useState<RoomConnection | null>(null);
  const aller = useNavigate();
  const { pathname } = useLocation();
  const { erreur } = useBannieres();

  useEffect(() => {
    let parti = false;
    const ouverture = ouvrirEssai(idQuizz, idQuestion);
    ouverture.then(
      (ouverte) => {
        if (!parti) setConnexion(ouverte);
      },
      (panne: unknown) => {
        if (parti) return;
        const message = panne instanceof Error ? panne.message : TEXTES_REFUS.erreur_interne;
        erreur(message);
        if (!(panne instanceof EssaiRefuse) || panne.passager) revenir();
        // the error page lets an author whose session is over log in, then comes back here to begin the trial
        else void aller("/error", { replace: true, state: { message, retour: pathname } });
      },
    );
    return () => {
      parti = true;
      void ouverture.then(fermerEssai, () => {});
    };
  }, [idQuizz, idQuestion, pathname, aller, erreur, revenir]);

  // the button that led here is gone: without this, the keyboard would be nowhere
  const boite = useFocusWhenFocusIsLost(connexion === null ? "attente" : "ecran");
  return (
    <div ref={boite} tabIndex={-1}>
      {connexion === null ? (
        <EcranAttenteOuObstacleDeConnexion pour="hote" />
      ) : (
        <RoomLineProvider connexion={connexion}>
          <Suivi revenir={revenir} ecran={ecran} />
        </RoomLineProvider>
      )}
    </div>
  );
}

function Suivi({ revenir, ecran }: Pick<Props, "revenir" | "ecran">): ReactElement {
  const { statut, vue, obstacle } = useRoomLineState();
  // the room was opened in another tab, or cut off for too long: the trial is over, so this page goes back to the one before
  useEffect(() => {
    if (statut === "ferme") revenir();
  }, [statut, revenir]);
  return vue === null ? (
    <EcranAttenteOuObstacleDeConnexion pour="hote" obstacle={obstacle} />
  ) : (
    ecran
  );
}

/** Error of a trial whose room could not be opened; its message says why, in French. */
class EssaiRefuse extends Error {
  override readonly name = "EssaiRefuse";
  /** Whether another try may succeed: the server was not reached, stumbled, or is too busy. */
  readonly passager: boolean;
  constructor({ statut, message }: EchecApi) {
    super(message);
    this.passager = statut === 0 || statut === 429 || statut >= 500;
  }
}

/**
 * Opens a room for a quizz or one of its questions, and joins it as its host; this browser's own room is not forgotten for it. Throws
 * `EssaiRefuse`.
 */
async function ouvrirEssai(
  quizzId: string,
  questionId: string | undefined,
): Promise<RoomConnection> {
  const corps = { quizzId, questionId };
  const reponse = await appelerApi("POST", "/api/room/essai", reponseRoomCreee, { corps });
  if (!reponse.ok) throw new EssaiRefuse(reponse);
  const { code, billet, chemin } = reponse.corps;
  noteRoomPath(code, chemin);
  const jeton = randomBytesAsHex(24);
  const connexion = new RoomConnection(
    code,
    () => ({ role: "hote", jeton, billet, pseudo: "" }),
    () => {},
  );
  void connexion.ouvrir();
  return connexion;
}

/** Closes the room with its only screen; nobody has to wait for it. */
async function fermerEssai(connexion: RoomConnection): Promise<void> {
  if (connexion.lire().statut === "en_ligne") await connexion.demander({ type: "supprimerRoom" });
  connexion.fermer();
}
