/** Reading, finding, writing and liking quizzes: plateforme §7 "Quizzes and questions". */
import type { Routes } from "../../context.ts";
import { routeQuizzEntier, routesEdition } from "./edition.ts";
import { routesImport } from "./importer.ts";
import { routeLecture } from "./lecture.ts";
import { routesListes } from "./listes.ts";
import { routesNotes } from "./notes.ts";
import { routesQuestions } from "./questions.ts";
import { routesRangement } from "./rangement.ts";
import { routesTrouver } from "./trouver.ts";
import { routesVersions } from "./versions.ts";
import { routeStatistiques } from "./statistiques.ts";

const quizz: Routes = async (app, contexte) => {
  await app.register(routeLecture, contexte);
  await app.register(routesListes, contexte);
  await app.register(routesTrouver, contexte);
  await app.register(routesRangement, contexte);
  await app.register(routesEdition, contexte);
  await app.register(routeQuizzEntier, contexte);
  await app.register(routesImport, contexte);
  await app.register(routesQuestions, contexte);
  await app.register(routesVersions, contexte);
  await app.register(routesNotes, contexte);
  await app.register(routeStatistiques, contexte);
};

export default quizz;
