/** Made-up players and questions for the host views. */
import type { LigneArdoise } from "../scenes/hote/ligne-ardoise.tsx";

export const SIX: readonly LigneArdoise[] = [
  { cle: "1", nom: "Léa", n: 12, coche: true },
  { cle: "2", nom: "Tom", n: 7, coche: true, eau: true },
  { cle: "3", nom: "Zineb", n: 19, coche: false },
  { cle: "4", nom: "Jean-Baptiste", n: 4, coche: true },
  { cle: "5", nom: "Margaux", n: 9, coche: false },
  { cle: "6", nom: "Oncle Didier", n: 23, coche: true, absent: true },
];
const NOMS = [
  "Léa",
  "Tom",
  "Zineb",
  "Jean-Baptiste",
  "Margaux",
  "Oncle Didier",
  "Maximilien-Auguste-X",
  "Yo",
  "Père Castor",
  "Camille",
  "Inès",
  "Ousmane",
  "Hector",
  "Wwwwwwwwwwwwwwwwwwww",
  "Nadia",
  "Célestine",
  "Björn",
  "La Daronne",
  "Gégé",
  "Anne-So",
];
const COMPTES = [12, 7, 19, 4, 9, 63, 128, 0, 41, 5, 22, 1, 34, 88, 16, 27, 245, 3, 50, 11];
export const foule = (nombre: number): readonly LigneArdoise[] =>
  NOMS.slice(0, nombre).map((nom, i) => ({
    cle: nom,
    nom,
    n: COMPTES[i] ?? 0,
    coche: i % 3 !== 0,
    absent: i === 8,
    eau: i === 4,
  }));

export const MAYO =
  "Quel port aurait donné son nom à la mayonnaise, si l’on en croit la légende de 1756\u00a0?";
export const PORTS = [
  "Bayonne",
  "Port-Mahon, à Minorque",
  "Mayenne",
  "Aucun, c’est un général irlandais",
];
export const LONGUE =
  "En 1972, lors du tournage d’un film resté inachevé, un réalisateur français fit livrer sur le plateau, pour une seule scène de banquet, trois cents homards vivants que l’équipe refusa de cuire\u00a0: dans quel port breton furent-ils relâchés le lendemain, sous les applaudissements des pêcheurs réunis\u00a0?";
export const LONGUES = [
  "Saint-Quay-Portrieux, devant la jetée du vieux port en eau",
  "Douarnenez, après une procession menée par la fanfare",
  "Le Guilvinec, au retour des chalutiers",
  "Concarneau",
  "Roscoff, où ils furent aussitôt repêchés par des plaisants",
  "Cancale, entre deux parcs à huîtres",
];
