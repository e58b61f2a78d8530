import { type ReactElement, useEffect } from "react";
import { useNavigate } from "../../../app/navigation.tsx";
import { Squelette } from "../../../ui/squelette.tsx";
import { useCreerImprevu } from "./actions.ts";

/** The creation that is under way, null when none is: React's strict mode runs each effect twice, and one visit must create one imprévu. */
let enCours: Promise<boolean> | null = null;

/** /admin/imprevu: creates an imprévu and goes to its page. */
export function CreationImmediateDImprevu(): ReactElement {
  const { creer } = useCreerImprevu();
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
