/** The header of every page of the platform: plateforme §2 "Page header and menu". */
import { claimAllHistoryLinesOfThisBrowser } from "../../partie/claim-history.ts";
import { type ReactElement, useEffect, useId } from "react";
import type { Role } from "#contracts/compte.ts";
import { direFinDeMesure } from "#contracts/moderation-letter.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { Avatar } from "../../compte/avatar.tsx";
import {
  type CompteConnecte,
  SessionProvider,
  trouverSuspensionQuiAFermeLaSession,
  useSession,
} from "../../compte/session.tsx";
import { TexteDAutrui } from "../../ui/typographie.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useDropdown } from "../../ui/use-dropdown.ts";
import { appelerApi } from "../api/api.ts";
import { Link, NavLink, useLocation } from "../navigation.tsx";
import { type AdresseDePage, estAdresseDePage, ecrireAdresseDePage } from "../paths.ts";
import { LiensDEnteteVisiteur, MenuFormulaireConnexion } from "./entete-visiteur.tsx";
import styles from "./entete.module.css";

interface Props {
  /** Title beside the small logo on a narrow screen; a wide page shows its own larger title. */
  readonly titre?: string | undefined;
  /** Whether members do not see this header on a phone, where the page has its own. */
  readonly auLarge?: boolean;
}

export function EntetePlateforme({ titre, auLarge = false }: Props): ReactElement {
  const { compte } = useSession();
  const { pathname } = useLocation();
  const alerte = compte.etat === "connecte" && compte.aLire && pathname !== MESSAGERIE;
  return (
    <>
      <header
        className={styles["entete"]}
        data-marque={titre !== undefined}
        data-au-large={auLarge && compte.etat === "connecte"}
      >
        {titre !== undefined && (
          <>
            <Link to="/" className={styles["marque"]} aria-label="Trinquizz, accueil">
              <span className={styles["large"]}>
                <Logo />
              </span>
              <span className={styles["etroit"]}>
                <Logo largeur="compacte" taille="2.1rem" />
              </span>
            </Link>
            <span className={styles["titre"]} aria-hidden="true">
              <TexteDAutrui>{titre}</TexteDAutrui>
            </span>
          </>
        )}
        <div className={styles["droite"]}>
          {compte.etat === "connecte" && (
            <nav className={styles["liens"]} aria-label="Principale">
              {entreesDe(compte).map(
                ({ vers, libelle, enTete }) =>
                  enTete && (
                    <NavLink key={vers} to={vers}>
                      {libelle}
                      {alerte && vers === MESSAGERIE && <Alerte />}
                    </NavLink>
                  ),
              )}
            </nav>
          )}
          {compte.etat === "visiteur" && <LiensDEnteteVisiteur />}
          {compte.etat === "connecte" && <MenuCompte compte={compte} alerte={alerte} />}
          {(compte.etat === "visiteur" || compte.etat === "panne") && <MenuFormulaireConnexion />}
        </div>
      </header>
      {/* the live region is always mounted, so that screen readers announce its content */}
      <div role="alert">
        <Suspension />
      </div>
    </>
  );
}

/** Notice of a suspension in the browser of the suspended account: until when, and a link to read and contest it. */
function Suspension(): ReactElement | null {
  const suspension = trouverSuspensionQuiAFermeLaSession(useSession().compte);
  if (suspension === null) return null;
  const { pseudo, jusque, mesure } = suspension;
  return (
    <p className={styles["suspension"]}>
      <Icone nom="attention" taille="1.3em" />
      <span>
        Le compte <TexteDAutrui>{pseudo}</TexteDAutrui> est suspendu {direFinDeMesure(jusque)}. Le
        mail que vous avez reçu dit pourquoi, et comment contester.{" "}
        {mesure !== null && (
          <Link to={ecrireAdresseDePage("/mesure/:id", { id: mesure })}>
            Lire la décision, et répondre
          </Link>
        )}
      </span>
    </p>
  );
}

/** Logs out and reloads the home page, whatever the server answered: plateforme §4 and §8. */
async function deconnecter(): Promise<void> {
  await appelerApi("POST", "/api/deconnexion", reponseSignalement);
  location.assign("/");
}

const NOUVEAU = "nouveau message";
const A_TRAITER = "signalement à traiter";

interface MenuCompteProps {
  readonly compte: CompteConnecte;
  /** Whether a message is unread, and the current page is not the inbox. */
  readonly alerte: boolean;
}

