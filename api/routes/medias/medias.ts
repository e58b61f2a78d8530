/** Files that quizzes show: plateforme §5 "Files", §7 "POST /upload", decisions-plateforme "Media". */
import type { Routes } from "../../context.ts";
import { routeEnvoi } from "./envoi.ts";
import { routesFichiers } from "./fichiers.ts";
import { routeLien } from "./lien.ts";
import { routesMesMedias } from "./mes-medias.ts";

const medias: Routes = async (app, contexte) => {
  await app.register(routesFichiers, contexte);
  await app.register(routeEnvoi, contexte);
  await app.register(routesMesMedias, contexte);
  await app.register(routeLien, contexte);
};

export default medias;
