/** /room: opens a room, or returns to the room that this browser hosts. */
import { Salon } from "../../screens/salon/salon.tsx";
import { PageHote } from "../../partie/page-hote.tsx";

export function Component() {
  return <PageHote phases={["salon"]} ailleurs="/jeu" creer ecran={<Salon />} />;
}
