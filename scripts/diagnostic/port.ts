/** The state of the port: our server answers, another program has it, or it is free. */
import { once } from "node:events";
import { createServer, isIPv6 } from "node:net";
import { reponseAdresseServeur } from "#contracts/room.ts";
import type { ServerConfig } from "#config";
import { explainStartupError } from "../../server/terminal.ts";
import {
  createWarningFinding,
  createGoodFinding,
  type DiagnosticFinding,
  createSeriousFinding,
} from "./finding.ts";

const POINT = "Serveur";
const PATIENCE_MS = 3000;

export interface ServerPortState {
  readonly constat: DiagnosticFinding;
  /** Address at which our server answers on this machine; null when it does not run. */
  readonly locale: string | null;
  readonly libre: boolean;
}

type Reglages = Pick<ServerConfig, "PORT" | "HOST" | "DATA_DIR">;

const adresseDe = ({ PORT, HOST }: Reglages) => {
  const hote = ["0.0.0.0", "::", ""].includes(HOST) ? "127.0.0.1" : HOST;
  return `http://${isIPv6(hote) ? `[${hote}]` : hote}:${String(PORT)}`;
};

/** Undefined without an answer; otherwise the JSON of the body, or null when it is none. */
export async function requestJsonIfAnswered(
  url: string,
): Promise<{ statut: number; corps: unknown } | undefined> {
  try {
    const reponse = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "manual",
    });
    return { statut: reponse.status, corps: await reponse.json().catch(() => null) };
  } catch {
    return undefined;
  }
}

export async function checkServerPort(config: Reglages): Promise<ServerPortState> {
  const locale = adresseDe(config);
  const port = String(config.PORT);
  const lue = await requestJsonIfAnswered(`${locale}/api/adresse`);
  if (reponseAdresseServeur.safeParse(lue?.corps).success) {
    const sante = await requestJsonIfAnswered(`${locale}/api/sante`);
    const constat =
      sante?.statut === 200
        ? createGoodFinding(POINT, `il répond sur le port ${port}, et va bien.`)
        : createSeriousFinding(
            POINT,
            `il répond sur le port ${port}, mais dit qu’il va mal.`,
            "Lisez les autres lignes, puis son journal : docs/exploitation.md#la-partie-ne-s-enregistre-plus",
          );
    return { constat, locale, libre: false };
  }
  try {
    const sonde = createServer().listen(config.PORT, config.HOST);
    await once(sonde, "listening");
    sonde.close();
    await once(sonde, "close");
    const constat = createWarningFinding(
      POINT,
      `il est arrêté, le port ${port} est libre.`,
      "Pour le lancer : npm start",
    );
    return { constat, locale: null, libre: true };
  } catch (erreur) {
    return {
      constat: createSeriousFinding(POINT, explainStartupError(erreur, config)),
      locale: null,
      libre: false,
    };
  }
}
