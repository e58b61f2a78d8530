/**
 * Whether a cookie may only travel over HTTPS. A site that is reached over HTTPS from outside may also be opened by the plain address of
 * the local network, where a browser drops such a cookie without a word, and a login stays logged out.
 */
import type { FastifyRequest } from "fastify";
import { type Config, isHttps } from "#config";

export type SecureCookies = (request: Pick<FastifyRequest, "headers">) => boolean;

/**
 * A page that changes something says its own address (`Origin`), which was looked at before (plugins/origine.ts): no proxy has to
 * be believed. Under the public name, and for programs, which say nothing, the settings decide.
 */
export function createSecureCookies(config: Pick<Config, "PUBLIC_URL">): SecureCookies {
  const { PUBLIC_URL } = config;
  if (PUBLIC_URL === undefined || !isHttps(config)) return () => false;
  const publicName = new URL(PUBLIC_URL).hostname;
  return ({ headers: { origin } }) => {
    if (origin === undefined || !URL.canParse(origin)) return true;
    const page = new URL(origin);
    return page.protocol !== "http:" || page.hostname === publicName;
  };
}
