/** Once it is known who is logged in, what was played here as a visitor is theirs: decisions-jeu "End and vote". */
import { useEffect } from "react";
import { useSession } from "../../compte/session.tsx";
import { reclamerParties } from "../../partie/claim-history.ts";

export function Reclamation(): null {
  const { compte } = useSession();
  const userId = compte.etat === "connecte" ? compte.userId : "";
  useEffect(() => {
    if (userId !== "") void reclamerParties();
  }, [userId]);
  return null;
}
