/**
 * Child process of sharing-picture.ts: draws one picture, sends its bytes in base64, and ends. Arguments: the font, the
 * logo, the texts as JSON.
 */
import process from "node:process";
import { drawSharingPicture } from "./draw-sharing-picture.ts";
import { sharingPictureTexts } from "./sharing-picture.ts";

const [, , font = "", logo = "", texts = ""] = process.argv;

// ends when the server has gone, since nobody waits for the picture
process.once("disconnect", () => process.exit());
const drawn = await drawSharingPicture(sharingPictureTexts.parse(JSON.parse(texts)), font, logo);
process.send?.(drawn.toString("base64"), () => process.exit());
