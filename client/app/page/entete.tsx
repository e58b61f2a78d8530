/** The header of every page of the platform: plateforme §2 "Page header and menu". */
import { reclamerParties } from "../../partie/claim-history.ts";
import { type ReactElement, useEffect, useId } from "react";
import type { Role } from "#contracts/compte.ts";
import { confirmation } from "#contracts/signalement.ts";
import { Avatar } from "../../compte/avatar.tsx";
import { type CompteConnecte, FournisseurSession, useSession } from "../../compte/session.tsx";
import { Autrui } from "../../ui/autrui.tsx";
import { classes } from "../../ui/classes.ts";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useDeroulant } from "../../ui/use-deroulant.ts";
import { appeler } from "../api/api.ts";
import { Link, NavLink, useLocation } from "../navigation.tsx";
import { type Adresse, estAdresse } from "../paths.ts";
import { Suspension } from "./connexion-requise.tsx";
import { LiensVisiteur, MenuConnexion } from "./entete-visiteur.tsx";
import styles from "./entete.module.css";

interface Props {
  /** Beside the small logo; where there is room for it, the page shows its own title larger. */
  readonly titre?: string | undefined;
  /** On a phone the page has a head of its own, with a way out, for whoever is logged in. */
  readonly auLarge?: boolean;
}

export function Entete({ titre, auLarge = false }: Props): ReactElement {
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
              <Autrui>{titre}</Autrui>
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
          {compte.etat === "visiteur" && <LiensVisiteur />}
          {compte.etat === "connecte" && <MenuCompte compte={compte} alerte={alerte} />}
          {(compte.etat === "visiteur" || compte.etat === "panne") && <MenuConnexion />}
        </div>
      </header>
      {/* always there, so that it is read out when it comes */}
      <div role="alert">
        <Suspension />
      </div>
    </>
  );
}

/** Home, afresh, whatever the server answered: plateforme §4 and §8. */
async function deconnecter(): Promise<void> {
  await appeler("POST", "/api/deconnexion", confirmation);
  location.assign("/");
}

const NOUVEAU = "nouveau message";
const A_TRAITER = "signalement à traiter";

interface MenuCompteProps {
  readonly compte: CompteConnecte;
  /** Something is unread, and the page is not the one where it is read. */
  readonly alerte: boolean;
}

/** The side menu of somebody who is logged in, behind their avatar. */
function MenuCompte({ compte, alerte }: MenuCompteProps): ReactElement {
  const { ouvert, basculer, fermer, boite, bouton } = useDeroulant();
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
              <Autrui>{compte.pseudo}</Autrui>
            </b>
          </p>
          <ul>
            {entreesDe(compte).map(({ vers, libelle, icone }) => (
              <li key={vers}>
                <NavLink to={vers} end className={classes(styles["entree"])}>
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

/** Beside what awaits: "Messagerie", or what leads to the cases of the moderation. */
function Alerte({ texte = NOUVEAU }: { readonly texte?: string }): ReactElement {
  return (
    <span className={styles["alerte"]}>
      <span className="visually-hidden">{`, ${texte}`}</span>
    </span>
  );
}

/** Entries of the menu: plateforme §2 "Page header and menu", in its words. */
interface EntreeMenu {
  readonly vers: Adresse;
  readonly libelle: string;
  readonly icone: NomIcone;
  /** In the header itself too, where there is room. */
  readonly enTete: boolean;
}

const MESSAGERIE = "/messagerie" satisfies Adresse;

/** Where cases are dealt with, from the menu of each role. */
const DES_AFFAIRES: ReadonlySet<Adresse> = new Set(["/admin", "/admin/signalements"]);
const meneAuxAffaires = (vers: Adresse): boolean => DES_AFFAIRES.has(vers);

/** One whose page is not there yet is not shown; `pour`: whose it is, everybody's by default. */
const ENTREES: readonly (Omit<EntreeMenu, "vers"> & {
  readonly vers: string;
  readonly pour?: Role;
})[] = [
  { vers: "/profile", libelle: "Mon profil", icone: "profil", enTete: false },
  { vers: "/quizz", libelle: "Mes Quizz", icone: "quizz", enTete: true },
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

/** Entries of the menu for somebody who is logged in, in the order of the specification. */
const entreesDe = ({ role }: { readonly role: Role }): readonly EntreeMenu[] =>
  ENTREES.flatMap(({ vers, pour = role, ...entree }) =>
    estAdresse(vers) && pour === role ? [{ ...entree, vers }] : [],
  );

/** The header of the home page for somebody who is logged in, apart from it: most of those who come there are not. */
interface EnteteConnecteProps {
  /** Called with the pseudo of whoever is logged in. */
  readonly onPseudo: (pseudo: string) => void;
}

export default function EnteteConnecte({ onPseudo }: EnteteConnecteProps): ReactElement {
  return (
    <FournisseurSession>
      <Dire onPseudo={onPseudo} />
      <Reclamation />
      <Entete />
    </FournisseurSession>
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

/** Once it is known who is logged in, what was played here as a visitor is theirs: decisions-jeu "End and vote". */
export function Reclamation(): null {
  const { compte } = useSession();
  const userId = compte.etat === "connecte" ? compte.userId : "";
  useEffect(() => {
    if (userId !== "") void reclamerParties();
  }, [userId]);
  return null;
}
