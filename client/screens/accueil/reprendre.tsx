/** The way back to a game this browser is still part of, as a player or as its host. */
import { useEffect, useState } from "react";
import { Link } from "../../app/navigation.tsx";
import { type Adresse, vers } from "../../app/paths.ts";
import { lire } from "../../browser/stockage.ts";
import { Icone } from "../../ui/icones.tsx";
import styles from "./accueil.module.css";

interface Reprise {
  readonly code: string;
  readonly vers: Adresse;
  readonly role: "joueur" | "hote";
}

/** The rooms this browser remembers. */
function connues(): Reprise[] {
  const joueur = lire("roomID");
  const hote = lire("roomHote");
  return [
    ...(hote === "" ? [] : [{ code: hote, vers: "/room", role: "hote" } satisfies Reprise]),
    ...(joueur === ""
      ? []
      : [
          {
            code: joueur,
            vers: vers("/jeu/:room", { room: joueur }),
            role: "joueur",
          } satisfies Reprise,
        ]),
  ];
}

/** Apart: the first page does not load how answers are read for those who have nothing to go back to. */
async function existe(code: string): Promise<boolean> {
  const { roomExisteEncore } = await import("../../partie/line/room-existe.ts");
  return roomExisteEncore(code);
}

/** Shows nothing until the server has said that the room is still there. */
export function Reprendre() {
  const [ouvertes, setOuvertes] = useState<readonly Reprise[]>([]);
  useEffect(() => {
    let parti = false;
    for (const reprise of connues())
      void existe(reprise.code).then(
        (oui) => {
          if (oui && !parti) setOuvertes((avant) => [...avant, reprise]);
        },
        // what reads answers could not be fetched: nothing is offered
        () => {},
      );
    return () => {
      parti = true;
    };
  }, []);
  return ouvertes.map(({ code, vers, role }) => (
    <Link key={role} to={vers} className={styles["reprise"]}>
      <Icone nom={role === "hote" ? "qr" : "telephone"} taille="1.6em" />
      <span>
        <b>Reprendre ma partie</b>
        <small>
          Room {code}, {role === "hote" ? "écran de l’hôte" : "ta place est gardée"}
        </small>
      </span>
      <Icone nom="fleche" taille="1.4em" />
    </Link>
  ));
}
