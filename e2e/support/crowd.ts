/** A crowd without browsers: sixty seats on the game's own sockets, which a small machine can hold. */
import { joindreRoomParSocket } from "../../game-server/test/ligne.ts";

/** Sixty first names, most of which differ only at their ends. */
export const SOIXANTE_PSEUDOS: readonly string[] = [
  ...["Baptiste", "François", "Christophe", "Emmanuel", "Sébastien", "Maxime"].flatMap((second) => [
    `Jean-${second}`,
    `Jean ${second} B.`,
    `Marie-${second}`,
    `Anne ${second} L.`,
  ]),
  ...["Dupont-Lajoie", "Delacroix", "Montgolfier", "Martin", "Le Goff", "Vaugirard"].flatMap(
    (nom) => [`Oncle ${nom}`, `Tante ${nom}`, `Mme ${nom}`, `M. ${nom}`],
  ),
  "Maximilien-Auguste-X",
  "Maximilien-Auguste-Y",
  "LES WWWWWWWW DU FOND",
  "Wwwwwwwwwwwwwwwwwwww",
  "Léa",
  "Léa 2",
  "Yo",
  "Tom",
  "Zineb",
  "Père Castor",
  "La Daronne",
  "Ousmane",
];

/** Seats these people in order, with a drawing for each if given. They stay until the room closes. */
export async function asseoirJoueursParSocket(
  adresse: string,
  code: string,
  pseudos: readonly string[],
  dessins: readonly string[] = [],
): Promise<void> {
  for (const [rang, pseudo] of pseudos.entries()) {
    const room = await joindreRoomParSocket(adresse, code, {
      role: "joueur",
      jeton: crypto.randomUUID(),
      pseudo,
    });
    room.onMessage("*", () => {});
    const dessin = dessins[rang];
    if (dessin !== undefined) room.send("commande", { type: "dessiner", dessin });
  }
}
