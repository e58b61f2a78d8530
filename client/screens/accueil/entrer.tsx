/** The way in: a pseudo, then a room to join, to open or to go back to. jeu §2 "Home". */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useNavigate } from "../../app/navigation.tsx";
import { ecrire, lire } from "../../browser/stockage.ts";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import styles from "./accueil.module.css";
import { ChampPseudo } from "./champ-pseudo.tsx";
import { erreurPseudo } from "./pseudo.ts";
import { Rejoindre } from "./rejoindre.tsx";
import { oublierOuverture, pressePlusTot } from "./plus-tot.ts";
import { Reprendre } from "./reprendre.tsx";

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
