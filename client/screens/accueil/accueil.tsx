/** The home page, also shown for unknown addresses: jeu §2, plateforme §2. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { AFFICHAGE_BANNIERE_ERREUR_MS } from "#contracts/limites.ts";
import { Link, useLocation, useQueryString } from "../../app/navigation.tsx";
import {
  estMajoriteDeclaree,
  noterMajorite,
  TEXTE_BOUTON_MAJORITE,
  TITRE_MAJORITE,
  TamponDixHuitAns,
} from "../../compte/majorite.tsx";
import { useBannieres } from "../../ui/bannieres.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { CadreDePage } from "../../ui/carte.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { DessinALEncre } from "../../ui/dessins.tsx";
import { Icone } from "../../ui/start-icons.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./accueil.module.css";
import { nettoyerCodeDeRoom } from "./code.ts";
import { FormulaireEntrerDansRoom } from "./entrer.tsx";
import { usePreloadRoomScripts } from "./rejoindre.tsx";

const INTROUVABLE = "Cette page n'existe pas ou n'est pas accessible.";

interface Props {
  /** Whether the address is unknown: a notice says so above the usual home page. */
  readonly introuvable?: boolean;
  readonly entete: ReactNode;
  readonly pied: ReactNode;
  /** Pseudo of the member who is logged in. */
  readonly pseudoDuCompte: string | undefined;
}

export function Accueil({ introuvable = false, entete, pied, pseudoDuCompte }: Props) {
  const [lireAdresse] = useQueryString("/");
  const code = nettoyerCodeDeRoom(lireAdresse("code") ?? "");
  // whether the browser's storage was read: before that, the first render equals the prerendered HTML, which holds both the form and the age question
  const [connu, setConnu] = useState(false);
  const [majeur, setMajeur] = useState(false);
  const bannieres = useBannieres();
  usePreloadRoomScripts(connu && code !== "");

  useLayoutEffect(() => {
    setMajeur(estMajoriteDeclaree());
    setConnu(true);
  }, []);

  useEffect(() => {
    if (!introuvable) return undefined;
    bannieres.montrer({ texte: INTROUVABLE, ton: "erreur", dureeMs: AFFICHAGE_BANNIERE_ERREUR_MS });
    document.title = "Page introuvable · Trinquizz";
    return () => {
      document.title = "Trinquizz";
    };
  }, [introuvable, bannieres]);

  const confirmerAge = () => {
    noterMajorite();
    setMajeur(true);
  };

  return (
    <CadreDePage entete={entete} pied={pied}>
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
            <FormulaireEntrerDansRoom
              codeDuLien={connu ? code : null}
              pseudoDuCompte={pseudoDuCompte}
            />
          )}
          {!(majeur && connu) && <Majorite code={connu ? code : null} onMajeur={confirmerAge} />}
        </div>
        <Deroule />
      </div>
    </CadreDePage>
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

/** Notice after a registration: the address the mail went to. */
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

