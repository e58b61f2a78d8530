/** /confirm: the account, or a new address, is confirmed; then home. plateforme §2 "Token pages", §7. */
import { type ReactElement, useEffect, useState } from "react";
import { Link, useNavigate } from "../../navigation.tsx";
import { RETOUR_CONFIRMATION_MS } from "#contracts/limites.ts";
import { confirmation } from "#contracts/signalement.ts";
import { useSession } from "../../compte/session.tsx";
import { appeler, type Reponse } from "../../appels/api.ts";
import { classesBouton } from "../../ui/bouton.tsx";
import styles from "./acces-compte.module.css";
import { CarteAcces } from "./carte-acces.tsx";
import { Entier } from "./entier.tsx";
import { LettreConfirmee, LettrePartie } from "./dessins-acces.tsx";
import { estInvalide, useJetonMail } from "./jeton-mail.ts";
import { LienInvalide, PanneAcces } from "./lien-perdu.tsx";

type Issue = Reponse<{ readonly message: string }>;

/** A token serves once: an effect that runs twice (StrictMode), or a page come back to, waits for the same answer. */
const enCours = new Map<string, Promise<Issue>>();

function confirmerUneFois(token: string): Promise<Issue> {
  const deja = enCours.get(token);
  if (deja !== undefined) return deja;
  const appel = appeler("POST", "/api/confirme", confirmation, { corps: { token } });
  enCours.set(token, appel);
  return appel;
}

export function Confirmer(): ReactElement {
  const token = useJetonMail();
  const [essai, setEssai] = useState(0);
  const [issue, setIssue] = useState<Issue | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    let ici = true;
    void confirmerUneFois(token).then((recue) => {
      if (ici) setIssue(recue);
    });
    return () => {
      ici = false;
    };
  }, [token, essai]);

  if (token === null) return <Perdu />;
  if (issue === null) return <Attente />;
  if (issue.ok) return <Confirme message={issue.corps.message} />;
  if (estInvalide(issue)) return <Perdu />;
  const reessayer = () => {
    enCours.delete(token);
    setIssue(null);
    setEssai(essai + 1);
  };
  return <PanneAcces echec={issue} {...(issue.statut === 409 ? {} : { onReessayer: reessayer })} />;
}

function Attente(): ReactElement {
  return (
    <CarteAcces
      dessin={<LettrePartie />}
      titre="Un instant…"
      intro="On note votre adresse sur l’ardoise."
    />
  );
}

function Perdu(): ReactElement {
  return (
    <LienInvalide
      indice={
        <>
          Ce lien a déjà servi, ou il a plus de 24&nbsp;heures. S’il a servi, votre compte est
          confirmé&nbsp;: <Entier>connectez-vous</Entier>. Sinon, <Entier>inscrivez-vous</Entier> de
          nouveau avec la même adresse pour en recevoir un autre.
        </>
      }
    >
      <Link to="/inscription" className={classesBouton({ variante: "contour" })}>
        Recevoir un autre lien
      </Link>
    </LienInvalide>
  );
}

function Confirme({ message }: { readonly message: string }): ReactElement {
  const { compte } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const retour = setTimeout(() => void navigate("/", { replace: true }), RETOUR_CONFIRMATION_MS);
    const rester = ({ target }: FocusEvent) => {
      // somebody has begun to log in, in the header
      if (target instanceof HTMLInputElement) clearTimeout(retour);
    };
    document.addEventListener("focusin", rester);
    return () => {
      document.removeEventListener("focusin", rester);
      clearTimeout(retour);
    };
  }, [navigate]);
  return (
    <CarteAcces
      dessin={<LettreConfirmee />}
      titre={"À la vôtre\u00A0!"}
      intro={
        <>
          {message}
          {compte.etat !== "connecte" && " Vous pouvez vous connecter."}
        </>
      }
      suite
    >
      <div className={styles["suites"]}>
        <Link to="/" className={classesBouton()}>
          Aller à l’accueil
        </Link>
        <p className={styles["note"]}>
          Sans rien faire, vous y serez dans {RETOUR_CONFIRMATION_MS / 1000}&nbsp;secondes.
        </p>
        <div className={styles["decompte"]} aria-hidden="true">
          <i style={{ animationDuration: `${RETOUR_CONFIRMATION_MS}ms` }} />
        </div>
      </div>
    </CarteAcces>
  );
}
