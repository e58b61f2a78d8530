/** Security headers of every answer (surete, "Stored script in any text"). */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isSiteOnHttps } from "#config";
import { ENTETE_VERSION_CLIENT } from "#contracts/client-version.ts";
import type { ApiAppOptions } from "../options.ts";

/**
 * Adds the security headers. Some are added over HTTPS only: over plain HTTP, browsers ignore them and warn in the
 * console.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { config, version = "" }: Pick<ApiAppOptions, "config" | "version">,
): Promise<void> {
  const https = isSiteOnHttps(config);
  // answers of the API are personal and soon out of date, so no cache may keep them
  app.addHook("onSend", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    if (version !== "") void reply.header(ENTETE_VERSION_CLIENT, version);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // pictures, sounds and videos may come from any site: the author of a quizz may link to them there (plateforme §5)
        imgSrc: ["'self'", "http:", "https:", "data:", "blob:"],
        mediaSrc: ["'self'", "http:", "https:", "data:", "blob:"],
        frameSrc: ["https://www.youtube-nocookie.com"],
        connectSrc: ["'self'", "ws:", "wss:"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    frameguard: { action: "deny" },
    // the page tells other sites its origin: YouTube does not play in a page that hides it
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
}
