import { type ReactElement, useEffect } from "react";
import { useNavigate } from "../../../app/navigation.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import { useCreer } from "./actions.ts";

/** One visit makes one, drawn twice or not: strict mode tries each effect again. */
let enCours: Promise<boolean> | null = null;

/** /admin/imprevu: makes one and goes to its page, in the place of this one. */
export function CreerImprevu(): ReactElement {
  const { creer } = useCreer();
  const aller = useNavigate();
  useEffect(() => {
    enCours ??= creer({ replace: true }).finally(() => {
      enCours = null;
    });
    void enCours.then((fait) => {
      if (!fait) void aller("/admin/imprevus", { replace: true });
    });
  }, [creer, aller]);
  return (
    <div aria-busy="true">
      <Squelette forme="titre" />
      <Squelette lignes={8} />
    </div>
  );
}
