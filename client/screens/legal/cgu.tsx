import type { ReactElement } from "react";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SECTIONS_CGU_JEU_COMPTES_ET_QUIZZ } from "./cgu-compte.tsx";
import { SECTIONS_CGU_PUBLICATION_ET_MODERATION } from "./cgu-publication.tsx";
import { CorpsDePageLegale } from "./texte-legal.tsx";

/** /cgu: the page. */
export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Conditions d’utilisation" titreDansLaPage>
      <Cgu />
    </PageDePlateforme>
  );
}

const EN_DEUX_MOTS = [
  "Trinquizz est un quizz de soirée pour adultes. Personne n’est obligé de boire, et on y joue très bien à l’eau.",
  "Vos quizz restent à vous. Vous choisissez qui les voit : vous seul, vos amis ou tout le monde.",
  "On ne publie rien d’illégal, rien qui blesse, rien qui ne nous appartienne pas. La modération peut retirer un contenu ou fermer un compte.",
  "Ce serveur est tenu par quelqu’un, pas par une multinationale : c’est à cette personne que vous écrivez en cas de souci.",
];

/** « Conditions générales d’utilisation »: plateforme §1 "Legal statements". */
function Cgu(): ReactElement {
  return (
    <CorpsDePageLegale
      titre="Conditions générales d’utilisation"
      enDeuxMots={EN_DEUX_MOTS}
      sections={[...SECTIONS_CGU_JEU_COMPTES_ET_QUIZZ, ...SECTIONS_CGU_PUBLICATION_ET_MODERATION]}
    />
  );
}
