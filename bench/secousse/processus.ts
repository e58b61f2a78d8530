/** One process of many, for a whole town behind one address: the limits of a Wi-Fi are not what is tried here. */
import process from "node:process";
import closeWithGrace from "close-with-grace";
import { lireConfig } from "#config";
import { demarrer } from "../../server.ts";

const lecture = lireConfig(process.env);
if (!lecture.ok) throw new Error(lecture.message);
const beaucoup = 1_000_000;
const serveur = await demarrer(lecture.config, {
  roomsParMinute: beaucoup,
  placesParMinute: beaucoup,
  lecturesParMinute: beaucoup,
  codesParMinute: beaucoup,
  echecsDeCodeParMinute: beaucoup,
});
closeWithGrace({ delay: 8000 }, () => serveur.fermer());
