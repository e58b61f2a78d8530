import type { ReactElement, ReactNode } from "react";
import { Vide } from "../../plateforme/vide.tsx";
import type { Menu } from "../../quizz/menus.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dessin } from "../../ui/dessin.tsx";
import { estFiltree, type Requete } from "./requete.ts";

interface Props {
  readonly requete: Requete;
  readonly onEffacer: () => void;
}

/** What each list waits for, when nothing was filtered out. */
const ATTENTES: Readonly<Record<Menu, ReactNode>> = {
  1: "Vos quizz arriveront ici.",
  2: "Les quizz de la maison arriveront ici.",
  3: "Personne n’a encore publié de quizz.",
  4: "Vos amis n’ont encore rien partagé avec vous.",
  5: "Le signet d’un quizz le garde ici, pour le retrouver le soir venu.",
};

/** An empty list: plateforme §2 "Quiz list pages". Filters may be what emptied it: then they can be taken away at once. */
export function AucunQuizz({ requete, onEffacer }: Props): ReactElement {
  const filtree = estFiltree(requete);
  return (
    <div role="status">
      <Vide dessin={<EtagereVide />} titre="Aucun quizz">
        <p>{filtree ? "Rien ne répond à cette recherche." : ATTENTES[requete.menu]}</p>
        {filtree && (
          <Bouton variante="contour" icone="croix" onClick={onEffacer}>
            Effacer les filtres
          </Bouton>
        )}
      </Vide>
    </div>
  );
}

/** A shelf of the bar with one empty glass, looked at through a magnifying glass. */
function EtagereVide(): ReactElement {
  return (
    <Dessin boite={[200, 116]} trait={4} taille="11rem">
      <path d="M20 90c54-3 108-3 160 0l-1 11c-53 2-106 2-158 0z" fill="var(--spritz)" />
      <path d="M44 48h34l-4 40c-9 1-17 1-26 0z" fill="var(--papier-clair)" />
      <path d="M46 64c10 3 20 3 30 0" stroke="var(--curacao)" />
      <path d="M128 18a29 29 0 1 1-26 44 29 29 0 0 1 26-44z" fill="var(--papier-creux)" />
      <path d="M108 66 88 86" strokeWidth="7" />
      <path d="M117 36c4-5 9-7 15-7" />
    </Dessin>
  );
}
