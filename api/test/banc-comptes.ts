/** Test application, with somebody who registers, confirms and logs in as a browser would. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import type { MailAEnvoyer } from "../mails/textes.ts";
import { creerBancApi, creerEnvoiDeMailsDeTest, type OptionsBanc } from "./banc.ts";

export const MOT_DE_PASSE_DE_TEST = "Sésame-8!";
export const AUTRE_MOT_DE_PASSE_DE_TEST = "Ouvre-Toi-9";

interface Options extends OptionsBanc {
  /** Mails that were sent, when a test replaces the usual mailer. */
  readonly envoyes?: readonly MailAEnvoyer[];
}

export async function creerBancComptes(options: Options = {}) {
  const courrier = creerEnvoiDeMailsDeTest();
  const rateLimits = {
    inscriptionsParMinute: 500,
    connexionsParMinute: 500,
    // the captcha has tests of its own
    captcha: { min: 1, max: 2 },
  };
  const { app, base } = await creerBancApi({ courrier, rateLimits, ...options });
  const mails = () => options.envoyes ?? courrier.mails;
  /** Calls the API; headers that a test keeps get the new session cookie, as in a browser. */
  const appeler = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    chemin: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const reponse = await app.inject({
      method,
      url: `/api/${chemin}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    // mails are sent after the answer
    await new Promise(setImmediate);
    const poses = [reponse.headers["set-cookie"] ?? []].flat();
    const pose = (nom: string) => poses.find((un) => un.startsWith(`${nom}=`)) ?? "";
    const cookie = pose("trinquizz").split(";")[0] ?? "";
    if (cookie !== "" && headers["cookie"] !== undefined)
      headers["cookie"] = headers["cookie"].replace(/trinquizz=[^;]*/, cookie);
    return {
      statut: reponse.statusCode,
      corps: reponse.json(),
      /** Session cookie, as a browser sends it back. */
      cookie,
      attributs: pose("trinquizz"),
      /** Cookie of the known browser. */
      appareil: pose("trinquizz-appareil").split(";")[0] ?? "",
    };
  };
  const captchaToken = async () => {
    const { corps: challenge } = await appeler("GET", "captcha");
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  };
  const inscrire = async (champs: object = {}) =>
    appeler("POST", "inscription", {
      pseudo: "Lea",
      mail: "lea@exemple.fr",
      password: MOT_DE_PASSE_DE_TEST,
      captchaToken: await captchaToken(),
      ...champs,
    });
  /** The token of the link of the last mail. */
  const jeton = () =>
    new URL(mails().at(-1)?.lien ?? "http://rien").searchParams.get("token") ?? "";
  const connecter = (
    pseudo = "Lea",
    password = MOT_DE_PASSE_DE_TEST,
    souvenir = false,
    cookie = "",
  ) =>
    appeler("POST", "connexion", { pseudo, password, souvenir }, cookie === "" ? {} : { cookie });
  const confirmee = async (champs: { pseudo?: string; mail?: string } = {}) => {
    await inscrire(champs);
    await appeler("POST", "confirme", { token: jeton() });
    const { cookie, appareil } = await connecter(champs.pseudo);
    return { cookie, appareil };
  };
  return { app, base, courrier, appeler, inscrire, jeton, connecter, confirmee, captchaToken };
}
