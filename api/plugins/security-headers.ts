/** Security headers of every answer (surete, "Stored script in any text"). */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isHttps } from "#config";
import { ENTETE_VERSION } from "#contracts/version.ts";
import type { AppOptions } from "../options.ts";

/** Over plain HTTP, browsers ignore some of these headers and complain in the console: they wait for HTTPS. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { config, version = "" }: Pick<AppOptions, "config" | "version">,
): Promise<void> {
  const https = isHttps(config);
  // what the API says is for whoever asked, now
  app.addHook("onSend", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    if (version !== "") void reply.header(ENTETE_VERSION, version);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // pictures, sounds and videos of a quizz may live anywhere (plateforme §5)
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
    // YouTube refuses to play in a page that hides where it is
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
}
