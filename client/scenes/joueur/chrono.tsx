/**
 * Seconds left for the question, counted in one place while this screen lives: a view that appears later must not
 * begin again from what the server said when the countdown started.
 */
import { createContext, type ReactNode, useContext } from "react";
import { useVue, useResteMs } from "../../partie/vue.ts";

const Secondes = createContext<number | null>(null);

export function Chrono({ children }: { children: ReactNode }) {
  const { vue } = useVue();
  const resteMs = useResteMs(vue.minuteur);
  const secondes = vue.minuteur === undefined ? null : Math.ceil(resteMs / 1000);
  return <Secondes value={secondes}>{children}</Secondes>;
}

/** Whole seconds left; null when the question is not timed. */
export const useSecondes = (): number | null => useContext(Secondes);
