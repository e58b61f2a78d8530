/** The token of a mailed link, and what the server's refusals of it mean: plateforme §2 "Token pages", §8. */
import { useRecherche } from "../../app/navigation.tsx";
import { jetonSeul } from "#contracts/compte.ts";
import type { Echec } from "../../app/api/api.ts";

/** Null: the address has none, or one cut short on its way (the server would refuse it too). */
export function useJetonMail(): string | null {
  // the pages that such a link opens all have the same name for it
  const [lire] = useRecherche("/confirm");
  const { token } = jetonSeul.parse({ token: lire("token") });
  return token === "" ? null : token;
}

/** The link has served, is too old, or was never one; anything else is not the link's fault. */
export const estInvalide = ({ statut }: Echec): boolean => statut === 404 || statut === 400;
