/** /error: says what happened, and the ways out. plateforme §2 "Route table". */
import type { ReactElement } from "react";
import { Link } from "../../app/navigation.tsx";
import { classesBouton } from "../../ui/bouton.tsx";
import { Casse } from "../../ui/casse.tsx";

const INCONNUE =
  "Cette page n’a pas pu être chargée, ou n’est pas pour vous. Revenez à l’accueil, ou réessayez dans un instant.";

export function Erreur({
  message = INCONNUE,
}: {
  readonly message?: string | undefined;
}): ReactElement {
  return (
    <Casse texte={message}>
      <Link to="/" className={classesBouton()}>
        Revenir à l’accueil
      </Link>
    </Casse>
  );
}
