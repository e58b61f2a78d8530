/** /jeu: the host's screen of the game that this browser runs. */
import { EcranHote } from "../../screens/hote/ecran-hote.tsx";
import { PageRelieeALaRoomHebergee } from "../../partie/page-hote.tsx";

export function Component() {
  return (
    <PageRelieeALaRoomHebergee phases={["jeu", "fin"]} ailleurs="/room" ecran={<EcranHote />} />
  );
}
