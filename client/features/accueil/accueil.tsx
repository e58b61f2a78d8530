/** Home, and the page shown for unknown addresses: jeu §2, plateforme §2. */
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { ecrire, lire } from "../../partie/stockage.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import { Carte } from "../../ui/carte.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./accueil.module.css";
import { ChampPseudo } from "./champ-pseudo.tsx";
import { nettoyerCode } from "./code.ts";
import { Comptoir } from "./comptoir.tsx";
import { Deroule } from "./deroule.tsx";
import { Majorite } from "./majorite.tsx";
import { Pied } from "./pied.tsx";
import { erreurPseudo } from "./pseudo.ts";
import { Rejoindre } from "./rejoindre.tsx";
import { Reprendre } from "./reprendre.tsx";

const INTROUVABLE = "Cette page n'existe pas ou n'est pas accessible.";

interface Props {
  /** The address is unknown: says so, and stays the way in. */
  readonly introuvable?: boolean;
}

export function Accueil({ introuvable = false }: Props) {
  const [recherche] = useSearchParams();
  const code = nettoyerCode(recherche.get("code") ?? "");
  const [majeur, setMajeur] = useState(() => lire("majeur") !== "");
  const bannieres = useBannieres();

  useEffect(() => {
    if (introuvable) bannieres.erreur(INTROUVABLE);
  }, [introuvable, bannieres]);

  const confirmerAge = () => {
    ecrire("majeur", "oui");
    setMajeur(true);
  };

  return (
    <Carte pied={<Pied />}>
      <div className={styles["menu"]}>
        <header className={styles["enseigne"]}>
          <h1>
            <Logo taille="var(--enseigne)" />
          </h1>
          <p className={styles["accroche"]}>
            Le quizz qui trinque&nbsp;: une&nbsp;ardoise, des&nbsp;amis, des&nbsp;gorgées.
          </p>
          <Comptoir />
        </header>
        <div className={styles["volet"]}>
          {introuvable && <Introuvable />}
          {majeur ? <Entrer codeDuLien={code} /> : <Majorite code={code} onMajeur={confirmerAge} />}
        </div>
        <Deroule />
      </div>
    </Carte>
  );
}

function Introuvable() {
  return (
    <p className={styles["introuvable"]}>
      <Icone nom="attention" taille="1.3em" />
      <span>
        {INTROUVABLE} <Link to="/">Revenir à l’accueil</Link>
      </span>
    </p>
  );
}

/** What the join dialog was opened with; `pseudoRefuse` when the page's own field was not right. */
interface Ouverture {
  readonly code: string;
  readonly demanderPseudo: boolean;
  readonly pseudoRefuse: boolean;
}

function Entrer({ codeDuLien }: { codeDuLien: string }) {
  const [pseudo, setPseudo] = useState(() => lire("pseudo"));
  const [rejoint, setRejoint] = useState<Ouverture | null>(() =>
    codeDuLien === "" ? null : { code: codeDuLien, demanderPseudo: pseudo === "", pseudoRefuse: false },
  );
  const champ = useRef<HTMLInputElement>(null);
  const aller = useNavigate();

  const noter = (valeur: string) => {
    setPseudo(valeur);
    ecrire("pseudo", valeur.trim());
  };
  const ouvrir = () => {
    const pseudoRefuse = erreurPseudo(pseudo) !== undefined;
    setRejoint({ code: codeDuLien, demanderPseudo: pseudoRefuse, pseudoRefuse });
  };
  const tropLong = pseudo.trim() !== "" ? erreurPseudo(pseudo) : undefined;

  return (
    <>
      <form
        className={styles["formulaire"]}
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
        <Bouton type="submit" taille="telephone" pleineLargeur>
          Rejoindre
        </Bouton>
        <Link to="/room" className={classesBouton({ variante: "contour", taille: "telephone", pleineLargeur: true })}>
          Créer une room
        </Link>
      </form>
      <Reprendre />
      {rejoint !== null && (
        <Rejoindre
          codeInitial={rejoint.code}
          pseudo={pseudo}
          onPseudo={noter}
          demanderPseudo={rejoint.demanderPseudo}
          pseudoRefuse={rejoint.pseudoRefuse}
          onFermer={() => {
            setRejoint(null);
            if (codeDuLien !== "") void aller("/", { replace: true });
            champ.current?.focus();
          }}
        />
      )}
    </>
  );
}
