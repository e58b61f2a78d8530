/** /quizz-communaute: everybody's quizzes. */
import type { ReactElement } from "react";
import { useSession } from "../../compte/session.tsx";
import { Bibliotheque } from "../../screens/bibliotheque/bibliotheque.tsx";
import { Page } from "../page/page.tsx";
import { MENUS_COMMUNAUTE, MENUS_VISITEUR } from "../../quizz/requete.ts";

export function Component(): ReactElement {
  const connecte = useSession().compte.etat === "connecte";
  return (
    <Page titre="Quizz communauté">
      <Bibliotheque
        chemin="/quizz-communaute"
        menus={connecte ? MENUS_COMMUNAUTE : MENUS_VISITEUR}
        defaut="3"
        signets
      />
    </Page>
  );
}
