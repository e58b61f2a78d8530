import type { ReactElement, ReactNode } from "react";
import { Vide } from "../../app/page/vide.tsx";
import type { Menu } from "../../quizz/menus.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { VouliezVous } from "../../quizz/vouliez-vous.tsx";
import { EtagereVide } from "../../quizz/etagere-vide.tsx";
import { estFiltree, type Requete } from "../../quizz/requete.ts";

interface Props {
  readonly requete: Requete;
  /** What would find something, and is spelt nearly so. */
  readonly proposition: string | undefined;
  readonly onProposition: (recherche: string) => void;
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
export function AucunQuizz({
  requete,
  proposition,
  onProposition,
  onEffacer,
}: Props): ReactElement {
  const filtree = estFiltree(requete);
  return (
    <div role="status">
      <Vide dessin={<EtagereVide />} titre="Aucun quizz">
        <p>{filtree ? "Rien ne répond à cette recherche." : ATTENTES[requete.menu]}</p>
        {proposition !== undefined && (
          <VouliezVous proposition={proposition} onChoisir={onProposition} />
        )}
        {filtree && (
          <Bouton variante="contour" icone="croix" onClick={onEffacer}>
            Effacer les filtres
          </Bouton>
        )}
      </Vide>
    </div>
  );
}
