/** What trying a question needs before its screen: a room of its own, opened with the page and gone with it. decisions/0081. */
import { type ReactElement, useEffect, useState } from "react";
import { useLocation, useNavigate } from "../app/navigation.tsx";
import { useBannieres } from "../ui/bannieres.tsx";
import { useRestoredFocus } from "../ui/keyboard-focus.ts";
import { Attente } from "./panne-ecran.tsx";
import { Connexion } from "./line/connection.ts";
import { TEXTES_REFUS } from "./mots/refus.ts";
import { SuivreLigne } from "./line-provider.tsx";
import { useLigne } from "./vue.ts";
import { roomCreee } from "#contracts/room.ts";
import { noteRoomPath } from "./line/room-address.ts";
import { appeler, type Echec } from "../app/api/api.ts";
import { randomHex } from "../browser/random-id.ts";

interface Props {
  readonly idQuizz: string;
  readonly idQuestion: string;
  /** To what its author was writing; the same function from one drawing to the next. */
  readonly revenir: () => void;
  readonly ecran: ReactElement;
}

/** A page of its own for each question, and each time it is tried: `key` it. */
export function PageEssai({ idQuizz, idQuestion, revenir, ecran }: Props): ReactElement {
  const [connexion, setConnexion] = useState<Connexion | null>(null);
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
        // whose session is over logs in there, and it begins
        else void aller("/error", { replace: true, state: { message, retour: pathname } });
      },
    );
    return () => {
      parti = true;
      void ouverture.then(fermerEssai, () => {});
    };
  }, [idQuizz, idQuestion, pathname, aller, erreur, revenir]);

  // the button that led here is gone: without it the keyboard would be nowhere
  const boite = useRestoredFocus(connexion === null ? "attente" : "ecran");
  return (
    <div ref={boite} tabIndex={-1}>
      {connexion === null ? (
        <Attente pour="hote" />
      ) : (
        <SuivreLigne connexion={connexion}>
          <Suivi revenir={revenir} ecran={ecran} />
        </SuivreLigne>
      )}
    </div>
  );
}

function Suivi({ revenir, ecran }: Pick<Props, "revenir" | "ecran">): ReactElement {
  const { statut, vue, obstacle } = useLigne();
  // opened again from another tab, or cut off for too long: there is nothing to go back to but what was being written
  useEffect(() => {
    if (statut === "ferme") revenir();
  }, [statut, revenir]);
  return vue === null ? <Attente pour="hote" obstacle={obstacle} /> : ecran;
}

//// A room for one question, of which this browser remembers nothing: an evening that it hosts is still its own.
/** Why there is none, in French. */
class EssaiRefuse extends Error {
  override readonly name = "EssaiRefuse";
  /** Another try may pass: the server was not reached, stumbled, or has too much to do. */
  readonly passager: boolean;
  constructor({ statut, message }: Echec) {
    super(message);
    this.passager = statut === 0 || statut === 429 || statut >= 500;
  }
}

/** Opens it and sits down at its head. Throws `EssaiRefuse`. */
async function ouvrirEssai(quizzId: string, questionId: string): Promise<Connexion> {
  const corps = { quizzId, questionId };
  const reponse = await appeler("POST", "/api/room/essai", roomCreee, { corps });
  if (!reponse.ok) throw new EssaiRefuse(reponse);
  const { code, billet, chemin } = reponse.corps;
  noteRoomPath(code, chemin);
  const jeton = randomHex(24);
  const connexion = new Connexion(
    code,
    () => ({ role: "hote", jeton, billet, pseudo: "" }),
    () => {},
  );
  void connexion.ouvrir();
  return connexion;
}

/** The room goes with its only screen; whoever leaves need not wait for it. */
async function fermerEssai(connexion: Connexion): Promise<void> {
  if (connexion.lire().statut === "en_ligne") await connexion.demander({ type: "supprimerRoom" });
  connexion.fermer();
}
