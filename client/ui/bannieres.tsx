import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import type { TonBanniere } from "./banniere.tsx";
import { RegionBannieres, type BanniereOuverte } from "./bannieres-region.tsx";

/** What to tell, and for how long. */
export interface Annonce {
  readonly texte: ReactNode;
  /** Default `info`. */
  readonly ton?: TonBanniere | undefined;
  /** Milliseconds on screen, default 5000 (jeu §9); `Infinity` stays until it is clicked or closed. */
  readonly dureeMs?: number | undefined;
  /** What it is about: `oublier` takes it away as soon as that is over. */
  readonly sujet?: string | undefined;
}

export interface Bannieres {
  /** Shows a banner and returns its number, for `fermer`. The same text is never shown twice at once. */
  readonly montrer: (annonce: Annonce) => number;
  /** Shorthand for a red one, 5000 ms. */
  readonly erreur: (texte: string) => number;
  /** Shorthand for a brass one, 5000 ms. */
  readonly info: (texte: string) => number;
  readonly fermer: (numero: number) => void;
  /** Takes away the banners whose subject `estFini`. */
  readonly oublier: (estFini: (sujet: string) => boolean) => void;
}

const Contexte = createContext<Bannieres | null>(null);

/** The banners of the application; throws outside of `FournisseurBannieres` (a bug). */
export function useBannieres(): Bannieres {
  const bannieres = use(Contexte);
  if (bannieres === null) throw new Error("useBannieres outside of FournisseurBannieres");
  return bannieres;
}

/** Holds the toast region; goes once, around the routes. */
export function FournisseurBannieres({ children }: { readonly children: ReactNode }): ReactElement {
  const [ouvertes, setOuvertes] = useState<readonly BanniereOuverte[]>([]);
  const dernier = useRef(0);
  const fermer = useCallback((numero: number) => {
    setOuvertes((avant) => avant.filter((banniere) => banniere.numero !== numero));
  }, []);
  const bannieres = useMemo<Bannieres>(() => {
    const montrer = (annonce: Annonce): number => {
      const numero = ++dernier.current;
      setOuvertes((avant) => [
        ...avant.filter((b) => b.texte !== annonce.texte).slice(-2),
        { ...annonce, numero },
      ]);
      return numero;
    };
    const oublier: Bannieres["oublier"] = (estFini) => {
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
