/** /admin/mots, for administrators: words refused in pseudos and public titles. */
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { corpsMotInterdit } from "#contracts/moderation.ts";
import { ReserveAuRole } from "../../app/page/acces.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { LiensModeration } from "../../app/page/liens-moderation.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SqueletteOuEchecDeRequete } from "../../app/page/query-states.tsx";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Icone } from "../../ui/icones.tsx";
import { useChangerMotsInterdits } from "./actions.ts";
import {
  direResultatEssaiDeMotInterdit,
  type MotInterditAffiche,
  grouperMotsInterditsParLettre,
  listerMotsInterditsEtRetires,
} from "./liste-mots.ts";
import styles from "./mots-interdits.module.css";
import { useMotsInterdits } from "./queries.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Mots interdits" mesure="large" outils={<LiensModeration />}>
      <ReserveAuRole>{() => <MotsInterdits />}</ReserveAuRole>
    </PageDePlateforme>
  );
}

function MotsInterdits(): ReactElement {
  const lecture = useMotsInterdits();
  if (lecture.data === undefined) return <SqueletteOuEchecDeRequete requete={lecture} />;
  const { mots } = lecture.data;
  return (
    <div className={styles["page"]}>
      <p className={styles["dit"]}>
        Refusés dans les pseudos et les titres publics, avec leurs pluriels, leurs féminins et leurs
        déguisements. Jamais dans une partie&nbsp;: entre amis, on dit ce qu’on veut.
      </p>
      <div className={styles["champs"]}>
        <AjouterMot />
        <Essai mots={mots} />
      </div>
      <ArdoiseMots mots={mots} />
    </div>
  );
}

function Essai({ mots }: { readonly mots: readonly string[] }): ReactElement {
  const [essai, setEssai] = useState("");
  const dit = direResultatEssaiDeMotInterdit(mots, essai);
  return (
    <div className={styles["essai"]}>
      <Champ
        libelle="Essayez un pseudo ou un titre"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={essai}
        onChange={(evenement) => setEssai(evenement.currentTarget.value)}
      />
      <p role="status" data-refuse={dit?.refuse ?? false}>
        {dit !== null && (
          <>
            <Icone nom={dit.refuse ? "attention" : "coche"} taille="1.15em" />
            <span>{dit.texte}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Adds a word on Enter, and clears the field for the next. */
function AjouterMot(): ReactElement {
  const { enCours, refus, oublier, ajouter } = useChangerMotsInterdits();
  const { info } = useAnnoncerParBanniere();
  const [saisie, setSaisie] = useState("");
  const [faute, setFaute] = useState<string>();
  const champ = useRef<HTMLInputElement>(null);
  const envoyer = async (evenement: FormEvent) => {
    evenement.preventDefault();
    champ.current?.focus();
    const lu = corpsMotInterdit.safeParse({ mot: saisie });
    setFaute(lu.error?.issues[0]?.message);
    if (!lu.success) return;
    const { mot } = lu.data;
    if (!(await ajouter(mot))) return;
    setSaisie("");
    info(`«\u00A0${mot}\u00A0» est interdit.`);
  };
  return (
    <form
      className={styles["ajouter"]}
      noValidate
      onSubmit={(evenement) => void envoyer(evenement)}
    >
      <Champ
        ref={champ}
        libelle="Ajouter un mot"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={saisie}
        erreur={faute ?? refus ?? undefined}
        onChange={(evenement) => {
          setSaisie(evenement.currentTarget.value);
          setFaute(undefined);
          oublier();
        }}
      />
      <Bouton type="submit" icone="plus" chargement={enCours}>
        Ajouter
      </Bouton>
    </form>
  );
}

/** The words in columns; a removed word stays, struck out, until the page is closed. */
function ArdoiseMots({ mots }: { readonly mots: readonly string[] }): ReactElement {
  const [retires, setRetires] = useState<ReadonlySet<string>>(new Set());
  const lettres = grouperMotsInterditsParLettre(listerMotsInterditsEtRetires(mots, retires));
  return (
    <section aria-label="Mots interdits">
      <p className={styles["compte"]}>
        {mots.length}&nbsp;mot{mots.length > 1 ? "s" : ""}
      </p>
      <div className={styles["colonnes"]}>
        {lettres.map(({ lettre, mots: siens }) => (
          <div key={lettre} className={styles["lettre"]}>
            <h2 aria-hidden="true">{lettre}</h2>
            <ul aria-label={lettre}>
              {siens.map((un) => (
                <Mot
                  key={un.mot}
                  un={un}
                  onRetire={() => setRetires((avant) => new Set([...avant, un.mot]))}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** A word with a button that removes it or puts it back; the button stays mounted, so focus is kept. */
function Mot({
  un: { mot, retire },
  onRetire,
}: {
  readonly un: MotInterditAffiche;
  readonly onRetire: () => void;
}): ReactElement {
  const { enCours, ajouter, retirer } = useChangerMotsInterdits();
  const basculer = async () => {
    if (enCours) return;
    if (retire) {
      await ajouter(mot);
      return;
    }
    onRetire();
    await retirer(mot);
  };
  return (
    <li className={styles["mot"]} data-retire={retire}>
      {retire ? <s>{mot}</s> : <span>{mot}</span>}
      <BoutonIcone
        nu
        icone={retire ? "annuler" : "fermer"}
        libelle={retire ? `Remettre ${mot}` : `Retirer ${mot}`}
        aria-disabled={enCours}
        onClick={() => void basculer()}
      />
    </li>
  );
}
