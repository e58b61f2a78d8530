/** /quizz/importer: imports questions from a file or a pasted text. */
import type { ReactElement } from "react";
import { PourAuteur } from "../../screens/editeur/commun/pour-auteur.tsx";
import { Importer } from "../../screens/importer/importer.tsx";
import { useRecherche } from "../navigation.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  const [lire] = useRecherche("/quizz/importer");
  return (
    <Page titre="Importer" mesure="pleine" titreDansLaPage>
      <PourAuteur>{(compte) => <Importer compte={compte} vers={lire("vers")} />}</PourAuteur>
    </Page>
  );
}
