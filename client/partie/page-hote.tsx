/** What the host's two pages share: finding the room again or opening one, and following it from page to page. */
import { type ReactElement, useEffect, useState } from "react";
import { useNavigate } from "../app/navigation.tsx";
import type { PhaseDeRoom } from "#contracts/partie.ts";
import type { AdresseDePage } from "../app/paths.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import { EcranOuvertAilleurs, EcranAttenteOuObstacleDeConnexion } from "./panne-ecran.tsx";
import type { RoomConnection } from "./line/connection.ts";
import {
  ouvrirRoomEtRejoindreEnHote,
  rejoindreEnHote,
  lireCodeDeLaRoomHebergee,
  trouverConnexionOuverteDeLaPlace,
  ecouterRefusSpontanesDeLaRoom,
} from "./line/place.ts";
import { TEXTES_REFUS, direPourquoiConnexionFermee } from "./mots/refus.ts";
import { useReloadWhenOutdated, useWarnNoStorage } from "./use-game-page.ts";
import { useAfficherRefus, useRetirerBannieresDeRefus } from "./use-partie.ts";
import { RoomLineProvider } from "./line-provider.tsx";
import { useRoomLineState } from "./vue.ts";

interface Props {
  /** Phases of the room that this page shows; in the others, the page goes to `ailleurs`. */
  readonly phases: readonly PhaseDeRoom[];
  readonly ailleurs: AdresseDePage;
  /** Called when the phase of the room makes the page go to `ailleurs`. */
  readonly onAilleurs?: (() => void) | undefined;
  /** Whether to open a room when this browser hosts none; by default, the page leaves instead. */
  readonly creer?: boolean;
  readonly ecran: ReactElement;
}

/** The opening in progress: there is one at a time, however often React mounts the page. */
let ouverture: Promise<void> | null = null;

async function ouvrirPlace(creer: boolean): Promise<void> {
  if (trouverConnexionOuverteDeLaPlace("hote") !== null) return;
  const connue = lireCodeDeLaRoomHebergee();
  if (connue !== "") {
    const { statut } = await rejoindreEnHote(connue);
    if (statut !== "ferme") return;
  }
  if (creer) await ouvrirRoomEtRejoindreEnHote();
}

/**
 * A screen of the host: takes the host's seat again (or opens a room if `creer`), and shows `ecran` in the room's `phases`;
 * in another phase it goes to `ailleurs`.
 */
export function PageRelieeALaRoomHebergee({
  phases,
  ailleurs,
  onAilleurs,
  creer = false,
  ecran,
}: Props) {
  const [connexion, setConnexion] = useState<RoomConnection | null>(() =>
    trouverConnexionOuverteDeLaPlace("hote"),
  );
  const aller = useNavigate();
  const bannieres = useBannieres();

  useEffect(() => {
    if (connexion !== null) return;
    ouverture ??= ouvrirPlace(creer).finally(() => {
      ouverture = null;
    });
    ouverture.then(
      () => {
        const ouverte = trouverConnexionOuverteDeLaPlace("hote");
        if (ouverte === null) void aller(creer ? "/" : "/room", { replace: true });
        setConnexion(ouverte);
      },
      (erreur: unknown) => {
        bannieres.erreur(erreur instanceof Error ? erreur.message : TEXTES_REFUS.erreur_interne);
        void aller("/", { replace: true });
      },
    );
  }, [connexion, creer, aller, bannieres]);

  const { dire } = useAfficherRefus();
  useEffect(
    () =>
      ecouterRefusSpontanesDeLaRoom((refus) => {
        // an empty composition is not told here, because its dialogue tells that refusal itself
        if (refus !== "composition_vide") dire(refus);
      }),
    [dire],
  );

  if (connexion === null) return <EcranAttenteOuObstacleDeConnexion pour="hote" />;
  return (
    <RoomLineProvider connexion={connexion}>
      <Suivi phases={phases} ailleurs={ailleurs} onAilleurs={onAilleurs} ecran={ecran} />
    </RoomLineProvider>
  );
}

function Suivi({ phases, ailleurs, onAilleurs, ecran }: Omit<Props, "creer">) {
  const ligne = useRoomLineState();
  const { statut, raison, vue, obstacle } = ligne;
  useReloadWhenOutdated(ligne);
  useWarnNoStorage("hote", statut === "en_ligne");
  const aller = useNavigate();
  const bannieres = useBannieres();
  useRetirerBannieresDeRefus(vue);
  const ailleursQuIci = vue !== null && !phases.some((phase) => phase === vue.phase);

  useEffect(() => {
    if (statut !== "ferme" || raison === "ailleurs") return;
    if (raison !== null && raison !== "depart")
      bannieres.erreur(direPourquoiConnexionFermee(raison));
    void aller("/", { replace: true });
  }, [statut, raison, aller, bannieres]);
  useEffect(() => {
    if (!ailleursQuIci) return;
    onAilleurs?.();
    void aller(ailleurs, { replace: true });
  }, [ailleursQuIci, ailleurs, onAilleurs, aller]);

  if (statut === "ferme" && raison === "ailleurs") return <EcranOuvertAilleurs pour="hote" />;
  return vue === null || ailleursQuIci ? (
    <EcranAttenteOuObstacleDeConnexion pour="hote" obstacle={obstacle} />
  ) : (
    ecran
  );
}
