import { type ReactElement, useState } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { ExporterQuizz } from "./exporter-quizz.tsx";

export function BoutonExporter({ idQuizz }: { readonly idQuizz: string }): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  return (
    <>
      <Bouton variante="contour" icone="telecharger" onClick={() => setOuvert(true)}>
        Exporter
      </Bouton>
      {ouvert && <ExporterQuizz idQuizz={idQuizz} onFermer={() => setOuvert(false)} />}
    </>
  );
}
