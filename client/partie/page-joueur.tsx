/** A player's page before its screen: takes a seat in the room of the address, or goes back home. */
import { type ReactElement, useEffect, useState } from "react";
import { useNavigate } from "../app/navigation.tsx";
import { codeRoom } from "#contracts/room.ts";
import { ecrireAdresseDePage } from "../app/paths.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import { EcranOuvertAilleurs, EcranAttenteOuObstacleDeConnexion } from "./panne-ecran.tsx";
import type { RoomConnection } from "./line/connection.ts";
import { calculerPseudoARetenir } from "./line/pseudo-retenu.ts";
import { rejoindreEnJoueur, trouverConnexionOuverteDeLaPlace } from "./line/place.ts";
import { writeStoredValue, readStoredValue } from "../browser/stored-values.ts";
import { direPourquoiConnexionFermee, TEXTES_REFUS } from "./mots/refus.ts";
import { useReloadWhenOutdated, useWarnNoStorage } from "./use-game-page.ts";
import { RoomLineProvider } from "./line-provider.tsx";
import { useRoomLineState } from "./vue.ts";

interface Props {
  readonly code: string;
  readonly ecran: ReactElement;
}

export function PageRelieeALaRoomDuJoueur({ code, ecran }: Props) {
  const [connexion, setConnexion] = useState<RoomConnection | null>(() =>
    trouverConnexionOuverteDeLaPlace("joueur", code),
  );
  const aller = useNavigate();
  const connu = codeRoom.safeParse(code).success;
  const sansPseudo = readStoredValue("pseudo") === "";
  const bannieres = useBannieres();

  useEffect(() => {
    if (connexion !== null) return;
    if (!connu) {
      bannieres.erreur(TEXTES_REFUS.room_innexistante);
      void aller("/", { replace: true });
    } else if (sansPseudo) {
      // a link opened without a pseudo goes through the home page, with the code already typed
      void aller(ecrireAdresseDePage("/", { code }), { replace: true });
    } else {
      void rejoindreEnJoueur(code);
      setConnexion(trouverConnexionOuverteDeLaPlace("joueur", code));
    }
  }, [connexion, code, connu, sansPseudo, aller, bannieres]);

  if (connexion === null) return <EcranAttenteOuObstacleDeConnexion pour="joueur" />;
  return (
    <RoomLineProvider connexion={connexion}>
      <Suivi ecran={ecran} />
    </RoomLineProvider>
  );
}

function Suivi({ ecran }: Pick<Props, "ecran">) {
  const ligne = useRoomLineState();
  const { statut, raison, vue, accueil, obstacle } = ligne;
  useReloadWhenOutdated(ligne);
  useWarnNoStorage("joueur", statut === "en_ligne");
  const aller = useNavigate();
  const bannieres = useBannieres();

  useEffect(() => {
    if (accueil !== null) writeStoredValue("playerID", accueil.playerID);
  }, [accueil]);
  const joueur = vue?.joueurs[accueil?.playerID ?? ""];
  const pseudo = joueur?.pseudo ?? "";
  const sansAlcool = joueur?.sansAlcool;
  // keeps the pseudo of the room: a reconnection sends the stored one, which would undo a name that the host has changed
  useEffect(
    () => writeStoredValue("pseudo", calculerPseudoARetenir(readStoredValue("pseudo"), pseudo)),
    [pseudo],
  );
  useEffect(() => {
    if (sansAlcool !== undefined) writeStoredValue("sansAlcool", sansAlcool ? "oui" : "");
  }, [sansAlcool]);
  useEffect(() => {
    if (statut !== "ferme" || raison === "ailleurs") return;
    // forgets the code, so that the home page does not offer this room again
    writeStoredValue("roomID", "");
    if (raison !== null && raison !== "depart")
      bannieres.erreur(direPourquoiConnexionFermee(raison));
    void aller("/", { replace: true });
  }, [statut, raison, aller, bannieres]);

  if (statut === "ferme" && raison === "ailleurs") return <EcranOuvertAilleurs pour="joueur" />;
  return vue === null || accueil === null ? (
    <EcranAttenteOuObstacleDeConnexion pour="joueur" obstacle={obstacle} />
  ) : (
    ecran
  );
}
