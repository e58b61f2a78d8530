import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from "react";
import { createPortal } from "react-dom";
import styles from "./bannieres.module.css";
import { joinClassNames } from "./classes.ts";
import { Icone } from "./start-icons.tsx";

/** A message to show, and for how long. */
export interface MessageDeBanniere {
  readonly texte: ReactNode;
  /** Default `info`. */
  readonly ton?: TonBanniere | undefined;
  /** Milliseconds on screen, default 5000 (jeu §9); `Infinity` stays until it is clicked or closed. */
  readonly dureeMs?: number | undefined;
  /** What the message is about, by which `oublier` finds its banner. */
  readonly sujet?: string | undefined;
}

export interface ActionsDeBannieres {
  /** Shows a banner and returns its number, for `fermer`. The same text is never shown twice at once. */
  readonly montrer: (annonce: MessageDeBanniere) => number;
  /** Shows an error, in red, for 5000 ms. */
  readonly erreur: (texte: string) => number;
  /** Shows a piece of news, in brass, for 5000 ms. */
  readonly info: (texte: string) => number;
  readonly fermer: (numero: number) => void;
  /** Closes the banners whose subject is over. */
  readonly oublier: (estFini: (sujet: string) => boolean) => void;
}

const Contexte = createContext<ActionsDeBannieres | null>(null);

/** The banners of the application. Throws outside of `BannieresProvider`, which is a bug. */
export function useBannieres(): ActionsDeBannieres {
  const bannieres = use(Contexte);
  if (bannieres === null) throw new Error("useBannieres outside of BannieresProvider");
  return bannieres;
}

/** Holds the open banners, at most three, and the region that shows them. To be used once, around the routes. */
export function BannieresProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [ouvertes, setOuvertes] = useState<readonly BanniereOuverte[]>([]);
  const dernier = useRef(0);
  const fermer = useCallback((numero: number) => {
    setOuvertes((avant) => avant.filter((banniere) => banniere.numero !== numero));
  }, []);
  const bannieres = useMemo<ActionsDeBannieres>(() => {
    const montrer = (annonce: MessageDeBanniere): number => {
      const numero = ++dernier.current;
      setOuvertes((avant) => [
        ...avant.filter((b) => b.texte !== annonce.texte).slice(-2),
        { ...annonce, numero },
      ]);
      return numero;
    };
    const oublier: ActionsDeBannieres["oublier"] = (estFini) => {
      setOuvertes((avant) => {
        const restent = avant.filter(({ sujet }) => sujet === undefined || !estFini(sujet));
        return restent.length === avant.length ? avant : restent;
      });
    };
    return {
      montrer,
      fermer,
      oublier,
      erreur: (texte) => montrer({ texte, ton: "erreur" }),
      info: (texte) => montrer({ texte }),
    };
  }, [fermer]);
  return (
    <Contexte value={bannieres}>
      {children}
      <RegionBannieres ouvertes={ouvertes} fermer={fermer} />
    </Contexte>
  );
}

const DUREE_MS = 5000;

interface BanniereOuverte extends MessageDeBanniere {
  readonly numero: number;
}

/** The live region that shows the banners at the top of the screen, over everything. */
function RegionBannieres({
  ouvertes,
  fermer,
}: {
  readonly ouvertes: readonly BanniereOuverte[];
  readonly fermer: (numero: number) => void;
}): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  const dernier = ouvertes.at(-1)?.numero;
  const [dialogue, setDialogue] = useState<Element | null>(null);
  const bas = useBasDeTete(dernier !== undefined);
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    if (typeof element.showPopover !== "function") {
      // without popovers (before Safari 17, Chrome 114, Firefox 125), only a child of a modal dialogue shows over it
      setDialogue([...document.querySelectorAll("dialog:modal")].at(-1) ?? null);
      return;
    }
    // a popover shown again goes over a modal dialogue that was opened since
    if (element.matches(":popover-open")) element.hidePopover();
    if (dernier !== undefined) element.showPopover();
  }, [dernier]);
  const contenu = (
    <div
      ref={region}
      popover="manual"
      className={styles["region"]}
      style={bas > 0 ? { top: `calc(${String(bas)}px + var(--e-2))` } : undefined}
      role="status"
      aria-live="polite"
      aria-label="Messages"
    >
      {ouvertes.map(({ numero, texte, ton, dureeMs = DUREE_MS }) => (
        <Ouverte key={numero} numero={numero} ton={ton} dureeMs={dureeMs} fermer={fermer}>
          {texte}
        </Ouverte>
      ))}
    </div>
  );
  return dialogue === null ? contenu : createPortal(contenu, dialogue);
}

