/**
 * Sockets of a load generator, as light as they can be: two hundred clients of a library, made in the same instant on the
 * machine that is measured, take longer than the server that they wait for.
 */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const FIN_DES_ENTETES = "\r\n\r\n";

/** Answers with the body of a POST in JSON; rejects when the server does not say 2xx. */
export function poster(port: number, chemin: string, corps: unknown): Promise<unknown> {
  const texte = JSON.stringify(corps);
  const fil = connect(port, "127.0.0.1");
  fil.write(
    `POST ${chemin} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(texte)}${FIN_DES_ENTETES}${texte}`,
  );
  return new Promise((reussir, echouer) => {
    let lu = "";
    fil.setEncoding("utf8");
    fil.on("data", (morceau: string) => (lu += morceau));
    fil.on("error", echouer);
    fil.on("end", () => {
      const [entetes = "", reponse = ""] = lu.split(FIN_DES_ENTETES);
      if (entetes.startsWith("HTTP/1.1 2")) reussir(JSON.parse(reponse));
      else echouer(new Error(lu.slice(0, 300)));
    });
  });
}

/** A frame of a client, under 126 bytes of it or under 64 kB; masked with zeros, which leaves it as it is. */
function trame(donnees: Buffer): Buffer {
  const court = donnees.length < 126;
  const entete = Buffer.alloc(court ? 6 : 8);
  entete[0] = 0x82;
  entete[1] = 0x80 | (court ? donnees.length : 126);
  if (!court) entete.writeUInt16BE(donnees.length, 2);
  return Buffer.concat([entete, donnees]);
}

export interface Socle {
  readonly dire: (donnees: Buffer) => void;
  readonly fermer: () => void;
}

/**
 * A WebSocket that is not taken apart. `entendre` hears the bytes that come once it is open, as they come.
 * Resolves once it is; rejects when the server does not want it.
 */
export function ouvrirSocle(
  port: number,
  chemin: string,
  entendre: (octets: Buffer) => void,
): Promise<Socle> {
  const fil: Socket = connect(port, "127.0.0.1");
  fil.setNoDelay(true);
  fil.write(
    `GET ${chemin} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}${FIN_DES_ENTETES}`,
  );
  return new Promise((reussir, echouer) => {
    let ouvert = false;
    fil.on("error", echouer);
    fil.on("close", () => echouer(new Error("closed")));
    fil.on("data", (octets: Buffer) => {
      if (ouvert) return entendre(octets);
      const fin = octets.indexOf(FIN_DES_ENTETES) + FIN_DES_ENTETES.length;
      if (!octets.subarray(0, 12).equals(Buffer.from("HTTP/1.1 101")))
        return echouer(new Error(octets.toString("latin1", 0, 100)));
      ouvert = true;
      reussir({ dire: (donnees) => fil.write(trame(donnees)), fermer: () => fil.destroy() });
      if (fin < octets.length) entendre(octets.subarray(fin));
    });
  });
}
