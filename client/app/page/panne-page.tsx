/** A page that failed, as the router's last word. */
import { type ReactElement, useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { direPanne } from "../api/report-error.ts";
import { CartePanne } from "./carte-panne.tsx";

export function PannePage(): ReactElement {
  const erreur = useRouteError();
  useEffect(() => direPanne(erreur, "page"), [erreur]);
  return <CartePanne />;
}
