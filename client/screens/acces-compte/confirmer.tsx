/** /confirm: confirms an account or a new mail address on a press, then goes home. plateforme §2 "Token pages", §7. */
import { type ReactElement, useEffect, useState } from "react";
import { RETOUR_ACCUEIL_APRES_CONFIRMATION_MS } from "#contracts/limites.ts";
import type { ReponseApi } from "../../app/api/api.ts";
import { Link, useNavigate } from "../../app/navigation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { useSession } from "../../compte/session.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { confirmerMail } from "./actions.ts";
import styles from "./acces-compte.module.css";
import { CarteDePageDeCompte, MotSansCoupure } from "./carte-acces.tsx";
import { DessinLettreConfirmee, DessinLettreEnvoyee } from "./dessins-acces.tsx";
import {
  estRefusDeJetonInvalide,
  CarteLienDeMailInvalide,
  CartePanneDePageDeCompte,
  useAllerALAccueilApresConnexion,
  useJetonDuLienDeMail,
} from "./lien-perdu.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Confirmation" mesure="etroite" titreDansLaPage>
      <CarteConfirmerMailParPression />
    </PageDePlateforme>
  );
}

/** The page confirms on a press, not on loading: mail scanners open the links of mails. */
export function CarteConfirmerMailParPression(): ReactElement {
  const token = useJetonDuLienDeMail();
  const [issue, setIssue] = useState<ReponseApi<{ readonly message: string }> | null>(null);
  const [enCours, setEnCours] = useState(false);

  if (token === null) return <Perdu />;
  if (issue?.ok === true) return <Confirme message={issue.corps.message} />;
  if (issue !== null && estRefusDeJetonInvalide(issue)) return <Perdu />;
  const confirmer = async () => {
    setEnCours(true);
    setIssue(await confirmerMail(token));
    setEnCours(false);
  };
  if (issue !== null)
    return (
      <CartePanneDePageDeCompte
        echec={issue}
        {...(issue.statut === 409 ? {} : { onReessayer: () => void confirmer() })}
      />
    );
  return (
    <CarteDePageDeCompte
      dessin={<DessinLettreEnvoyee />}
      titre="Confirmer votre adresse"
      intro="Encore un appui, et votre adresse est notée sur l’ardoise."
    >
      <div className={styles["suites"]}>
        <Bouton
          taille="telephone"
          pleineLargeur
          chargement={enCours}
          onClick={() => void confirmer()}
        >
          Confirmer mon adresse
        </Bouton>
      </div>
    </CarteDePageDeCompte>
  );
}

function Perdu(): ReactElement {
  return (
    <CarteLienDeMailInvalide
      indice={
        <>
          Ce lien a plus de 24&nbsp;heures, ou un autre a servi à sa place. Votre compte existe
          déjà&nbsp;? <MotSansCoupure>Connectez-vous</MotSansCoupure>. Sinon,{" "}
          <MotSansCoupure>inscrivez-vous</MotSansCoupure> de nouveau avec la même adresse pour en
          recevoir un autre.
        </>
      }
    >
      <Link to="/inscription" className={classNamesDeBouton({ variante: "contour" })}>
        Recevoir un autre lien
      </Link>
    </CarteLienDeMailInvalide>
  );
}

function Confirme({ message }: { readonly message: string }): ReactElement {
  const { compte } = useSession();
  const navigate = useNavigate();
  useAllerALAccueilApresConnexion("/confirm");
  useEffect(() => {
    const retour = setTimeout(
      () => void navigate("/", { replace: true }),
      RETOUR_ACCUEIL_APRES_CONFIRMATION_MS,
    );
    const rester = ({ target }: FocusEvent) => {
      // the move home is cancelled once the user has begun to log in in the header
      if (target instanceof HTMLInputElement) clearTimeout(retour);
    };
    document.addEventListener("focusin", rester);
    return () => {
      document.removeEventListener("focusin", rester);
      clearTimeout(retour);
    };
  }, [navigate]);
  return (
    <CarteDePageDeCompte
      dessin={<DessinLettreConfirmee />}
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
        <Link to="/" className={classNamesDeBouton()}>
          Aller à l’accueil
        </Link>
        <p className={styles["note"]}>
          Sans rien faire, vous y serez dans {RETOUR_ACCUEIL_APRES_CONFIRMATION_MS / 1000}
          &nbsp;secondes.
        </p>
        <div className={styles["decompte"]} aria-hidden="true">
          <i style={{ animationDuration: `${RETOUR_ACCUEIL_APRES_CONFIRMATION_MS}ms` }} />
        </div>
      </div>
    </CarteDePageDeCompte>
  );
}
