/** Roles by rank (decisions-plateforme "Moderation"): who may do what to whom. Pure, the same on both sides. */
import type { Role } from "./compte.ts";

const RANGS: Readonly<Record<Role, number>> = { user: 0, moderator: 1, admin: 2 };

/** Whether `role` is at least `requis`. */
export const auMoins = (role: Role, requis: Role): boolean => RANGS[role] >= RANGS[requis];

/** Whether a measure of somebody of this role may fall on that one: only on those of a lower rank. */
export const domine = (role: Role, autre: Role): boolean => RANGS[role] > RANGS[autre];

interface Personne {
  readonly compte: string;
  readonly role: Role;
}

/** Whether `qui` may give `role` to `autre`: administrators only, never to themselves, and never more than they have. */
export const peutDonner = (qui: Personne, autre: Pick<Personne, "compte">, role: Role): boolean =>
  qui.role === "admin" && qui.compte !== autre.compte && auMoins(qui.role, role);
