import { type ReactElement, useState } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { useDessinsDe } from "../../partie/dessins/drawing-cache.ts";
import { useVue } from "../../partie/vue.ts";
import { contenuTicket, direTicket } from "./contenus.ts";
import { GarderPhoto } from "./garder-photo.tsx";

interface MonTicketProps {
  readonly fin: VueFin;
  readonly sansAlcool: boolean;
}

/** This player's own ticket, as a picture. */
export function MonTicket({ fin, sansAlcool }: MonTicketProps): ReactElement | null {
  const { vue, moi } = useVue();
  const dessins = useDessinsDe([moi]);
  const [quand] = useState(() => new Date());
  const ticket = contenuTicket({ fin, code: vue.code, quand, dessins }, moi, sansAlcool);
  if (ticket === null) return null;
  return (
    <GarderPhoto
      libelle="Garder mon ticket"
      contenu={ticket}
      dit={direTicket(ticket)}
      titre={`Trinquizz ${vue.code} ${ticket.pseudo}`}
    />
  );
}
