/** The way in: a pseudo, then a room to join, to open or to go back to. jeu §2 "Home". */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useNavigate } from "../../app/navigation.tsx";
import { type Adresse, vers } from "../../app/paths.ts";
import { ecrire, lire } from "../../browser/stockage.ts";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import styles from "./accueil.module.css";
import { ChampPseudo, erreurPseudo, Rejoindre } from "./rejoindre.tsx";

/** What the join dialog was opened with; `pseudoRefuse` when the page's own field was not right. */
interface Ouverture {
  readonly codeInitial: string;
  readonly demanderPseudo: boolean;
  readonly pseudoRefuse: boolean;
  /** Nobody has pressed anything: the address opened it with the page. */
  readonly dOffice: boolean;
  /** As everybody's HTML has it, until this browser's address and what it keeps are read. */
  readonly dansLeHtml: boolean;
  /** It was filled in and sent before this code was there. */
  readonly confirme: boolean;
}

const DANS_LE_HTML: Ouverture = {
  codeInitial: "",
  demanderPseudo: false,
  pseudoRefuse: false,
  dOffice: true,
  dansLeHtml: true,
  confirme: false,
};

interface Props {
  /** A link brought a room code: the join dialog is open from the start. Null while it is not known. */
  readonly codeDuLien: string | null;
  /** For a browser that has no name yet. */
  readonly pseudoDuCompte: string | undefined;
}

export function Entrer({ codeDuLien, pseudoDuCompte }: Props) {
  const [pseudo, setPseudo] = useState("");
  const [rejoint, setRejoint] = useState(() => (codeDuLien === null ? DANS_LE_HTML : null));
  const [avecLaPage] = useState(codeDuLien === null);
  const champ = useRef<HTMLInputElement>(null);
  const bouton = useRef<HTMLButtonElement>(null);
  const ouvert = useRef(false);
  const aller = useNavigate();

  const noter = useCallback((valeur: string) => {
    setPseudo(valeur);
    ecrire("pseudo", valeur.trim());
  }, []);
  useLayoutEffect(() => {
    // what was typed while this code was on its way counts
    const tape = champ.current?.value ?? "";
    if (tape === "") setPseudo(lire("pseudo"));
    else noter(tape);
  }, [noter]);
  useEffect(() => {
    if (pseudoDuCompte === undefined || lire("pseudo") !== "") return;
    setPseudo(pseudoDuCompte);
    ecrire("pseudo", pseudoDuCompte);
  }, [pseudoDuCompte]);
  const ouvrir = () => {
    const pseudoRefuse = erreurPseudo(pseudo) !== undefined;
    setRejoint({
      codeInitial: codeDuLien ?? "",
      demanderPseudo: pseudoRefuse,
      pseudoRefuse,
      dOffice: false,
      dansLeHtml: false,
      confirme: false,
    });
  };
  useLayoutEffect(() => {
    if (codeDuLien === null) return;
    const presse = pressePlusTot();
    const connu = lire("pseudo");
    const pseudoRefuse = presse === "rejoindre" && erreurPseudo(connu) !== undefined;
    if (codeDuLien === "" && presse === null) setRejoint(null);
    else
      setRejoint({
        codeInitial: codeDuLien,
        demanderPseudo: pseudoRefuse || connu === "",
        pseudoRefuse,
        dOffice: avecLaPage && presse === null,
        dansLeHtml: false,
        confirme: presse === "confirmer",
      });
  }, [codeDuLien, avecLaPage]);
  const fermer = () => {
    oublierOuverture();
    setRejoint(null);
    if (codeDuLien !== "") void aller("/", { replace: true });
  };
  useEffect(() => {
    // a dialogue that a link opened has nobody to give the keyboard back to
    const vientDeFermer = ouvert.current && rejoint === null;
    ouvert.current = rejoint?.dansLeHtml === false;
    if (vientDeFermer && document.activeElement === document.body) bouton.current?.focus();
  }, [rejoint]);
  const tropLong = pseudo.trim() !== "" ? erreurPseudo(pseudo) : undefined;

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
          className={classesBouton({
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
          <Rejoindre {...rejoint} pseudo={pseudo} onPseudo={noter} onFermer={fermer} />
        </div>
      )}
    </>
  );
}

/** The way back to a game this browser is still part of, as a player or as its host. */
interface Reprise {
  readonly code: string;
  readonly vers: Adresse;
  readonly role: "joueur" | "hote";
}

/** The rooms this browser remembers. */
function connues(): Reprise[] {
  const joueur = lire("roomID");
  const hote = lire("roomHote");
  return [
    ...(hote === "" ? [] : [{ code: hote, vers: "/room", role: "hote" } satisfies Reprise]),
    ...(joueur === ""
      ? []
      : [
          {
            code: joueur,
            vers: vers("/jeu/:room", { room: joueur }),
            role: "joueur",
          } satisfies Reprise,
        ]),
  ];
}

/** Apart: the first page does not load how answers are read for those who have nothing to go back to. */
async function existe(code: string): Promise<boolean> {
  const { roomExisteEncore } = await import("../../partie/line/room-existe.ts");
  return roomExisteEncore(code);
}

/** Shows nothing until the server has said that the room is still there. */
function Reprendre() {
  const [ouvertes, setOuvertes] = useState<readonly Reprise[]>([]);
  useEffect(() => {
    let parti = false;
    for (const reprise of connues())
      void existe(reprise.code).then(
        (oui) => {
          if (oui && !parti) setOuvertes((avant) => [...avant, reprise]);
        },
        // what reads answers could not be fetched: nothing is offered
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

/* What was done before the code of the page was there, handed over by avant.ts on the root of the document. */

/** The form that somebody has sent, the page's or the dialogue's; said once. */
function pressePlusTot(): "rejoindre" | "confirmer" | null {
  const { dataset } = document.documentElement;
  const { presse } = dataset;
  delete dataset["presse"];
  return presse === "rejoindre" || presse === "confirmer" ? presse : null;
}

/** The dialogue that was open with the page is no more: the next one comes as dialogues do. */
function oublierOuverture(): void {
  delete document.documentElement.dataset["ouvert"];
}
