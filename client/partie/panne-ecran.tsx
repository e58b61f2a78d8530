/** A screen of the game that failed: what is kept, and the way back. Around one step, the rest of the screen goes on. */
import { type ReactElement, type ReactNode, useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { direPanne } from "../appels/dire-panne.ts";
import { Bouton } from "../ui/bouton.tsx";
import { TitreCraie } from "../ui/craie.tsx";
import { Garde } from "../ui/garde.tsx";
import { SousBock, TableBois } from "../ui/sous-bock.tsx";
import { VerreRenverse } from "../ui/verre-renverse.tsx";
import { CadreHote } from "./cadre-hote.tsx";
import styles from "./panne-ecran.module.css";
import { useCompact } from "../ui/use-compact.ts";

const recharger = (): void => location.reload();

const ARDOISE_ENTIERE =
  "L’écran s’est effacé, pas la partie\u00A0: les gorgées sont comptées, les téléphones attendent. Rechargez, tout revient.";
const ARDOISE_ETAPE =
  "Cette étape n’a pas voulu s’afficher. Rechargez, ou passez à la suite\u00A0: la partie est gardée.";
const MAT_ENTIER =
  "Ta place, ton score et tes gorgées sont gardés. Recharge, et tu reprends où tu en étais.";
const MAT_ETAPE = "Ta place est gardée. Recharge pour revoir cette étape, ou attends la suivante.";

function Ardoise({ texte }: { readonly texte: string }): ReactElement {
  const compact = useCompact();
  return (
    <div className={styles["panne"]} role="alert">
      <span className={styles["sur-ardoise"]}>
        <VerreRenverse className={styles["dessin"]} />
      </span>
      <TitreCraie taille="grand" niveau={1}>
        Un coup d’éponge de trop
      </TitreCraie>
      <p className={styles["texte"]}>{texte}</p>
      <Bouton taille={compact ? "telephone" : "hote"} icone="resync" onClick={recharger}>
        Recharger
      </Bouton>
    </div>
  );
}

function Mat({ texte }: { readonly texte: string }): ReactElement {
  return (
    <SousBock
      centre
      bas={
        <Bouton taille="telephone" pleineLargeur icone="resync" onClick={recharger}>
          Recharger
        </Bouton>
      }
    >
      <VerreRenverse className={styles["mat-dessin"]} />
      <h1 className={styles["mat-titre"]}>Oups, ça a débordé</h1>
      <p className={styles["mat-texte"]} role="alert">
        {texte}
      </p>
    </SousBock>
  );
}

interface PropsGarde {
  readonly children: ReactNode;
  /** Another value is the next step, which may well be shown. */
  readonly moment: number | string;
}

/** Around a step of the host's slate. */
export function GardeArdoise({ children, moment }: PropsGarde): ReactElement {
  return (
    <Garde
      moment={moment}
      repli={<Ardoise texte={ARDOISE_ETAPE} />}
      surErreur={(erreur) => direPanne(erreur, "hote")}
    >
      {children}
    </Garde>
  );
}

/** Around a mat of a phone. */
export function GardeMat({ children, moment }: PropsGarde): ReactElement {
  return (
    <Garde
      moment={moment}
      repli={<Mat texte={MAT_ETAPE} />}
      surErreur={(erreur) => direPanne(erreur, "joueur")}
    >
      {children}
    </Garde>
  );
}

/** The host's whole screen, as the router's last word. */
export function PanneHote(): ReactElement {
  const erreur = useRouteError();
  useEffect(() => direPanne(erreur, "hote"), [erreur]);
  return <CadreHote libelle="Panne" centre={<Ardoise texte={ARDOISE_ENTIERE} />} />;
}

/** A player's whole screen. */
export function PanneJoueur(): ReactElement {
  const erreur = useRouteError();
  useEffect(() => direPanne(erreur, "joueur"), [erreur]);
  return (
    <TableBois>
      <Mat texte={MAT_ENTIER} />
    </TableBois>
  );
}
