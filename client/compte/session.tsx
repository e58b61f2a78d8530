/** The session: who is logged in, and whether messages or cases wait. plateforme §4 "Session", §7 "Session and notifications". */
import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  reponseCompteConnecte,
  type IconeCompte,
  reponseNotificationsEnAttente,
  type EvenementAvisDuCompte,
  type Role,
  type SuspensionDuCompte,
} from "#contracts/compte.ts";
import { appelerApi, setAccountOfApiCalls, onSessionLost } from "../app/api/api.ts";

export interface CompteConnecte {
  readonly etat: "connecte";
  readonly userId: string;
  readonly pseudo: string;
  readonly icon: IconeCompte;
  readonly role: Role;
  /** Date of the end of a measure that forbids publishing; null without one. */
  readonly sansPublier: string | null;
  /** Whether a message or a friend request is unread. */
  readonly aLire: boolean;
  /** Whether moderation cases wait in the queue; only for moderators and administrators. */
  readonly affaires: boolean;
}

export type EtatSession =
  /** The server has not yet said who is logged in. */
  | { readonly etat: "inconnu" }
  /** Nobody is logged in. `suspension`: the measure that ended the session in this browser. */
  | { readonly etat: "visiteur"; readonly suspension?: SuspensionDuCompte | undefined }
  /** The server could not say who is logged in. */
  | { readonly etat: "panne"; readonly message: string }
  | CompteConnecte;

interface Session {
  readonly compte: EtatSession;
  /** Counter that grows at each news of messages or friends, so that lists are read again. */
  readonly nouvelles: number;
  /** Asks the server again who is logged in. Resolves to whether it is the account that was logged in here last. */
  readonly actualiser: () => Promise<boolean>;
}

const Contexte = createContext<Session | null>(null);

/** The session. Throws outside of `SessionProvider` (a bug). */
export function useSession(): Session {
  const session = use(Contexte);
  if (session === null) throw new Error("useSession outside of SessionProvider");
  return session;
}

/** Asks whether messages are unread and cases wait. A failure counts as no, and is silent (plateforme §8): nobody pressed anything. */
async function demanderNotif(): Promise<Pick<CompteConnecte, "aLire" | "affaires">> {
  const reponse = await appelerApi("GET", "/api/notif", reponseNotificationsEnAttente);
  return reponse.ok
    ? { aLire: reponse.corps.notif, affaires: reponse.corps.affaires }
    : { aLire: false, affaires: false };
}

async function demanderCompte(): Promise<EtatSession> {
  const reponse = await appelerApi("POST", "/api/connecte", reponseCompteConnecte);
  if (!reponse.ok) return { etat: "panne", message: reponse.message };
  const { user, suspension } = reponse.corps;
  if (user === undefined) return { etat: "visiteur", suspension };
  return { etat: "connecte", ...user, ...(await demanderNotif()) };
}

export function SessionProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [compte, setCompte] = useState<EtatSession>({ etat: "inconnu" });
  const [nouvelles, setNouvelles] = useState(0);
  const connu = useRef<string | null>(null);
  /** Id of the last account that was logged in, whose drafts may still be on the page; null before any. */
  const dernier = useRef<string | null>(null);
  const actualiser = useCallback(async () => {
    const lu = await demanderCompte();
    const userId = lu.etat === "connecte" ? lu.userId : null;
    // another account logged in from another tab: the page holds data of the first account, so it is reloaded
    if (connu.current !== null && userId !== null && connu.current !== userId) location.reload();
    const lesMemes = userId !== null && (dernier.current ?? userId) === userId;
    if (lu.etat !== "panne") {
      connu.current = userId;
      dernier.current = userId ?? dernier.current;
      setAccountOfApiCalls(userId);
    }
    // a server that does not answer does not end the session
    setCompte((avant) => (lu.etat === "panne" && avant.etat === "connecte" ? avant : lu));
    return lesMemes;
  }, []);
  useEffect(() => {
    void actualiser();
    const revenir = () => {
      if (document.visibilityState === "visible") void actualiser();
    };
    document.addEventListener("visibilitychange", revenir);
    const oublier = onSessionLost(() => void actualiser());
    return () => {
      document.removeEventListener("visibilitychange", revenir);
      oublier();
    };
  }, [actualiser]);

  const surNouvelle = useCallback(async () => {
    setNouvelles((n) => n + 1);
    const attend = await demanderNotif();
    setCompte((avant) => (avant.etat === "connecte" ? { ...avant, ...attend } : avant));
  }, []);
  useEventStream(
    compte.etat === "connecte",
    useCallback(() => void surNouvelle(), [surNouvelle]),
    useCallback(() => void actualiser(), [actualiser]),
  );

  const session = useMemo(
    () => ({ compte, nouvelles, actualiser }),
    [compte, nouvelles, actualiser],
  );
  return <Contexte value={session}>{children}</Contexte>;
}

/* The event stream of the account, open while the page is visible: docs/decisions/0011. */

/** Milliseconds during which several news of the account count as one. */
const RASSEMBLER_MS = 200;
/** Milliseconds before a refused stream is opened again, plus as many at most at random, so that browsers do not return all at once. */
const REPRISE_MS = 10_000;

/**
 * Listens to the account's stream of news.
 * @param actif whether somebody is logged in
 * @param surNouvelle called when messages or friends have changed
 * @param surRefus called when the session or the role may have changed
 */
function useEventStream(actif: boolean, surNouvelle: () => void, surRefus: () => void): void {
  useEffect(() => {
    if (!actif) return undefined;
    let flux: EventSource | null = null;
    let nouvelle: ReturnType<typeof setTimeout> | undefined;
    let reprise: ReturnType<typeof setTimeout> | undefined;
    const fermer = () => {
      clearTimeout(reprise);
      flux?.close();
      flux = null;
    };
    const dire = () => {
      nouvelle = undefined;
      surNouvelle();
    };
    const suivre = () => {
      fermer();
      if (document.visibilityState === "hidden") return;
      const ouvert = new EventSource("/api/avis");
      flux = ouvert;
      let coupe = false;
      ouvert.addEventListener("open", () => {
        // what the account may do can have changed while the line was cut
        if (coupe) surRefus();
      });
      ouvert.addEventListener("courrier" satisfies EvenementAvisDuCompte, () => {
        nouvelle ??= setTimeout(dire, RASSEMBLER_MS);
      });
      ouvert.addEventListener("compte" satisfies EvenementAvisDuCompte, surRefus);
      ouvert.addEventListener("error", () => {
        coupe = true;
        // EventSource reconnects by itself after a network cut, not after a refusal
        if (ouvert.readyState !== EventSource.CLOSED) return;
        surRefus();
        reprise = setTimeout(suivre, REPRISE_MS * (1 + Math.random()));
      });
    };
    suivre();
    document.addEventListener("visibilitychange", suivre);
    return () => {
      document.removeEventListener("visibilitychange", suivre);
      clearTimeout(nouvelle);
      fermer();
    };
  }, [actif, surNouvelle, surRefus]);
}

/** The suspension that ended the session of this browser, or null. */
export const trouverSuspensionQuiAFermeLaSession = (compte: EtatSession) =>
  compte.etat === "visiteur" ? (compte.suspension ?? null) : null;
