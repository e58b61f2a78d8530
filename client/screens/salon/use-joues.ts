/** What this room has already played: read from it by the host's screen alone, for with these ids a phone could read answers. */
import { useEffect, useState } from "react";
import { usePartie } from "../../partie/use-partie.ts";

/** Ids of quizzes; empty until the room has answered, and when it does not. */
export function useJoues(): ReadonlySet<string> {
  const { vue, consulter } = usePartie();
  const [joues, setJoues] = useState<ReadonlySet<string>>(new Set());
  // another end is another quizz played
  const derniere = vue.fin?.tour ?? 0;
  useEffect(() => {
    let perime = false;
    void consulter({ quoi: "joues" }).then((lue) => {
      if (!perime && lue?.quoi === "joues") setJoues(new Set(lue.ids));
    });
    return () => {
      perime = true;
    };
  }, [consulter, derniere]);
  return joues;
}
