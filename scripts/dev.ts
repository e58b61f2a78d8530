/**
 * `npm run dev`: the server, restarted at each change of its sources, and Vite in front of it with hot reload. Open the
 * address that Vite prints; Vite passes the API, the media and the sockets on.
 */
import { spawn } from "node:child_process";
import process from "node:process";
import closeWithGrace from "close-with-grace";

const SURVEILLES = ["contracts", "game-server", "db", "api", "server"].flatMap((dossier) => [
  "--watch-path",
  dossier,
]);

const enfants = [
  spawn(process.execPath, [...SURVEILLES, "--watch", "server.ts"], { stdio: "inherit" }),
  spawn(process.execPath, ["node_modules/vite/bin/vite.js"], { stdio: "inherit" }),
];
for (const enfant of enfants) enfant.on("exit", (code) => process.exit(code ?? 0));
closeWithGrace({ delay: 2000 }, async () => {
  for (const enfant of enfants) enfant.kill();
});
