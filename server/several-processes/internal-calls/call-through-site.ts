/** A call of the API process to a game process by the way of the players: through the site's public address and its proxy. */
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { z } from "zod";
import {
  CHEMIN_APPEL_PAR_LE_SITE,
  corpsDemanderAppelParLeSite,
  reponseDemanderAppelParLeSite,
} from "#contracts/internal-calls.ts";
import { composerCheminProcessus } from "#contracts/processus.ts";
import type { InternalCallRegistrar } from "./calls.ts";

const ANSWER_MAX_MS = 2_000;

/** Adds the call with which a game process asks to be called. `siteUrl`: public address of the site, when there is one. */
export function serveRequestToBeCalledThroughSite(
  answer: InternalCallRegistrar,
  siteUrl: string | undefined,
): void {
  type Appel = z.infer<typeof reponseDemanderAppelParLeSite>["appel"];
  const call = async (processus: string, defi: string): Promise<Appel> => {
    if (siteUrl === undefined) return "sansAdresse";
    const door = composerCheminProcessus(processus).replace(/\/$/, CHEMIN_APPEL_PAR_LE_SITE);
    return (await callAnyAnswer(new URL(siteUrl + door + defi))) ? "repondu" : "injoignable";
  };
  answer(
    "appel",
    corpsDemanderAppelParLeSite,
    reponseDemanderAppelParLeSite,
    async ({ processus, defi }) => ({
      appel: await call(processus, defi),
    }),
  );
}

/** Whether anything answers at this address; the game process knows by itself whether the call has reached it. Never rejects. */
async function callAnyAnswer(url: URL): Promise<boolean> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const options = {
      agent: false,
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
      // the arrival of the call proves the path, so a certificate of a private authority is good enough
      rejectUnauthorized: false,
    };
    request(url, options, (response) => {
      response.on("error", () => {}).resume();
      resolve(true);
    })
      .on("error", () => resolve(false))
      .end();
  });
}
