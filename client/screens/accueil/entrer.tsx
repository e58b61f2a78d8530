/** The form of the home page: a pseudo, then a room to join, to open or to return to. jeu §2 "Home". */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useNavigate } from "../../app/navigation.tsx";
import { type AdresseDePage, ecrireAdresseDePage } from "../../app/paths.ts";
import { writeStoredValue, readStoredValue } from "../../browser/stored-values.ts";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/start-icons.tsx";
import styles from "./accueil.module.css";
import { ChampPseudo, direErreurDePseudo, DialogueRejoindreRoom } from "./rejoindre.tsx";

/** State of the opened join dialog; `pseudoRefuse` when the pseudo of the page was invalid. */
interface Ouverture {
  readonly codeInitial: string;
  readonly demanderPseudo: boolean;
  readonly pseudoRefuse: boolean;
  /** Whether it is the dialog of the prerendered HTML, before the address and the storage were read. */
  readonly dansLeHtml: boolean;
  /** Whether the form was sent before the page's code had loaded. */
  readonly confirme: boolean;
}

const DANS_LE_HTML: Ouverture = {
  codeInitial: "",
  demanderPseudo: true,
  pseudoRefuse: false,
  dansLeHtml: true,
  confirme: false,
};

interface Props {
  /** Room code of the link, which opens the join dialog; null while unknown. */
  readonly codeDuLien: string | null;
  /** Pseudo of the account, for a browser without a stored pseudo. */
  readonly pseudoDuCompte: string | undefined;
}

export function FormulaireEntrerDansRoom({ codeDuLien, pseudoDuCompte }: Props) {
  const [pseudo, setPseudo] = useState("");
  const [rejoint, setRejoint] = useState(() => (codeDuLien === null ? DANS_LE_HTML : null));
  const champ = useRef<HTMLInputElement>(null);
  const bouton = useRef<HTMLButtonElement>(null);
  const ouvert = useRef(false);
  const aller = useNavigate();

  const noter = useCallback((valeur: string) => {
    setPseudo(valeur);
    writeStoredValue("pseudo", valeur.trim());
  }, []);
  useLayoutEffect(() => {
    // text typed before hydration is kept
    const tape = champ.current?.value ?? "";
    if (tape === "") setPseudo(readStoredValue("pseudo"));
    else noter(tape);
  }, [noter]);
  useEffect(() => {
    if (pseudoDuCompte === undefined || readStoredValue("pseudo") !== "") return;
    setPseudo(pseudoDuCompte);
    writeStoredValue("pseudo", pseudoDuCompte);
  }, [pseudoDuCompte]);
  const ouvrir = () => {
    const pseudoRefuse = direErreurDePseudo(pseudo) !== undefined;
    setRejoint({
      codeInitial: codeDuLien ?? "",
      demanderPseudo: pseudoRefuse,
      pseudoRefuse,
      dansLeHtml: false,
      confirme: false,
    });
  };
  useLayoutEffect(() => {
    if (codeDuLien === null) return;
    const presse = earlyPress();
    const connu = readStoredValue("pseudo");
    const pseudoRefuse = presse === "rejoindre" && direErreurDePseudo(connu) !== undefined;
    if (codeDuLien === "" && presse === null) setRejoint(null);
    else
      setRejoint({
        codeInitial: codeDuLien,
        demanderPseudo: pseudoRefuse || connu === "" || prerenderedDialogAskedForPseudo(),
        pseudoRefuse,
        dansLeHtml: false,
        confirme: presse === "confirmer",
      });
  }, [codeDuLien]);
  useEffect(() => forgetPrerenderedDialog, []);
  const fermer = () => {
    forgetPrerenderedDialog();
    setRejoint(null);
    if (codeDuLien !== "") void aller("/", { replace: true });
  };
  useEffect(() => {
    // focus goes to the button « Rejoindre » after a dialog opened by a link, which has no button to return focus to
    const vientDeFermer = ouvert.current && rejoint === null;
    ouvert.current = rejoint?.dansLeHtml === false;
    if (vientDeFermer && document.activeElement === document.body) bouton.current?.focus();
  }, [rejoint]);
  const tropLong = pseudo.trim() !== "" ? direErreurDePseudo(pseudo) : undefined;

  return (
    <>
      <form
        className={styles["formulaire"]}
        data-geste="rejoindre"
        noValidate
        onSubmit={(evenement) => {
          evenement.preventDefault();
          ouvrir();
        }}
      >
        <ChampPseudo
          ref={champ}
          value={pseudo}
          enterKeyHint="go"
          erreur={rejoint === null ? tropLong : undefined}
          onChange={(evenement) => noter(evenement.currentTarget.value)}
        />
        <Bouton ref={bouton} type="submit" taille="telephone" pleineLargeur>
          Rejoindre
        </Bouton>
        <Link
          to="/room"
          className={classNamesDeBouton({
            variante: "contour",
            taille: "telephone",
            pleineLargeur: true,
          })}
        >
          Créer une room
        </Link>
      </form>
      <Reprendre />
      {rejoint !== null && (
        <div className={styles["dialogue"]}>
          <DialogueRejoindreRoom {...rejoint} pseudo={pseudo} onPseudo={noter} onFermer={fermer} />
        </div>
      )}
    </>
  );
}