/** Selector of the bars at the top of a screen that banners must not cover, such as the one with the undo that a banner speaks of. */
const TETE = "[data-sous-les-bannieres]";

/** Bottom of the lowest bar of `TETE` while banners are open, in px from the top of the window; 0 without one. */
function useBasDeTete(ouverte: boolean): number {
  const [bas, setBas] = useState(0);
  useLayoutEffect(() => {
    if (!ouverte) return undefined;
    const mesurer = () => {
      // no bar is measured while a modal dialogue is open: nobody can reach it, so banners may cover it
      const tetes =
        document.querySelector("dialog:modal") === null ? document.querySelectorAll(TETE) : [];
      setBas(Math.max(0, ...[...tetes].map((tete) => tete.getBoundingClientRect().bottom)));
    };
    mesurer();
    addEventListener("scroll", mesurer, { passive: true });
    addEventListener("resize", mesurer);
    return () => {
      removeEventListener("scroll", mesurer);
      removeEventListener("resize", mesurer);
    };
  }, [ouverte]);
  return bas;
}

interface OuverteProps {
  readonly numero: number;
  readonly ton: TonBanniere | undefined;
  readonly dureeMs: number;
  readonly fermer: (numero: number) => void;
  readonly children: ReactNode;
}

function Ouverte({ numero, ton, dureeMs, fermer, children }: OuverteProps): ReactElement {
  const onFermer = useCallback(() => {
    fermer(numero);
  }, [fermer, numero]);
  return (
    <Banniere
      ton={ton}
      onFermer={onFermer}
      dureeMs={Number.isFinite(dureeMs) ? dureeMs : undefined}
    >
      {children}
    </Banniere>
  );
}

/** `erreur` is red, `info` is brass. */
type TonBanniere = "erreur" | "info";

interface BanniereProps {
  readonly ton?: TonBanniere | undefined;
  readonly children: ReactNode;
  /** Called by a click or at the end of `dureeMs`. Without it the banner cannot be closed. */
  readonly onFermer?: (() => void) | undefined;
  /** Milliseconds after which the banner closes by itself; default never. */
  readonly dureeMs?: number | undefined;
}

/** One banner. Used directly only for a state that lasts (“Hors ligne”); other messages go through `useBannieres()`. */
export function Banniere({
  ton = "info",
  children,
  onFermer,
  dureeMs,
}: BanniereProps): ReactElement {
  useEffect(() => {
    if (dureeMs === undefined || onFermer === undefined) return;
    const minuterie = setTimeout(onFermer, dureeMs);
    return () => {
      clearTimeout(minuterie);
    };
  }, [dureeMs, onFermer]);
  const contenu = (
    <>
      <Icone nom={ton === "erreur" ? "attention" : "coche"} taille="1.35em" />
      <span className={styles["texte"]}>{children}</span>
    </>
  );
  const noms = joinClassNames(styles["banniere"], styles[ton]);
  return onFermer === undefined ? (
    <div className={noms}>{contenu}</div>
  ) : (
    <button type="button" className={noms} onClick={onFermer} title="Fermer">
      {contenu}
      <Icone nom="fermer" taille="1em" />
    </button>
  );
}