/** The side menu of a member, behind the avatar. */
function MenuCompte({ compte, alerte }: MenuCompteProps): ReactElement {
  const { ouvert, basculer, fermer, boite, bouton } = useDropdown();
  const { key, pathname } = useLocation();
  const marques = [
    ...(alerte ? [NOUVEAU] : []),
    ...(compte.affaires && !pathname.startsWith("/admin") ? [A_TRAITER] : []),
  ];
  const id = useId();
  useEffect(fermer, [key, fermer]);
  return (
    <div ref={boite} className={styles["boite"]}>
      <button
        ref={bouton}
        type="button"
        className={styles["moi"]}
        aria-label={["Menu", ...marques].join(", ")}
        aria-expanded={ouvert}
        aria-controls={id}
        onClick={basculer}
      >
        <Avatar icon={compte.icon} taille="2.7rem" />
        {marques.length > 0 && <i className={styles["alerte"]} />}
      </button>
      {ouvert && (
        <nav id={id} className={styles["cote"]} aria-label="Menu">
          <p className={styles["pseudo"]}>
            <Avatar icon={compte.icon} taille="3.2rem" />
            <b>
              <TexteDAutrui>{compte.pseudo}</TexteDAutrui>
            </b>
          </p>
          <ul>
            {entreesDe(compte).map(({ vers, libelle, icone }) => (
              <li key={vers}>
                <NavLink to={vers} end className={joinClassNames(styles["entree"])}>
                  <Icone nom={icone} taille="1.5em" />
                  {libelle}
                  {alerte && vers === MESSAGERIE && <Alerte />}
                  {compte.affaires && meneAuxAffaires(vers) && <Alerte texte={A_TRAITER} />}
                </NavLink>
              </li>
            ))}
            <li>
              <button type="button" className={styles["entree"]} onClick={() => void deconnecter()}>
                <Icone nom="partir" taille="1.5em" />
                Déconnexion
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Dot beside a menu entry with something new: "Messagerie", or the moderation's cases. */
function Alerte({ texte = NOUVEAU }: { readonly texte?: string }): ReactElement {
  return (
    <span className={styles["alerte"]}>
      <span className="visually-hidden">{`, ${texte}`}</span>
    </span>
  );
}

/** Menu entry, with the words of plateforme §2 "Page header and menu". */
interface EntreeMenu {
  readonly vers: AdresseDePage;
  readonly libelle: string;
  readonly icone: NomIcone;
  /** Whether the menu entry is also shown in a wide header. */
  readonly enTete: boolean;
}

const MESSAGERIE = "/messagerie" satisfies AdresseDePage;

/** Addresses of the menu entries that lead to the moderation's cases: one for administrators, one for moderators. */
const DES_AFFAIRES: ReadonlySet<AdresseDePage> = new Set(["/admin", "/admin/signalements"]);
const meneAuxAffaires = (vers: AdresseDePage): boolean => DES_AFFAIRES.has(vers);

/** Entries of every role. `pour`: the only role that sees the entry. An entry without a page is not shown. */
const ENTREES: readonly (Omit<EntreeMenu, "vers"> & {
  readonly vers: string;
  readonly pour?: Role;
})[] = [
  { vers: "/profile", libelle: "Mon profil", icone: "profil", enTete: false },
  { vers: "/quizz", libelle: "Mes Quizz", icone: "quizz", enTete: true },
  { vers: "/soirees", libelle: "Mes soirées", icone: "horloge", enTete: false },
  { vers: MESSAGERIE, libelle: "Messagerie", icone: "courrier", enTete: true },
  { vers: "/quizz-communaute", libelle: "Quizz communauté", icone: "communaute", enTete: true },
  { vers: "/admin", libelle: "Admin", icone: "admin", enTete: false, pour: "admin" },
  {
    vers: "/admin/signalements",
    libelle: "Modération",
    icone: "admin",
    enTete: false,
    pour: "moderator",
  },
];

/** Menu entries of a member, in the order of the specification. */
const entreesDe = ({ role }: { readonly role: Role }): readonly EntreeMenu[] =>
  ENTREES.flatMap(({ vers, pour = role, ...entree }) =>
    estAdresseDePage(vers) && pour === role ? [{ ...entree, vers }] : [],
  );

/** Props of the home page's header for members, which is loaded on demand: most people who open the home page have no account. */
interface EnteteConnecteProps {
  /** Called with the pseudo of whoever is logged in. */
  readonly onPseudo: (pseudo: string) => void;
}

export default function EnteteAccueilConnecte({ onPseudo }: EnteteConnecteProps): ReactElement {
  return (
    <SessionProvider>
      <Dire onPseudo={onPseudo} />
      <ReclamationDesPartiesDAvantConnexion />
      <EntetePlateforme />
    </SessionProvider>
  );
}

function Dire({ onPseudo }: EnteteConnecteProps): null {
  const { compte } = useSession();
  const pseudo = compte.etat === "connecte" ? compte.pseudo : undefined;
  useEffect(() => {
    if (pseudo !== undefined) onPseudo(pseudo);
  }, [pseudo, onPseudo]);
  return null;
}

/** Component that draws nothing and claims, for the account, the games played in this browser before the login: decisions-jeu "End and vote". */
export function ReclamationDesPartiesDAvantConnexion(): null {
  const { compte } = useSession();
  const userId = compte.etat === "connecte" ? compte.userId : "";
  useEffect(() => {
    if (userId !== "") void claimAllHistoryLinesOfThisBrowser();
  }, [userId]);
  return null;
}