/** Drawing of the home page: a slate on the counter, two glasses, a phone. */
function Comptoir() {
  return (
    <DessinALEncre boite={[440, 244]} className={styles["comptoir"]}>
      {/* the counter */}
      <path d="M8 226c130-4 284 2 424-2" />
      <path d="M42 239c96-2 230 1 350-1" strokeWidth="2.6" opacity=".4" />
      {/* the slate */}
      <path d="M158 184l-17 41M262 178l19 45" />
      <path
        d="M121 36c52-4 112-8 166-10 3 48 7 98 9 146-54 5-112 8-166 11-4-49-7-98-9-147z"
        fill="var(--noyer-clair)"
      />
      <path
        d="M134 48c44-3 98-7 141-9 3 40 6 82 8 122-46 4-96 7-141 9-3-41-6-81-8-122z"
        fill="var(--ardoise)"
      />
      {/* chalk lines: the question, then the tally */}
      <g stroke="var(--craie)" strokeWidth="4.8">
        <path d="M190 73c1-17 33-18 33.500 1 .3 13-16.500 14-16 27M208 116v.6" />
        <path d="M160 131l1 25M169.500 130.500l1 25M179 130l1 25M188.500 129.500l1 25M153 149l44-13" />
        <path d="M213 128.500l1 25M222.500 128l1 25M232 127.500l1 25" />
        <path d="M241.500 127l1 25" stroke="var(--laiton)" />
      </g>
      {/* the stemmed glass */}
      <path d="M33 124h66c1 31-10 49-33 49s-34-18-33-49z" fill="var(--grenadine)" stroke="none" />
      <path d="M29 98c25-1 49-1 74 0 7 48-7 75-37 75S22 146 29 98zM66 173c.5 16 .3 32 0 48M41 222c17-1.500 33-1.500 50 0" />
      <path d="M84 120l19-62 15 4" />
      {/* the tumbler */}
      <path d="M352 158h58l-5 63h-48z" fill="var(--pastis)" stroke="none" />
      <path d="M346 132c23-1 46-1 70 0-2 29-5 58-8 88-18 2-36 2-54 0-3-29-6-59-8-88z" />
      <path
        d="M364 168l15-6 5 15-15 5zM383 192l14 2-2 14-14-2z"
        fill="var(--papier-clair)"
        strokeWidth="3.6"
      />
      {/* the phone */}
      <path
        d="M292 153l34 7c3 .6 4.500 2.600 4 5.500l-10 53c-.6 3-2.600 4.300-5.600 3.700l-33-6.500c-3-.6-4.300-2.600-3.700-5.600l10-53c.6-3 2-4.600 4.300-4.100z"
        fill="var(--encre)"
      />
      <path d="M293 162l29 6-8.500 45-29-6z" fill="var(--papier)" stroke="none" />
      <g strokeWidth="6">
        <path d="M296.500 173l15 3" stroke="var(--absinthe)" />
        <path d="M294 185.500l15 3" stroke="var(--curacao)" />
        <path d="M291.500 198l15 3" stroke="var(--laiton)" />
      </g>
    </DessinALEncre>
  );
}

/** Three lines that tell how a game goes, readable before the age question. */
const ETAPES = [
  ["L’écran", "Ouvrez une room sur la télé ou un ordinateur."],
  ["Les téléphones", "Chacun rejoint avec le code et son pseudo."],
  ["L’ardoise", "On répond, on trinque, elle compte."],
] as const;

function Deroule() {
  return (
    <ol className={styles["deroule"]}>
      {ETAPES.map(([titre, texte]) => (
        <li key={titre}>
          <b>{titre}</b>
          <span>{texte}</span>
        </li>
      ))}
    </ol>
  );
}

/** The age question, asked once before the first use: decisions-jeu "Adults, health". */
interface MajoriteProps {
  /** Room code of the link, or empty; null in the prerendered HTML, which holds both titles (before-hydration.ts shows one). */
  readonly code: string | null;
  readonly onMajeur: () => void;
}

function Majorite({ code, onMajeur }: MajoriteProps) {
  const nom = code ?? <span className={styles["code"]} />;
  return (
    <section
      className={joinClassNames(styles["majorite"], "sous-bock-papier")}
      aria-labelledby="majorite-titre"
    >
      <TamponDixHuitAns className={styles["tampon"]} />
      <h2 id="majorite-titre">
        <SelonLeCode code={code} sans={TITRE_MAJORITE} avec={<>La room {nom} vous attend</>} />
      </h2>
      <p>
        <SelonLeCode
          code={code}
          sans={
            "Trinquizz compte les gorgées entre amis. Une seule chose à confirmer avant de passer à table\u00a0:"
          }
          avec={
            "Ici on compte les gorgées entre adultes. Une seule chose à confirmer avant d’entrer\u00a0:"
          }
        />
      </p>
      <Bouton taille="telephone" pleineLargeur data-geste="majeur" onClick={onMajeur}>
        {TEXTE_BOUTON_MAJORITE}
      </Bouton>
    </section>
  );
}

interface Selon {
  readonly code: string | null;
  readonly sans: string;
  readonly avec: ReactNode;
}

function SelonLeCode({ code, sans, avec }: Selon): ReactNode {
  if (code !== null) return code === "" ? sans : avec;
  return (
    <>
      <span className={styles["sans-code"]}>{sans}</span>
      <span className={styles["avec-code"]}>{avec}</span>
    </>
  );
}
