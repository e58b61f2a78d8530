/**
 * Serves the built client: its files, index.html as the home page, and page.html for every other address that only the
 * client's router knows (plateforme §2).
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { replyRouteNotFound } from "./error-handler.ts";
import { limitPerMinutePerAddress, type ApiRateLimits } from "./rate-limits.ts";
import type { RenderPageWithLinkPreview } from "./shared-page.ts";

/** Pattern of the built files that a browser may cache for ever: Vite puts a hash of their content into their name. */
const HACHE = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;
/** Pattern of the path of the HEIC decoder, which has a policy of its own: it compiles WebAssembly, which no page may do. */
const DECODEUR = /[\\/]heic\.worker-[^\\/]+$/;
const POLITIQUE_DECODEUR =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const AUX_SERVEURS = /^\/(?:api|media)(?:\/|$)/;

/**
 * Decorates replies with `sendFile` and sets the not-found handler.
 * @param dossier the built client, with .br and .gz beside the files when there are any; none in tests
 * @param writeSharedPage gives the page of an address that has a link preview; null for every other address
 */
export async function serveClientFiles(
  app: FastifyInstance,
  dossier: string | undefined,
  { fichiersParMinute }: Pick<ApiRateLimits, "fichiersParMinute">,
  writeSharedPage: RenderPageWithLinkPreview,
): Promise<void> {
  // a not-found handler is no route: it declares its limit itself
  const limite = {
    preHandler: app.rateLimit(limitPerMinutePerAddress(fichiersParMinute).rateLimit),
  };
  // this registration is separate because media files have no compressed neighbours (.br, .gz) to look for
  await app.register(fastifyStatic, { serve: false });
  if (dossier === undefined || !existsSync(join(dossier, "page.html"))) {
    if (dossier !== undefined)
      app.log.warn({ dossier }, "the client is not built: only the API answers");
    app.setNotFoundHandler(limite, (_request, reply) => replyRouteNotFound(reply));
    return;
  }
  await app.register(fastifyStatic, {
    root: dossier,
    decorateReply: false,
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders(reply, fichier) {
      void reply.header("cache-control", dureeDeVie(fichier));
      if (fichier.endsWith(".svg")) void reply.type("image/svg+xml; charset=utf-8");
      if (DECODEUR.test(fichier)) void reply.header("content-security-policy", POLITIQUE_DECODEUR);
    },
  });
  const page = join(dossier, "page.html");
  app.setNotFoundHandler(limite, async (request, reply) => {
    const shared = isRead(request) ? await writeSharedPage(request, page) : null;
    if (shared !== null)
      return reply
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .code(200)
        .send(shared);
    if (!isPageRequest(request)) return replyRouteNotFound(reply);
    return pageDuClient(reply, dossier);
  });
}

function pageDuClient(reply: FastifyReply, dossier: string): FastifyReply {
  return reply
    .code(200)
    .header("cache-control", "no-cache")
    .sendFile("page.html", dossier, { cacheControl: false });
}

/** Whether a browser opens the address as a page: a missing script must not be answered with HTML. */
export function isPageRequest(request: FastifyRequest): boolean {
  return (
    isRead(request) &&
    (request.headers.accept ?? "").includes("text/html") &&
    !AUX_SERVEURS.test(request.url)
  );
}

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

function dureeDeVie(fichier: string): string {
  const nu = fichier.replace(/\.(?:br|gz)$/, "");
  if (HACHE.test(nu.replaceAll("\\", "/"))) return "public, max-age=31536000, immutable";
  return nu.endsWith(".html") ? "no-cache" : "public, max-age=3600";
}
