import { type ReactElement, useState } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { useCompact } from "../../ui/use-compact.ts";
import { useDessinsDe } from "../../partie/dessins/drawing-cache.ts";
import { useVue } from "../../partie/vue.ts";
import { contenuSalle, direSalle } from "./contenus.ts";
import { GarderPhoto } from "./garder-photo.tsx";

interface PhotoDeLaSalleProps {
  readonly fin: VueFin;
}

/** The whole table, as a picture. */
export function PhotoDeLaSalle({ fin }: PhotoDeLaSalleProps): ReactElement {
  const { vue } = useVue();
  const dessins = useDessinsDe(fin.table.map(({ id }) => id));
  const compact = useCompact();
  const [quand] = useState(() => new Date());
  const salle = contenuSalle({ fin, code: vue.code, quand, dessins });
  return (
    <GarderPhoto
      libelle="La photo de la salle"
      taille={compact ? "regulier" : "hote"}
      contenu={salle}
      dit={direSalle(salle)}
      titre={`Trinquizz ${vue.code}`}
    />
  );
}
