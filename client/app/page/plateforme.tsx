/** Layout of every platform page: session and query cache are kept from page to page. */
import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { SessionProvider, useSession } from "../../compte/session.tsx";
import { QUERY_KEY_PREFIX_MESSAGERIE, queryClient } from "../api/queries.ts";
import { ReclamationDesPartiesDAvantConnexion } from "./entete.tsx";

export function PlatformPagesLayout(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Courrier />
        <ReclamationDesPartiesDAvantConnexion />
        <Outlet />
        <ScrollRestoration />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Invalidates messages and friends at each news from the server. */
function Courrier(): null {
  const { nouvelles } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    if (nouvelles > 0) void client.invalidateQueries({ queryKey: [QUERY_KEY_PREFIX_MESSAGERIE] });
  }, [nouvelles, client]);
  return null;
}
