import type { ReactElement } from "react";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { SECTIONS_CONFIDENTIALITE_DONNEES_GARDEES } from "./confidentialite-donnees.tsx";
import { SECTIONS_CONFIDENTIALITE_DROITS } from "./confidentialite-droits.tsx";
import { SECTIONS_CONFIDENTIALITE_NAVIGATEUR } from "./confidentialite-navigateur.tsx";
import { CorpsDePageLegale } from "./texte-legal.tsx";

/** /confidentialite: the page. */
export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Confidentialité" titreDansLaPage>
      <Confidentialite />
    </PageDePlateforme>
  );
}

const EN_DEUX_MOTS = [
  "Sans compte, il ne reste de vous qu’un score sans nom, effacé au bout d’une semaine.",
  "Avec un compte, nous gardons ce que vous y mettez, jusqu’à ce que vous l’effaciez ou supprimiez le compte.",
  "Deux cookies, pour votre connexion seulement. Ni publicité, ni mesure d’audience, ni revente.",
  "Vous pouvez télécharger vos données, les corriger et tout supprimer, sans avoir à le justifier.",
];

/** « Politique de confidentialité »: plateforme §1 "Legal statements" and §3 for what is stored. */
function Confidentialite(): ReactElement {
  return (
    <CorpsDePageLegale
      titre="Politique de confidentialité"
      enDeuxMots={EN_DEUX_MOTS}
      sections={[
        ...SECTIONS_CONFIDENTIALITE_DONNEES_GARDEES,
        ...SECTIONS_CONFIDENTIALITE_NAVIGATEUR,
        ...SECTIONS_CONFIDENTIALITE_DROITS,
      ]}
    />
  );
}
