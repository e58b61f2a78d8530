/** Home, and the page shown for unknown addresses: jeu §2, plateforme §2. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { Link, useLocation, useRecherche } from "../../app/navigation.tsx";
import { BANNIERE_ERREUR_MS } from "#contracts/limites.ts";
import { ecrire, lire } from "../../browser/stockage.ts";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Carte } from "../../ui/carte.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./accueil.module.css";
import { nettoyerCode } from "./code.ts";
import { Comptoir } from "./comptoir.tsx";
import { Deroule } from "./deroule.tsx";
import { Entrer } from "./entrer.tsx";
import { Majorite } from "./majorite.tsx";

const INTROUVABLE = "Cette page n'existe pas ou n'est pas accessible.";

interface Props {
  /** The address is unknown: says so, and stays the way in. */
  readonly introuvable?: boolean;
  readonly entete: ReactNode;
  readonly pied: ReactNode;
  /** Name of whoever is logged in. */
  readonly pseudoDuCompte: string | undefined;
}

export function Accueil({ introuvable = false, entete, pied, pseudoDuCompte }: Props) {
  const [lireAdresse] = useRecherche("/");
  const code = nettoyerCode(lireAdresse("code") ?? "");
  // first what the HTML holds, the same for everybody: the way in and the question, of which avant.ts shows one
  const [connu, setConnu] = useState(false);
  const [majeur, setMajeur] = useState(false);
  const bannieres = useBannieres();

  useLayoutEffect(() => {
    setMajeur(lire("majeur") !== "");
    setConnu(true);
  }, []);

  useEffect(() => {
    if (!introuvable) return undefined;
    bannieres.montrer({ texte: INTROUVABLE, ton: "erreur", dureeMs: BANNIERE_ERREUR_MS });
    document.title = "Page introuvable · Trinquizz";
    return () => {
      document.title = "Trinquizz";
    };
  }, [introuvable, bannieres]);

  const confirmerAge = () => {
    ecrire("majeur", "oui");
    setMajeur(true);
  };

  return (
    <Carte entete={entete} pied={pied}>
      <div className={styles["menu"]}>
        <header className={styles["enseigne"]}>
          <h1>
            <Logo taille={null} />
          </h1>
          <p className={styles["accroche"]}>
            Le quizz qui trinque&nbsp;: une&nbsp;ardoise, des&nbsp;amis, des&nbsp;gorgées.
          </p>
          <Comptoir />
        </header>
        <div className={styles["volet"]} data-avant={!connu || undefined}>
          {introuvable && <Introuvable />}
          <MailEnvoye />
          {(majeur || !connu) && (
            <Entrer codeDuLien={connu ? code : null} pseudoDuCompte={pseudoDuCompte} />
          )}
          {!(majeur && connu) && <Majorite code={connu ? code : null} onMajeur={confirmerAge} />}
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

/** Somebody has just registered: where their link went. */
function MailEnvoye() {
  const { state }: { state: unknown } = useLocation();
  const mail =
    typeof state === "object" && state !== null && "mailEnvoye" in state ? state.mailEnvoye : null;
  if (typeof mail !== "string") return null;
  return (
    <p className={styles["mail"]}>
      <Icone nom="courrier" taille="1.5em" />
      <span>
        Un mail attend à <b>{mail}</b>. Ouvrez son lien pour finir de créer votre compte&nbsp;; il
        marche pendant 24&nbsp;heures. Rien reçu&nbsp;? Regardez dans les indésirables, ou
        inscrivez-vous de nouveau.
      </span>
    </p>
  );
}
