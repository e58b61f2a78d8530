/** A crowd without browsers: seats taken over the game's own sockets, so that sixty fit on a small machine. */
import { joindre } from "../../game-server/test/ligne.ts";

/** Sixty first names, most of them only told apart by their ends. */
export const SOIXANTE: readonly string[] = [
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

/** Seats everybody, in order, each with their drawing if there is one for them. They stay as long as the room does. */
export async function asseoir(
  adresse: string,
  code: string,
  pseudos: readonly string[],
  dessins: readonly string[] = [],
): Promise<void> {
  for (const [rang, pseudo] of pseudos.entries()) {
    const room = await joindre(adresse, code, {
      role: "joueur",
      jeton: crypto.randomUUID(),
      pseudo,
    });
    room.onMessage("*", () => {});
    const dessin = dessins[rang];
    if (dessin !== undefined) room.send("commande", { type: "dessiner", dessin });
  }
}