/** A game that this browser can return to, as a player or as its host. */
interface Reprise {
  readonly code: string;
  readonly vers: AdresseDePage;
  readonly role: "joueur" | "hote";
}

/** Reads the rooms that this browser has hosted or joined from its storage. */
function connues(): Reprise[] {
  const joueur = readStoredValue("roomID");
  const hote = readStoredValue("roomHote");
  return [
    ...(hote === "" ? [] : [{ code: hote, vers: "/room", role: "hote" } satisfies Reprise]),
    ...(joueur === ""
      ? []
      : [
          {
            code: joueur,
            vers: ecrireAdresseDePage("/jeu/:room", { room: joueur }),
            role: "joueur",
          } satisfies Reprise,
        ]),
  ];
}

/** Asks whether a room exists. The code is loaded on demand, so that the home page stays small for everybody else. */
async function existe(code: string): Promise<boolean> {
  const { roomExisteEncore } = await import("../../partie/line/room-existe.ts");
  return roomExisteEncore(code);
}

/** Links back to running games; empty until the server has confirmed that the room exists. */
function Reprendre() {
  const [ouvertes, setOuvertes] = useState<readonly Reprise[]>([]);
  useEffect(() => {
    let parti = false;
    for (const reprise of connues())
      void existe(reprise.code).then(
        (oui) => {
          if (oui && !parti) setOuvertes((avant) => [...avant, reprise]);
        },
        // no link is shown when the code that asks for the room cannot be loaded
        () => {},
      );
    return () => {
      parti = true;
    };
  }, []);
  return ouvertes.map(({ code, vers, role }) => (
    <Link key={role} to={vers} className={styles["reprise"]}>
      <Icone nom={role === "hote" ? "qr" : "telephone"} taille="1.6em" />
      <span>
        <b>Reprendre ma partie</b>
        <small>
          Room {code}, {role === "hote" ? "écran de l’hôte" : "ta place est gardée"}
        </small>
      </span>
      <Icone nom="fleche" taille="1.4em" />
    </Link>
  ));
}

/* Presses before this code had loaded, which before-hydration.ts stores on the root element. */

/** The form that was sent before this code had loaded; null on later calls. */
function earlyPress(): "rejoindre" | "confirmer" | null {
  const { dataset } = document.documentElement;
  const { presse } = dataset;
  delete dataset["presse"];
  return presse === "rejoindre" || presse === "confirmer" ? presse : null;
}

/** Whether the dialog of the prerendered HTML is open with the pseudo field: the field stays under the hands of who types. */
const prerenderedDialogAskedForPseudo = (): boolean =>
  document.documentElement.dataset["ouvert"] === "sans-pseudo";

/** The dialog of the prerendered HTML has closed: later dialogs open with their usual animation. */
function forgetPrerenderedDialog(): void {
  delete document.documentElement.dataset["ouvert"];
}
