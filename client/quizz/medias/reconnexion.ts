import { createContext, type ReactNode } from "react";

/**
 * Draws the way to log in again in the page; below the screens nobody knows how. Null where the whole page gives way to the
 * login form.
 * @param onReconnecte the same account is back
 */
export const Reconnexion = createContext<((onReconnecte: () => void) => ReactNode) | null>(null);
