/** The dialog 'Rejoindre la Room': jeu §2. A refusal keeps what was typed. */
import {
  type ComponentProps,
  type FormEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { PSEUDO_LONGUEUR_MAX } from "#contracts/limites.ts";
import { useNavigate, usePreloadPage } from "../../app/navigation.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { loadCodeOrReload } from "../../browser/load-code.ts";
import { writeStoredValue, readStoredValue } from "../../browser/stored-values.ts";
import { TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL } from "../../partie/mots/textes-entree.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/start-icons.tsx";
import { Interrupteur } from "../../ui/interrupteur.tsx";
import styles from "./accueil.module.css";
import { direErreurDeCodeDeRoom, nettoyerCodeDeRoom } from "./code.ts";

interface Props {
  readonly codeInitial: string;
  readonly pseudo: string;
  readonly onPseudo: (pseudo: string) => void;
  /** Whether the dialog shows the pseudo field, because the pseudo is missing or was refused. */
  readonly demanderPseudo: boolean;
  /** Whether the dialog shows the error of the pseudo at once. */
  readonly pseudoRefuse: boolean;
  /** Whether React takes over the dialog of the prerendered HTML, which before-hydration.ts may have opened. */
  readonly dansLeHtml: boolean;
  /** Whether the form was sent before the page's code had loaded. */
  readonly confirme: boolean;
  readonly onFermer: () => void;
}

/** The dialog that asks for a room's code, and for the pseudo when it is missing or refused, then joins the room. */
export function DialogueRejoindreRoom(props: Props) {
  const { codeInitial, pseudo, onPseudo, demanderPseudo, pseudoRefuse, onFermer } = props;
  const { dansLeHtml, confirme } = props;
  const [code, setCode] = useState("");
  const [sansAlcool, setSansAlcool] = useState(false);
  const [verifie, setVerifie] = useState({ pseudo: false, code: false });
  const { enCours, refus, entrer, abandonner, oublier } = useRejoindre();
  const champPseudo = useRef<HTMLInputElement>(null);
  const champCode = useRef<HTMLInputElement>(null);
  const formulaire = useRef<HTMLFormElement>(null);
  const id = useId();
  usePreloadRoomScripts(!dansLeHtml);

  useLayoutEffect(() => {
    // text typed before hydration is kept
    const tape = champCode.current?.value ?? "";
    setCode(nettoyerCodeDeRoom(tape === "" ? codeInitial : tape));
    setSansAlcool(readStoredValue("sansAlcool") === "oui");
  }, [codeInitial]);
  useLayoutEffect(() => {
    const tape = champPseudo.current?.value ?? "";
    if (dansLeHtml && tape !== "") onPseudo(tape);
  }, [dansLeHtml, onPseudo]);
  // focuses the first field; this effect runs after that of the dialog, which focuses its close button
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
    if (direErreurDePseudo(pseudo) !== undefined) champPseudo.current?.focus();
    else if (direErreurDeCodeDeRoom(code) !== undefined) champCode.current?.focus();
    else void entrer(code);
  };
  const changerSansAlcool = (oui: boolean) => {
    setSansAlcool(oui);
    writeStoredValue("sansAlcool", oui ? "oui" : "");
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
          <div className={styles["pseudo"]}>
            <ChampPseudo
              ref={champPseudo}
              value={pseudo}
              readOnly={enCours}
              enterKeyHint="next"
              erreur={pseudoRefuse || verifie.pseudo ? direErreurDePseudo(pseudo) : undefined}
              onChange={(evenement) => {
                oublier();
                onPseudo(evenement.currentTarget.value);
              }}
            />
          </div>
        )}
        {/* the refusal is a live region, so that screen readers announce it */}
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
            erreur={refus ?? (verifie.code ? direErreurDeCodeDeRoom(code) : undefined)}
            onChange={(evenement) => {
              oublier();
              setVerifie((avant) => ({ ...avant, code: false }));
              setCode(nettoyerCodeDeRoom(evenement.currentTarget.value));
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

/** The pseudo field of the page and of the dialog. */
export function ChampPseudo(props: Omit<ComponentProps<typeof Champ>, "libelle">) {
  return (
    <Champ
      {...props}
      libelle="Pseudo"
      placeholder="Ton petit nom de comptoir"
      autoComplete="nickname"
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

const HORS_LIGNE = "Pas de réseau\u00a0: vérifie la connexion, puis réessaie.";

/** Loads, on demand, the code that connects to a room (with the Colyseus SDK) and the texts of its refusals. */
const chargerLigne = () =>
  Promise.all([import("../../partie/line/place.ts"), import("../../partie/mots/refus.ts")]);

interface Arrivee {
  readonly enCours: boolean;
  /** Why the room refused the player, until the next try. */
  readonly refus: string | undefined;
  readonly entrer: (code: string) => Promise<void>;
  readonly abandonner: () => void;
  readonly oublier: () => void;
}

/**
 * Preloads the code of a room while somebody reads and types: on a slow line, a press on "Confirmer" would otherwise wait
 * for it.
 * @param attendue whether a room is about to be joined
 */
export function usePreloadRoomScripts(attendue: boolean): void {
  const preparer = usePreloadPage();
  useEffect(() => {
    if (!attendue) return;
    preparer("/jeu/:room");
    void chargerLigne().catch(() => {});
  }, [attendue, preparer]);
}

/** Joins a room. */
function useRejoindre(): Arrivee {
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState<string>();
  const raccrocher = useRef<(() => void) | null>(null);
  const aller = useNavigate();

  const entrer = async (code: string) => {
    let abandonne = false;
    raccrocher.current = () => {
      abandonne = true;
    };
    setEnCours(true);
    setRefus(undefined);
    try {
      // address for a reload that loads a newer version: it brings the code back
      const retour = () => ecrireAdresseDePage("/", { code });
      const [{ rejoindreEnJoueur, trouverConnexionOuverteDeLaPlace }, raisons] =
        await loadCodeOrReload("ligne", chargerLigne, retour);
      if (abandonne) return;
      const essai = rejoindreEnJoueur(code);
      const connexion = trouverConnexionOuverteDeLaPlace("joueur", code);
      raccrocher.current = () => {
        abandonne = true;
        connexion?.fermer();
      };
      const { statut, raison } = await essai;
      if (abandonne) connexion?.fermer();
      else if (statut === "ferme") {
        // the stored room is forgotten when it refuses the seat, so that the way back is no longer offered
        if (readStoredValue("roomID") === code) writeStoredValue("roomID", "");
        setRefus(raisons.direRefusALEntree(raison));
      } else void aller(ecrireAdresseDePage("/jeu/:room", { room: code }));
    } catch {
      if (!abandonne) setRefus(HORS_LIGNE);
    } finally {
      if (!abandonne) setEnCours(false);
    }
  };

  const abandonner = () => {
    raccrocher.current?.();
    raccrocher.current = null;
    setEnCours(false);
  };

  return { enCours, refus, entrer, abandonner, oublier: () => setRefus(undefined) };
}

/* Check of a pseudo on the home page: jeu §5. The room checks it again. */

/** Number of graphemes: an emoji or an accented letter counts as one. */
function longueur(texte: string): number {
  // browsers before 2024 may lack Segmenter: a composed emoji then counts for more, and the room decides
  if (!("Segmenter" in Intl)) return [...texte].length;
  return [...new Intl.Segmenter("fr").segment(texte)].length;
}

/** The error sentence of a pseudo, or undefined for a valid one. */
export function direErreurDePseudo(brut: string): string | undefined {
  const pseudo = brut.normalize("NFKC").trim();
  if (pseudo === "") return TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL.pseudo_vide;
  return longueur(pseudo) > PSEUDO_LONGUEUR_MAX
    ? TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL.pseudo_trop_long
    : undefined;
}
