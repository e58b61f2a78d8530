/** A draft that another visit left, or another tab: take it up, look at what it changes, or throw it away. Decision 0082. */
import { type ReactElement, useEffect, useState } from "react";
import {
  type BrouillonDeQuizz,
  jeterBrouillon,
  lireBrouillons,
} from "../../../atelier/brouillons.ts";
import { comparer } from "../../../atelier/comparer.ts";
import { dateDe } from "../../../atelier/mots.ts";
import { Bouton } from "../../../ui/bouton.tsx";
import { Dialogue } from "../../../ui/dialogue.tsx";
import { surAutreOnglet } from "../../../navigateur/tiroir.ts";
import styles from "./brouillon-retrouve.module.css";
import { Differences } from "./differences.tsx";
import { useEdition } from "./edition.tsx";

/** Those of this quizz that say something else than what is on the screen; this atelier's own is what is on the screen. */
function useBrouillons() {
  const { compte, idQuizz, atelier, etat } = useEdition();
  const lire = () =>
    lireBrouillons(compte.userId, Date.now(), idQuizz).filter(
      (brouillon) => brouillon.atelier !== atelier.id,
    );
  const [lus, setLus] = useState(lire);
  useEffect(() => surAutreOnglet(() => setLus(lire())));
  const { base } = etat;
  return {
    premier: lus.find(({ document }) => comparer(base, document).length > 0),
    jeter: (brouillon: BrouillonDeQuizz) => {
      jeterBrouillon(brouillon);
      setLus(lire());
    },
  };
}

export function BrouillonRetrouve(): ReactElement | null {
  const { atelier, etat } = useEdition();
  const { premier, jeter } = useBrouillons();
  const [compare, setCompare] = useState(false);
  if (premier === undefined) return null;
  const differences = comparer(etat.base, premier.document);
  const reprendre = () => {
    setCompare(false);
    atelier.reprendre(premier.document, premier.base);
    jeter(premier);
    atelier.poser();
  };
  return (
    <section className={styles["brouillon"]} aria-labelledby="brouillon-retrouve">
      <div>
        <h2 id="brouillon-retrouve">Reprendre le brouillon du {dateDe(premier.garde)}&nbsp;?</h2>
        <p>
          {differences.length > 1
            ? `Il a ${String(differences.length)}\u00A0modifications de plus que la version enregistrée.`
            : "Il a une modification de plus que la version enregistrée."}
          {premier.base !== etat.date && (
            <> Elle a changé depuis&nbsp;: à l’enregistrement, vous choisirez laquelle garder.</>
          )}
        </p>
      </div>
      <div className={styles["gestes"]}>
        <Bouton onClick={reprendre}>Reprendre</Bouton>
        <Bouton variante="contour" onClick={() => setCompare(true)}>
          Comparer
        </Bouton>
        <Bouton variante="discret" onClick={() => jeter(premier)}>
          Jeter
        </Bouton>
      </div>
      <Dialogue
        ouvert={compare}
        onFermer={() => setCompare(false)}
        titre={`Brouillon du ${dateDe(premier.garde)}`}
        largeur="40rem"
        actions={<Bouton onClick={reprendre}>Reprendre</Bouton>}
      >
        <p>Ce qui changerait par rapport à la version enregistrée&nbsp;:</p>
        <Differences differences={differences} />
      </Dialogue>
    </section>
  );
}
