/** Layout of every platform page: session and query cache are kept from page to page. */
import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { FournisseurSession, useSession } from "../../compte/session.tsx";
import { CLE_MESSAGERIE, queryClient } from "../api/queries.ts";
import { ReclamerParties } from "./entete.tsx";

export function Plateforme(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <FournisseurSession>
        <Courrier />
        <ReclamerParties />
        <Outlet />
        <ScrollRestoration />
      </FournisseurSession>
    </QueryClientProvider>
  );
}

/** Invalidates messages and friends at each news from the server. */
function Courrier(): null {
  const { nouvelles } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    if (nouvelles > 0) void client.invalidateQueries({ queryKey: [CLE_MESSAGERIE] });
  }, [nouvelles, client]);
  return null;
}
