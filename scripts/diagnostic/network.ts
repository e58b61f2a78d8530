/**
 * How phones reach this machine, and which obstacles may be in between, judged from the network settings of the system.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { networkInterfaces, release } from "node:os";
import type { ServerConfig } from "#config";
import { composePhoneAddress } from "../../server/addresses.ts";
import {
  createWarningFinding,
  createGoodFinding,
  type DiagnosticFinding,
  createSeriousFinding,
} from "./finding.ts";

/** Facts about the machine that the judgement needs. */
export interface MachineNetworkFacts {
  /** IPv4 addresses by their interface, the loopback left out. */
  readonly interfaces: readonly { readonly nom: string; readonly adresse: string }[];
  readonly conteneur: boolean;
  readonly wsl: boolean;
  readonly parefeu: "ufw" | "firewalld" | "nftables" | null;
}

const VPN = /^(tun|tap|utun|wg|ppp|zt|tailscale|nordlynx|proton|mullvad)/;
const PONTS = /^(docker|br-|veth|virbr|lxc|cni)/;
const POINT = "Adresse des téléphones";
const ICI_SEULEMENT = new Set(["127.0.0.1", "::1", "localhost"]);

const OUVRIR = {
  ufw: (port: string) => `sudo ufw allow ${port}/tcp`,
  firewalld: (port: string) =>
    `sudo firewall-cmd --permanent --add-port=${port}/tcp && sudo firewall-cmd --reload`,
  nftables: (port: string) =>
    `une règle « tcp dport ${port} accept » dans /etc/nftables.conf, puis sudo systemctl reload nftables`,
} as const satisfies Record<NonNullable<MachineNetworkFacts["parefeu"]>, (port: string) => string>;

type Reglages = Pick<ServerConfig, "PORT" | "HOST" | "PUBLIC_URL">;

/** @param adresse address in the QR code of the host's screen */
export function judgePhoneNetworkAccess(
  config: Reglages,
  adresse: string,
  machine: MachineNetworkFacts,
): DiagnosticFinding[] {
  const constats = [jugerAdresse(config, adresse, machine)];
  const vpn = machine.interfaces.filter(({ nom }) => VPN.test(nom)).map(({ nom }) => nom);
  if (vpn.length > 0)
    constats.push(
      createWarningFinding(
        "VPN",
        `il y en a un d’ouvert (${vpn.join(", ")})\u00A0: il peut cacher cette machine aux téléphones du Wi-Fi.`,
        "Fermez-le le temps de la soirée, ou autorisez-y le réseau local.",
      ),
    );
  if (machine.parefeu !== null)
    constats.push(
      createWarningFinding(
        "Pare-feu",
        `${machine.parefeu} est en marche\u00A0: il doit laisser entrer le port ${String(config.PORT)}.`,
        `Si les téléphones n’entrent pas : ${OUVRIR[machine.parefeu](String(config.PORT))}`,
      ),
    );
  return constats;
}

function jugerAdresse(
  { PORT, HOST, PUBLIC_URL }: Reglages,
  adresse: string,
  machine: MachineNetworkFacts,
): DiagnosticFinding {
  if (PUBLIC_URL !== undefined) return createGoodFinding(POINT, `${adresse}, celle de PUBLIC_URL.`);
  const regler = `Réglez PUBLIC_URL à l’adresse de la machine sur le Wi-Fi, comme http://192.168.1.20:${String(PORT)}`;
  if (machine.conteneur)
    return createSeriousFinding(
      POINT,
      `dans un conteneur, ${adresse} ne mène à rien pour un téléphone.`,
      regler,
    );
  if (machine.wsl)
    return createWarningFinding(
      POINT,
      `WSL a une adresse à lui (${adresse}), que les téléphones ne voient pas.`,
      `Lancez Trinquizz sous Windows, ou passez WSL en réseau « mirrored ». ${regler}`,
    );
  if (ICI_SEULEMENT.has(HOST))
    return createWarningFinding(
      POINT,
      "HOST n’écoute que cette machine\u00A0: aucun téléphone n’entrera.",
      "Enlevez HOST.",
    );
  const reseaux = machine.interfaces.filter(({ nom }) => !VPN.test(nom) && !PONTS.test(nom));
  if (reseaux.length === 0)
    return createSeriousFinding(
      POINT,
      "cette machine n’est sur aucun réseau.",
      "Connectez-la au même Wi-Fi que les téléphones.",
    );
  if (reseaux.length > 1)
    return createWarningFinding(
      POINT,
      `${adresse}, mais cette machine est sur plusieurs réseaux (${reseaux.map(({ nom, adresse: sienne }) => `${nom} ${sienne}`).join(", ")}).`,
      `Si ce n’est pas celui des téléphones : ${regler}`,
    );
  return createGoodFinding(
    POINT,
    `${adresse}.`,
    "À essayer depuis un téléphone du même Wi-Fi. S’il ne l’ouvre pas alors que cet ordinateur l’ouvre, la box isole ses appareils (réseau « invité », « isolation des clients »)\u00A0: cela ne se voit pas d’ici ; changez de réseau ou enlevez l’isolation.",
  );
}

const actif = (service: string): boolean =>
  spawnSync("systemctl", ["is-active", "--quiet", service], { timeout: 3000 }).status === 0;

function lireParefeu(): MachineNetworkFacts["parefeu"] {
  const ufw = "/etc/ufw/ufw.conf";
  if (existsSync(ufw) && /^ENABLED=yes$/m.test(readFileSync(ufw, "utf8"))) return "ufw";
  if (actif("firewalld")) return "firewalld";
  return actif("nftables") ? "nftables" : null;
}

function lireMachine(): MachineNetworkFacts {
  const interfaces = Object.entries(networkInterfaces()).flatMap(([nom, adresses = []]) =>
    adresses
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .map(({ address }) => ({ nom, adresse: address })),
  );
  return {
    interfaces,
    conteneur: existsSync("/.dockerenv") || existsSync("/run/.containerenv"),
    wsl: /microsoft/i.test(release()),
    parefeu: lireParefeu(),
  };
}

export const checkPhoneNetworkAccess = (config: ServerConfig): DiagnosticFinding[] =>
  judgePhoneNetworkAccess(config, composePhoneAddress(config, config.PORT), lireMachine());
