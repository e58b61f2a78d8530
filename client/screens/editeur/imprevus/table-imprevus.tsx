/** The cards of the deck, a row each: plateforme §2 "Admin" (delete, drag reorder; clicking one opens it). */
import { estImprevuMiniJeu } from "#contracts/mini-jeux.ts";
import { type ReactElement, useRef, useState } from "react";
import type { ImprevuLu } from "#contracts/edition-imprevu.ts";
import { vers } from "../../../app/paths.ts";
import { Link } from "../../../app/navigation.tsx";
import { NOMS_NIVEAUX } from "../../../quizz/en-mots.ts";
import { DialogueDeplacer, Poignee } from "../../../quizz/rangement.tsx";
import rangement from "../../../quizz/rangement.module.css";
import { Autrui } from "../../../ui/autrui.tsx";
import { BoutonIcone } from "../../../ui/bouton.tsx";
import { classes } from "../../../ui/classes.ts";
import { usePlaceDite } from "../../../ui/use-place-dite.ts";
import { useRangement } from "../../../ui/use-rangement.ts";
import { TexteACommandes } from "../imprevu/texte-a-commandes.tsx";
import styles from "./deck-imprevus.module.css";
import { SupprimerImprevu } from "./supprimer-imprevu.tsx";
import { useOrdreImprevus } from "./use-ordre-imprevus.ts";

interface Props {
  readonly cartes: readonly ImprevuLu[];
  /** All of them are in sight. */
  readonly rangeable: boolean;
}

const LONGUEUR_NOM = 60;
/** A card in a few words, for what is said of it. */
const nomDe = (text: string): string =>
  text.length > LONGUEUR_NOM ? `${text.slice(0, LONGUEUR_NOM)}…` : text;

export function TableImprevus({ cartes, rangeable }: Props): ReactElement {
  const liste = useRef<HTMLDivElement>(null);
  const [aSupprimer, setASupprimer] = useState<ImprevuLu | null>(null);
  const [aDeplacer, setADeplacer] = useState<string | null>(null);
  const ids = cartes.map(({ _id }) => _id);
  const ordonner = useOrdreImprevus();
  const { dit, placer } = usePlaceDite(ids.length);
  const ranger = (id: string, rang: number) => {
    ordonner(id, rang);
    placer(nomDe(cartes.find(({ _id }) => _id === id)?.text ?? ""), rang);
  };
  const { ligne, poignee } = useRangement(ids, ranger);
  return (
    <>
      <div ref={liste} tabIndex={-1} className={styles["liste"]}>
        <ol aria-label="Imprévus">
          {cartes.map((carte) => {
            const place = rangeable ? ligne(carte._id) : {};
            return (
              // the keys that move a row are heard from its link and its buttons
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={carte._id}
                {...place}
                className={classes(styles["ligne"], rangement["rang"])}
              >
                {rangeable && (
                  <Poignee
                    titre={nomDe(carte.text)}
                    prise={poignee(carte._id)}
                    onPresse={() => setADeplacer(carte._id)}
                  />
                )}
                <div className={styles["carte"]}>
                  <Link
                    to={vers("/admin/imprevu/:id", { id: carte._id })}
                    dir="auto"
                    className={styles["ouvrir"]}
                  >
                    <TexteACommandes texte={carte.text} />
                  </Link>
                  <Sorte carte={carte} />
                </div>
                {!estImprevuMiniJeu(carte._id) && (
                  <BoutonIcone
                    nu
                    icone="corbeille"
                    libelle={`Supprimer ${nomDe(carte.text)}`}
                    className={styles["supprimer"]}
                    onClick={() => setASupprimer(carte)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {dit}
      </p>
      <DialogueDeplacer
        quoi="cet imprévu"
        titre={cartes.find(({ _id }) => _id === aDeplacer)?.text ?? null}
        rang={ids.indexOf(aDeplacer ?? "")}
        nombre={ids.length}
        aller={(rang) => ranger(aDeplacer ?? "", rang)}
        onFermer={() => setADeplacer(null)}
      />
      <SupprimerImprevu
        carte={aSupprimer}
        onFermer={() => setASupprimer(null)}
        // its row is gone, and its button with it
        // once the dialogue has given the focus back to what is no more
        onSupprime={() => void requestAnimationFrame(() => liste.current?.focus())}
      />
    </>
  );
}

/** Level and pack, and what sets it apart. */
function Sorte({
  carte: { _id, niveau, paquet, rare, culSec, juge },
}: {
  readonly carte: ImprevuLu;
}): ReactElement {
  if (estImprevuMiniJeu(_id)) return <p className={styles["sorte"]}>Mini-jeu</p>;
  return (
    <p className={styles["sorte"]}>
      {NOMS_NIVEAUX[niveau]} · <Autrui>{paquet}</Autrui>
      {rare && " · Rare"}
      {culSec && " · Cul sec"}
      {juge && " · Jugé"}
    </p>
  );
}
