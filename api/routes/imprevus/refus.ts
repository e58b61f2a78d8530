/** What writing one imprévu and writing the deck share. */
import { ErreurHttp } from "../../services/http-error.ts";

export const TAGS_DECK = ["Imprévus (administration)"];

export const tropDImprevus = () =>
  new ErreurHttp(409, "Il y a déjà 2\u00A0000\u00A0imprévus. Supprimez-en d’abord.");
export const imprevuInconnu = () => new ErreurHttp(404, "Cet imprévu n’existe pas ou plus.");
