/** Roles by rank (decisions-plateforme "Moderation"). Pure; server and client share it. */
import type { Role } from "./compte.ts";

const RANGS: Readonly<Record<Role, number>> = { user: 0, moderator: 1, admin: 2 };

/** Whether a role is at least the required one, by rank. */
export const aAuMoinsLeRole = (role: Role, requis: Role): boolean => RANGS[role] >= RANGS[requis];

/** Whether an account of `role` may take measures against one of `autre`: only against a lower rank. */
export const aUnRoleSuperieur = (role: Role, autre: Role): boolean => RANGS[role] > RANGS[autre];

interface Personne {
  readonly compte: string;
  readonly role: Role;
}

/** Whether `qui` may give `role` to `autre`: administrators only, and never to themselves. */
export const peutDonnerRole = (
  qui: Personne,
  autre: Pick<Personne, "compte">,
  role: Role,
): boolean => qui.role === "admin" && qui.compte !== autre.compte && aAuMoinsLeRole(qui.role, role);
