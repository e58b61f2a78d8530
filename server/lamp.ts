/** The lamp of the settings, wherever games are played or it is tried. */
import type { Config } from "#config";
import { createLumiereHttp } from "#game/ports/adapters/lumiere-http.ts";

export const lampeDe = ({
  LIGHT_ROUGE_URL,
  LIGHT_NORMAL_URL,
}: Config): ReturnType<typeof createLumiereHttp> =>
  createLumiereHttp({ rouge: LIGHT_ROUGE_URL, normal: LIGHT_NORMAL_URL });
