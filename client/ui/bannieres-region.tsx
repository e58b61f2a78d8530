import { useCallback, useEffect, useRef, type ReactElement, type ReactNode } from "react";
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
  useEffect(() => {
    // A popover re-shown goes over a modal dialogue opened since.
    const element = region.current;
    if (element === null || typeof element.showPopover !== "function") return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (dernier !== undefined) element.showPopover();
  }, [dernier]);
  return (
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
