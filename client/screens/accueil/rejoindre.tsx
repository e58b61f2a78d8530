/** The dialog 'Rejoindre la Room': jeu §2. Says no without losing anything that was typed. */
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import { ecrire, lire } from "../../browser/stockage.ts";
import styles from "./accueil.module.css";
import { ChampPseudo } from "./champ-pseudo.tsx";
import { erreurCode, nettoyerCode } from "./code.ts";
import { erreurPseudo } from "./pseudo.ts";
import { useRejoindre } from "./use-rejoindre.ts";

interface Props {
  readonly codeInitial: string;
  readonly pseudo: string;
  readonly onPseudo: (pseudo: string) => void;
  /** Asks for the pseudo here: it is missing, or was refused on the page. */
  readonly demanderPseudo: boolean;
  /** Says at once what is wrong with it: the page's own field was left so. */
  readonly pseudoRefuse: boolean;
  /** Open before anybody has done anything here. */
  readonly dOffice: boolean;
  /** As the HTML holds it: not open, unless avant.ts has opened it. */
  readonly dansLeHtml: boolean;
  /** Somebody has confirmed already. */
  readonly confirme: boolean;
  readonly onFermer: () => void;
}

export function Rejoindre(props: Props) {
  const { codeInitial, pseudo, onPseudo, demanderPseudo, pseudoRefuse, onFermer } = props;
  const { dOffice, dansLeHtml, confirme } = props;
  const [code, setCode] = useState("");
  const [sansAlcool, setSansAlcool] = useState(false);
  const [verifie, setVerifie] = useState({ pseudo: false, code: false });
  const { enCours, refus, entrer, abandonner, oublier } = useRejoindre(dOffice);
  const champPseudo = useRef<HTMLInputElement>(null);
  const champCode = useRef<HTMLInputElement>(null);
  const formulaire = useRef<HTMLFormElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    // what was typed while this code was on its way counts
    const tape = champCode.current?.value ?? "";
    setCode(nettoyerCode(tape === "" ? codeInitial : tape));
    setSansAlcool(lire("sansAlcool") === "oui");
  }, [codeInitial]);
  // after the dialog's own effect, which would leave the focus on its cross
  useEffect(() => {
    if (dansLeHtml || formulaire.current?.contains(document.activeElement) === true) return;
    (champPseudo.current ?? champCode.current)?.focus();
  }, [dansLeHtml]);
  useEffect(() => {
    if (confirme) formulaire.current?.requestSubmit();
  }, [confirme]);

  const fermer = () => {
    abandonner();
    onFermer();
  };
  const confirmer = (evenement: FormEvent) => {
    evenement.preventDefault();
    if (enCours) return;
    setVerifie({ pseudo: true, code: true });
    if (erreurPseudo(pseudo) !== undefined) champPseudo.current?.focus();
    else if (erreurCode(code) !== undefined) champCode.current?.focus();
    else void entrer(code);
  };
  const changerSansAlcool = (oui: boolean) => {
    setSansAlcool(oui);
    ecrire("sansAlcool", oui ? "oui" : "");
  };

  return (
    <Dialogue
      ouvert={!dansLeHtml}
      garni
      titre="Rejoindre la Room"
      largeur={null}
      onFermer={fermer}
      insistant={enCours}
      actions={
        <>
          <Bouton variante="contour" onClick={enCours ? abandonner : fermer}>
            Annuler
          </Bouton>
          <Bouton type="submit" form={id} chargement={enCours}>
            Confirmer
          </Bouton>
        </>
      }
    >
      <form
        ref={formulaire}
        id={id}
        className={styles["formulaire"]}
        data-geste="confirmer"
        onSubmit={confirmer}
        noValidate
      >
        {demanderPseudo && (
          <ChampPseudo
            ref={champPseudo}
            value={pseudo}
            readOnly={enCours}
            enterKeyHint="next"
            erreur={pseudoRefuse || verifie.pseudo ? erreurPseudo(pseudo) : undefined}
            onChange={(evenement) => {
              oublier();
              onPseudo(evenement.currentTarget.value);
            }}
          />
        )}
        {/* a refusal is read out where it is written */}
        <div aria-live="polite">
          <Champ
            ref={champCode}
            libelle="Code de la room"
            code
            value={code}
            readOnly={enCours}
            placeholder="······"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aide={"Sur l’écran de l’hôte, après «\u00A0avec le code\u00A0»."}
            erreur={refus ?? (verifie.code ? erreurCode(code) : undefined)}
            onChange={(evenement) => {
              oublier();
              setVerifie((avant) => ({ ...avant, code: false }));
              setCode(nettoyerCode(evenement.currentTarget.value));
            }}
          />
        </div>
        <Interrupteur
          libelle={
            <span className={styles["eau"]}>
              <Icone nom="eau" taille={null} />
              Sans alcool
            </span>
          }
          description="Tu bois des gorgées d’eau."
          coche={sansAlcool}
          onChange={changerSansAlcool}
          disabled={enCours}
        />
        <p className="visually-hidden" role="status">
          {enCours && "Connexion à la room…"}
        </p>
      </form>
    </Dialogue>
  );
}
