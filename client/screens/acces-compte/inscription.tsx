/** /inscription: creates an account. plateforme §2 "Registration", §5, §7. The form keeps its text whatever the server answers. */
import { zodResolver } from "@hookform/resolvers/zod";
import { type InputHTMLAttributes, type ReactElement, type Ref, useId } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import { corpsInscription, PHRASES_COMPTE } from "#contracts/compte.ts";
import { type EchecApi } from "../../app/api/api.ts";
import { Link, Navigate, useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { MessageDeRefusDuServeur } from "../../app/page/envoi.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import type { AdresseDePage } from "../../app/paths.ts";
import { ConditionsMotDePasse } from "../../compte/conditions-mot-de-passe.tsx";
import { useSession } from "../../compte/session.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMotDePasse, Champ, ErreurChamp } from "../../ui/champ.tsx";
import { creerCompte } from "./actions.ts";
import styles from "./acces-compte.module.css";
import { Captcha, useCaptcha } from "./captcha/captcha.tsx";
import { AttenteDePageDeCompte, CarteDePageDeCompte, MotSansCoupure } from "./carte-acces.tsx";
import { DessinVerreReserve } from "./dessins-acces.tsx";
import { schemaFormulaireInscription, usePropsDeChampDeFormulaire } from "./saisie.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Inscription" mesure="etroite" titreDansLaPage>
      <Inscription />
    </PageDePlateforme>
  );
}

const VIDE = {
  pseudo: "",
  mail: "",
  password: "",
  confirmation: "",
  cgu: false,
  captchaToken: "",
};

function Inscription(): ReactElement {
  const { compte } = useSession();
  if (compte.etat === "connecte") return <Navigate to="/" replace />;
  if (compte.etat === "inconnu") return <AttenteDePageDeCompte />;
  return (
    <CarteDePageDeCompte
      dessin={<DessinVerreReserve />}
      titre="Créer un compte"
      intro="Pour écrire vos quizz, garder votre ardoise et retrouver les amis."
    >
      <Formulaire />
      <p className={styles["ailleurs"]}>
        Déjà un compte&nbsp;? <MotSansCoupure>Connectez-vous</MotSansCoupure> en haut de la page.
        <Link to="/reset-password">Mot de passe oublié&nbsp;?</Link>
      </p>
    </CarteDePageDeCompte>
  );
}

function Formulaire(): ReactElement {
  const navigate = useNavigate();
  const annonces = useAnnoncerParBanniere();
  const formulaire = useForm({
    resolver: zodResolver(schemaFormulaireInscription),
    defaultValues: VIDE,
    reValidateMode: "onSubmit",
  });
  const { control, handleSubmit, setError, clearErrors, formState } = formulaire;
  const champ = usePropsDeChampDeFormulaire(formulaire);
  // fields register in the order of the page, because the first wrong one takes the focus
  const pseudo = champ("pseudo");
  const mail = champ("mail");
  const password = champ("password", "confirmation");
  const encore = champ("confirmation");
  const cgu = champ("cgu");
  const mot = useWatch({ control, name: "password" });
  const {
    field: { ref: refCaptcha, onChange: changerPreuve },
    fieldState: { error: erreurCaptcha },
  } = useController({ control, name: "captchaToken" });
  const { captcha, verifier } = useCaptcha((token) => {
    changerPreuve(token);
    if (token !== "") clearErrors("captchaToken");
  });
  const refuse = formState.errors.root?.message;

  const traiterRefus = ({ statut, message }: EchecApi) => {
    annonces.erreur(message);
    if (statut === 409) setError("pseudo", { message }, { shouldFocus: true });
    else if (message === PHRASES_COMPTE.captcha) setError("captchaToken", { message });
    else setError("root", { message });
    // the captcha token may be used, expired, or spent on a failed request: a new challenge is solved for the next press
    if (message === PHRASES_COMPTE.captcha || statut >= 500) void verifier();
  };

  const envoyer = handleSubmit(async (saisi) => {
    const corps = corpsInscription.parse(saisi);
    const reponse = await creerCompte(corps);
    if (!reponse.ok) {
      traiterRefus(reponse);
      return;
    }
    annonces.info(reponse.corps.message);
    // the home page repeats where the mail went, because the banner is short
    await navigate("/", { state: { mailEnvoye: corps.mail } });
  });

  return (
    <form
      className={styles["formulaire"]}
      noValidate
      onSubmit={(evenement) => void envoyer(evenement)}
    >
      <Champ
        {...pseudo}
        libelle="Pseudo"
        aide="Des lettres et des chiffres, sans espace ni accent."
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Champ
        {...mail}
        libelle="Adresse mail"
        aide="Elle reçoit le lien qui confirme le compte."
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <div className={styles["groupe"]}>
        <ChampMotDePasse {...password} libelle="Mot de passe" autoComplete="new-password" />
        <ConditionsMotDePasse mot={mot} />
      </div>
      <ChampMotDePasse
        {...encore}
        libelle="Mot de passe, encore une fois"
        autoComplete="new-password"
      />
      <CaseCgu {...cgu} />
      <Captcha
        ref={refCaptcha}
        captcha={captcha}
        erreur={erreurCaptcha?.message}
        onVerifier={() => void verifier()}
      />
      <MessageDeRefusDuServeur
        refus={refuse === undefined ? null : { ok: false, statut: 0, message: refuse }}
      />
      <Bouton type="submit" taille="telephone" pleineLargeur chargement={formState.isSubmitting}>
        Créer mon compte
      </Bouton>
    </form>
  );
}

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type"> {
  readonly erreur: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Checkbox for the terms and the legal age. Their pages open in another tab, so that the form keeps its text. plateforme §5. */
function CaseCgu({ erreur, ref, ...reste }: Props): ReactElement {
  const id = useId();
  return (
    <div className={styles["groupe"]}>
      <div className={styles["cgu"]}>
        <input
          {...reste}
          ref={ref}
          id={id}
          type="checkbox"
          className={styles["case"]}
          aria-invalid={erreur === undefined ? undefined : true}
          aria-describedby={`${id}-erreur`}
        />
        <label htmlFor={id}>
          J’ai l’âge légal pour consommer de l’alcool, et j’accepte les{" "}
          <Ailleurs vers="/cgu">conditions d’utilisation</Ailleurs> et la{" "}
          <Ailleurs vers="/confidentialite">politique de confidentialité</Ailleurs>.
        </label>
      </div>
      <ErreurChamp id={`${id}-erreur`} texte={erreur} />
    </div>
  );
}

interface PropsAilleurs {
  readonly vers: AdresseDePage;
  readonly children: string;
}

function Ailleurs({ vers, children }: PropsAilleurs): ReactElement {
  return (
    <a href={vers} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}
