import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { Banniere, type TonBanniere } from "./banniere.tsx";
import styles from "./bannieres.module.css";
import type { Annonce } from "./bannieres.tsx";

const DUREE_MS = 5000;

export interface BanniereOuverte extends Annonce {
  readonly numero: number;
}

/** Where banners appear: at the top, over everything, one live region. */
export function RegionBannieres({
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
      // before Safari 17, Chrome 114 and Firefox 125, what must be over a modal dialogue is inside of it
      setDialogue([...document.querySelectorAll("dialog:modal")].at(-1) ?? null);
      return;
    }
    // A popover re-shown goes over a modal dialogue opened since.
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

/** What stands at the head of the screen and stays in reach under a banner: the undo that it speaks of, for one. */
const TETE = "[data-sous-les-bannieres]";

/** Where such a head ends while banners are open, wherever the page is scrolled: pixels from the top of the screen, or 0. */
function useBasDeTete(ouverte: boolean): number {
  const [bas, setBas] = useState(0);
  useLayoutEffect(() => {
    if (!ouverte) return undefined;
    const mesurer = () => {
      // under a modal dialogue nothing is in reach
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
