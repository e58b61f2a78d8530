/**
 * A screen of the game that waits, fails, or is open elsewhere: what is kept, and what to do. A failed step leaves
 * the rest of its screen.
 */
import { type ReactElement, type ReactNode, useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { reportScreenError } from "../app/api/report-error.ts";
import { Bouton } from "../ui/bouton.tsx";
import { TitreCraie } from "../ui/craie.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { CadreDeTelephone, TableEnBoisTelephone } from "../ui/sous-bock.tsx";
import { DessinVerreRenverse } from "../ui/panne.tsx";
import { CadreHote, CadreBoisHote, useScaleRemForHost } from "./cadre-hote.tsx";
import type { RoomLineObstacle } from "./line/obstacle.ts";
import { useIsCompactScreen } from "../ui/compact-screen.ts";
import { Squelette } from "../ui/squelette.tsx";
import { TEXTE_PARTIE_OUVERTE_AILLEURS } from "./mots/refus.ts";
import styles from "./panne-ecran.module.css";

const recharger = (): void => location.reload();

const TITRE_ARDOISE = "Un coup d’éponge de trop";
const ARDOISE_ENTIERE =
  "L’écran s’est effacé, pas la partie\u00A0: les gorgées sont comptées, les téléphones attendent. Rechargez, tout revient.";
const ARDOISE_ETAPE =
  "Cette étape n’a pas voulu s’afficher. Rechargez, ou passez à la suite\u00A0: la partie est gardée.";
const TITRE_MAT = "Oups, ça a débordé";
const MAT_ENTIER =
  "Ta place, ton score et tes gorgées sont gardés. Recharge, et tu reprends où tu en étais.";
const MAT_ETAPE = "Ta place est gardée. Recharge pour revoir cette étape, ou attends la suivante.";

interface PropsPanne {
  readonly titre: string;
  readonly children: ReactNode;
}

/** A failure or a wait, told on the host's slate. */
function Ardoise({ titre, children }: PropsPanne): ReactElement {
  const compact = useIsCompactScreen();
  return (
    <div className={styles["panne"]} role="alert">
      <span className={styles["sur-ardoise"]}>
        <DessinVerreRenverse className={styles["dessin"]} />
      </span>
      <TitreCraie taille="grand" niveau={1}>
        {titre}
      </TitreCraie>
      <div className={styles["texte"]}>{children}</div>
      <Bouton taille={compact ? "telephone" : "hote"} icone="resync" onClick={recharger}>
        Recharger
      </Bouton>
    </div>
  );
}

/** A failure or a wait, told on a phone's mat. */
function Mat({ titre, children }: PropsPanne): ReactElement {
  return (
    <CadreDeTelephone
      centre
      bas={
        <Bouton taille="telephone" pleineLargeur icone="resync" onClick={recharger}>
          Recharger
        </Bouton>
      }
    >
      <DessinVerreRenverse className={styles["mat-dessin"]} />
      <h1 className={styles["mat-titre"]}>{titre}</h1>
      <div className={styles["mat-texte"]} role="alert">
        {children}
      </div>
    </CadreDeTelephone>
  );
}

/** Screen of a host whose line to the room does not come: why, and what to do. Tries go on meanwhile. */
export function EcranObstacleDeConnexionHote({
  obstacle,
}: {
  readonly obstacle: RoomLineObstacle;
}): ReactElement {
  const centre =
    obstacle === "sockets" ? (
      <Ardoise titre="L’ardoise n’arrive pas">
        <p>
          Les pages passent, mais pas les WebSockets, par lesquels on joue&nbsp;: un filtre du
          réseau, un VPN ou le proxy du serveur les arrête.
        </p>
        <p>
          Essayez un autre réseau, sans VPN&nbsp;: le partage de connexion d’un téléphone, par
          exemple. Le serveur est le vôtre&nbsp;? Ceci dit quoi régler&nbsp;:
          <code>npm run diagnostic -- {location.origin}</code>
        </p>
        <p>On continue d’essayer.</p>
      </Ardoise>
    ) : (
      <Ardoise titre="Le bar ne répond pas">
        <p>
          Cet écran est-il sur le bon réseau, et le serveur est-il allumé&nbsp;? Sur sa machine,
          ceci dit ce qui ne va pas&nbsp;:
          <code>npm run diagnostic</code>
        </p>
        <p>On continue d’essayer.</p>
      </Ardoise>
    );
  return <CadreHote libelle="Room" centre={centre} />;
}

/** Screen of a phone whose line to the room does not come: why, and what to do. */
export function EcranObstacleDeConnexionJoueur({
  obstacle,
}: {
  readonly obstacle: RoomLineObstacle;
}): ReactElement {
  return (
    <TableEnBoisTelephone>
      {obstacle === "sockets" ? (
        <Mat titre="Ça coince à l’entrée">
          <p>
            Cette page passe, mais ton réseau arrête la ligne par laquelle on joue. Coupe ton VPN ou
            ton bloqueur, ou essaie un autre réseau.
          </p>
          <p>Personne n’entre&nbsp;? Dis-le à l’hôte&nbsp;: c’est son serveur qui est à régler.</p>
          <p>On continue d’essayer.</p>
        </Mat>
      ) : (
        <Mat titre="Le bar ne répond pas">
          <p>
            Vérifie que tu as du réseau, et que tu es sur le même Wi-Fi que l’hôte s’il joue chez
            lui.
          </p>
          <p>On continue d’essayer.</p>
        </Mat>
      )}
    </TableEnBoisTelephone>
  );
}

interface PropsGarde {
  readonly children: ReactNode;
  /** Another value is another step of the game, which is drawn anew after a failure. */
  readonly moment: number | string;
}

/** Contains a failure of one step of the host's slate. */
export function EtapeHoteErrorBoundary({ children, moment }: PropsGarde): ReactElement {
  return (
    <ErrorBoundary
      moment={moment}
      repli={<Ardoise titre={TITRE_ARDOISE}>{ARDOISE_ETAPE}</Ardoise>}
      surErreur={(erreur) => reportScreenError(erreur, "hote")}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Contains a failure of one mat on a phone. */
export function EtapeJoueurErrorBoundary({ children, moment }: PropsGarde): ReactElement {
  return (
    <ErrorBoundary
      moment={moment}
      repli={<Mat titre={TITRE_MAT}>{MAT_ETAPE}</Mat>}
      surErreur={(erreur) => reportScreenError(erreur, "joueur")}
    >
      {children}
    </ErrorBoundary>
  );
}

/** The host's whole screen failed: the router's last resort. */
export function EcranHoteEnPanne(): ReactElement {
  const erreur = useRouteError();
  useEffect(() => reportScreenError(erreur, "hote"), [erreur]);
  const centre = <Ardoise titre={TITRE_ARDOISE}>{ARDOISE_ENTIERE}</Ardoise>;
  return <CadreHote libelle="Panne" centre={centre} />;
}

/** A player's whole screen failed. */
export function EcranJoueurEnPanne(): ReactElement {
  const erreur = useRouteError();
  useEffect(() => reportScreenError(erreur, "joueur"), [erreur]);
  return (
    <TableEnBoisTelephone>
      <Mat titre={TITRE_MAT}>{MAT_ENTIER}</Mat>
    </TableEnBoisTelephone>
  );
}

interface Props {
  readonly pour: "hote" | "joueur";
  /** The obstacle that seems to keep the room's first state from coming; null when none is known. */
  readonly obstacle?: RoomLineObstacle | null;
}

export function EcranAttenteOuObstacleDeConnexion({ pour, obstacle = null }: Props) {
  if (obstacle === null) return pour === "hote" ? <AttenteHote /> : <AttenteJoueur />;
  if (pour === "hote") return <EcranObstacleDeConnexionHote obstacle={obstacle} />;
  return <EcranObstacleDeConnexionJoueur obstacle={obstacle} />;
}

function AttenteHote() {
  useScaleRemForHost();
  return (
    <CadreBoisHote
      centre={
        <div role="status">
          <span className="visually-hidden">La room se prépare…</span>
          <Squelette forme="titre" />
          <Squelette lignes={4} />
        </div>
      }
    />
  );
}

function AttenteJoueur() {
  return (
    <TableEnBoisTelephone>
      <CadreDeTelephone>
        <div role="status">
          <span className="visually-hidden">Connexion à la room…</span>
          <Squelette forme="titre" />
          <Squelette lignes={3} />
        </div>
      </CadreDeTelephone>
    </TableEnBoisTelephone>
  );
}

const QUI = {
  hote: "L’écran de l’hôte est maintenant dans un autre onglet ou sur un autre appareil.",
  joueur: "Tu joues maintenant depuis un autre onglet ou un autre téléphone.",
};

/** Screen of a tab replaced by another tab or device of the same person: only the newest one plays. */
export function EcranOuvertAilleurs({ pour }: { pour: "hote" | "joueur" }) {
  return (
    <TableEnBoisTelephone>
      <CadreDeTelephone
        centre
        bas={
          <Bouton taille="telephone" pleineLargeur onClick={() => location.reload()}>
            Reprendre ici
          </Bouton>
        }
      >
        <h1 className={styles["titre"]}>{TEXTE_PARTIE_OUVERTE_AILLEURS}</h1>
        <p>{QUI[pour]}</p>
      </CadreDeTelephone>
    </TableEnBoisTelephone>
  );
}
