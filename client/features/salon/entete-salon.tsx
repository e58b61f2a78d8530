import { type ReactElement, useState } from "react";
import { quitter } from "../../partie/ligne/place.ts";
import { TEXTE_DEPART } from "../../partie/mots/textes-refus.ts";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Logo } from "../../ui/logo.tsx";
import { basculerPleinEcran, pleinEcranPossible } from "../../navigateur/plein-ecran.ts";
import { reglerMuet, reveillerSons, useMuet } from "../../navigateur/sons.ts";
import styles from "./salon.module.css";
import { useCompact } from "../../ui/use-compact.ts";

/** Title bar of the salon: the sign, and the way out with its warning. `joueurs`: how many would be sent home. */
export function EnteteSalon({ joueurs }: { readonly joueurs: number }): ReactElement {
  const compact = useCompact();
  const muet = useMuet();
  const [sortie, setSortie] = useState(false);
  return (
    <>
      <Logo taille={compact ? "1.5rem" : "2.1rem"} />
      <span className={styles["pousse"]} />
      {!compact && (
        <BoutonIcone
          icone={muet ? "muet" : "son"}
          nu
          libelle="Son"
          aria-pressed={!muet}
          onClick={() => {
            reveillerSons();
            reglerMuet(!muet);
          }}
        />
      )}
      {!compact && pleinEcranPossible() && (
        <BoutonIcone icone="plein-ecran" nu libelle="Plein écran" onClick={basculerPleinEcran} />
      )}
      {compact ? (
        <BoutonIcone icone="partir" nu libelle="Fermer la room" onClick={() => setSortie(true)} />
      ) : (
        <Bouton
          variante="discret"
          icone="partir"
          className={styles["fermer"]}
          onClick={() => setSortie(true)}
        >
          Fermer la room
        </Bouton>
      )}
      <Dialogue
        ouvert={sortie}
        onFermer={() => setSortie(false)}
        titre={"Fermer la room\u00A0?"}
        actions={
          <>
            <Bouton variante="contour" onClick={() => setSortie(false)}>
              Annuler
            </Bouton>
            <Bouton variante="danger" onClick={() => void quitter()}>
              Fermer la room
            </Bouton>
          </>
        }
      >
        <p>{TEXTE_DEPART[0]}</p>
        <p className={styles["ensuite"]}>
          {TEXTE_DEPART[1]}
          {joueurs > 0 &&
            `, et ${joueurs > 1 ? `les ${String(joueurs)} joueurs` : "le joueur"} de la room reviendront à l’accueil`}
          .
        </p>
      </Dialogue>
    </>
  );
}
