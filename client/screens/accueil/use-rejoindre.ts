/** Coming into a room from the home page. The SDK is fetched when it is first needed, not with the page. */
import { useEffect, useRef, useState } from "react";
import { useNavigate, usePreparer } from "../../app/navigation.tsx";
import { chargerCode } from "../../browser/charger-code.ts";
import { vers } from "../../app/paths.ts";
import { ecrire, lire } from "../../browser/stockage.ts";

const HORS_LIGNE = "Pas de réseau\u00a0: vérifie la connexion, puis réessaie.";

/** The line, and what is said when it is refused. */
const chargerLigne = () =>
  Promise.all([import("../../partie/line/place.ts"), import("../../partie/mots/refus.ts")]);

export interface Arrivee {
  readonly enCours: boolean;
  /** Why the room said no, until the next try. */
  readonly refus: string | undefined;
  readonly entrer: (code: string) => Promise<void>;
  readonly abandonner: () => void;
  readonly oublier: () => void;
}

/** The least sign of somebody who is there: a finger, a pointer, a key. */
const SIGNES = ["pointerdown", "pointermove", "keydown", "input"] as const;

/**
 * While the dialog is open. What a room needs is fetched ahead.
 * @param auPremierSigne not before somebody is there: the page opened the dialog, and may be looked at for long
 */
export function useRejoindre(auPremierSigne: boolean): Arrivee {
  const [enCours, setEnCours] = useState(false);
  const [refus, setRefus] = useState<string>();
  const raccrocher = useRef<(() => void) | null>(null);
  const aller = useNavigate();

  const preparer = usePreparer();

  useEffect(() => {
    const arret = new AbortController();
    const charger = () => {
      arret.abort();
      void chargerLigne().catch(() => {});
      preparer("/jeu/:room");
    };
    if (auPremierSigne)
      for (const signe of SIGNES)
        document.addEventListener(signe, charger, { signal: arret.signal, passive: true });
    else charger();
    return () => arret.abort();
  }, [auPremierSigne, preparer]);

  const entrer = async (code: string) => {
    let abandonne = false;
    raccrocher.current = () => {
      abandonne = true;
    };
    setEnCours(true);
    setRefus(undefined);
    try {
      // a newer version of the site: the page comes back with the code already written
      const retour = () => vers("/", { code });
      const [{ rejoindre, placeDe }, raisons] = await chargerCode("ligne", chargerLigne, retour);
      if (abandonne) return;
      const essai = rejoindre(code);
      const connexion = placeDe("joueur", code);
      raccrocher.current = () => {
        abandonne = true;
        connexion?.fermer();
      };
      const { statut, raison } = await essai;
      if (abandonne) connexion?.fermer();
      else if (statut === "ferme") {
        // a seat that this room does not give back is not offered again
        if (lire("roomID") === code) ecrire("roomID", "");
        setRefus(raisons.texteALEntree(raison));
      } else void aller(vers("/jeu/:room", { room: code }));
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
