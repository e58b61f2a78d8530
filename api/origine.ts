/** Who may change something: pages of this server only (surete, "Foreign Origin on the socket or a form"). */
import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "#config";

/**
 * Whether a request comes from one of our own pages: its Origin is the host it was sent to, or `PUBLIC_URL`. Browsers
 * always send an Origin with a POST or a WebSocket; a program that sends none is nobody's browser, so nothing is forged.
 * Serves the API and the WebSocket upgrade alike.
 */
export function origineAcceptee(
  headers: IncomingHttpHeaders,
  config: Pick<Config, "PUBLIC_URL">,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers["sec-fetch-site"] !== "cross-site";
  if (!URL.canParse(origin)) return false;
  const source = new URL(origin);
  if (source.origin === config.PUBLIC_URL) return true;
  // through the same parser: the case of the host and an explicit default port do not matter
  const ici = `${source.protocol}//${host ?? ""}`;
  return source.host !== "" && URL.canParse(ici) && new URL(ici).host === source.host;
}
