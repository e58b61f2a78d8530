import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
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
