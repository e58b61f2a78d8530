/**
 * For each rule of `.dependency-cruiser.json`: imports that it must refuse, and the nearest ones that it must allow.
 * `type` before the path means a type-only import; `later` means an `import()` at run time.
 */

/** An import from one file to another, or to a package ("npm:zod"). */
export type PlantedImport = readonly [de: string, vers: string];

export interface PlantedImports {
  readonly refuses: readonly PlantedImport[];
  readonly permis: readonly PlantedImport[];
}

export const PLANTED_IMPORTS_BY_RULE: Readonly<Record<string, PlantedImports>> = {
  "no-circular": {
    refuses: [["api/services/boucle-a.ts", "api/services/boucle-b.ts"]],
    permis: [
      // a circle is reported once, at its first file
      ["api/services/boucle-b.ts", "api/services/boucle-a.ts"],
      ["api/services/ronde-a.ts", "type api/services/ronde-b.ts"],
      ["api/services/ronde-b.ts", "type api/services/ronde-a.ts"],
    ],
  },
  "not-to-test": {
    refuses: [
      ["db/seed.ts", "db/test/banc.ts"],
      ["api/app.ts", "api/routes/x.test.ts"],
    ],
    permis: [["db/seed.test.ts", "db/test/banc.ts"]],
  },
  "tests-say-what-they-start": {
    refuses: [
      ["scripts/a.test.ts", "npm:node:child_process"],
      ["server/several-processes/a.test.ts", "server/several-processes/test/redis.ts"],
      ["server/a.test.ts", "server/test/start-faulty-server.ts"],
    ],
    permis: [
      ["scripts/b.process.test.ts", "npm:node:child_process"],
      ["server/several-processes/b.redis.test.ts", "server/several-processes/test/redis.ts"],
    ],
  },
  "contracts-import-zod-only": {
    refuses: [
      ["contracts/limites.ts", "npm:fastify"],
      ["contracts/partie.ts", "type game-server/rules/types.ts"],
    ],
    permis: [
      ["contracts/room.ts", "npm:zod"],
      ["contracts/room.ts", "contracts/tags.ts"],
    ],
  },
  "rules-are-pure": {
    refuses: [
      ["game-server/rules/fin.ts", "npm:node:fs"],
      ["game-server/rules/prix.ts", "npm:zod"],
      ["game-server/rules/defi.ts", "type game-server/schema/etat.ts"],
    ],
    permis: [
      ["game-server/rules/juger.ts", "contracts/partie.ts"],
      ["game-server/rules/juger.ts", "game-server/apercu/juger.ts"],
      ["game-server/rules/hasard.ts", "npm:pure-rand"],
    ],
  },
  "apercu-is-pure": {
    refuses: [
      ["game-server/apercu/rendre.ts", "game-server/schema/etat.ts"],
      ["game-server/apercu/tirer.ts", "npm:pure-rand"],
    ],
    permis: [
      ["game-server/apercu/juger.ts", "game-server/rules/texte-libre.ts"],
      ["game-server/apercu/juger.ts", "npm:fastest-levenshtein"],
    ],
  },
  "formats-are-pure": {
    refuses: [
      ["formats/lire/kahoot.ts", "npm:node:fs"],
      ["formats/lire/gift.ts", "npm:react"],
      ["formats/lire/moodle.ts", "type game-server/rules/types.ts"],
      ["formats/ecrire/gift.ts", "client/document/question-ecrite.ts"],
    ],
    permis: [
      ["formats/lire/gift.ts", "contracts/quizz.ts"],
      ["formats/lire/moodle.ts", "npm:saxes"],
      ["formats/lire/moodle.ts", "formats/outils/html.ts"],
      ["client/screens/importer/file-reader.ts", "formats/formats.ts"],
      ["api/routes/quizz/edition.ts", "formats/lire/trinquizz.ts"],
    ],
  },
  "formats-are-for-screens-and-api": {
    refuses: [
      ["game-server/rooms/importer.ts", "formats/formats.ts"],
      ["db/seed.ts", "formats/lire/trinquizz.ts"],
      ["contracts/trinquizz-file.ts", "type formats/lecture.ts"],
    ],
    permis: [
      ["db/seed.test.ts", "formats/formats.ts"],
      ["scripts/exemple.ts", "formats/formats.ts"],
    ],
  },
  "schema-knows-rules-only": {
    refuses: [["game-server/schema/projeter.ts", "game-server/effects/interpreter.ts"]],
    permis: [
      ["game-server/schema/etat.ts", "npm:@colyseus/schema"],
      ["game-server/schema/etat.ts", "game-server/rules/types.ts"],
    ],
  },
  "effects-know-ports-and-rules-only": {
    refuses: [["game-server/effects/lampe.ts", "npm:@colyseus/core"]],
    permis: [["game-server/effects/interpreter.ts", "game-server/ports/ports.ts"]],
  },
  "ports-know-rules-only": {
    refuses: [["game-server/ports/lampe.ts", "game-server/ports/adapters/lampe.ts"]],
    permis: [["game-server/ports/ports.ts", "type game-server/rules/types.ts"]],
  },
  "game-does-not-know-its-adapters": {
    refuses: [["game-server/rooms/partie-room.ts", "game-server/ports/adapters/lampe.ts"]],
    permis: [
      ["server.ts", "game-server/ports/adapters/lampe.ts"],
      ["game-server/rooms/partie-room.ts", "game-server/ports/ports.ts"],
    ],
  },
  "game-reaches-db-through-adapters-only": {
    refuses: [["game-server/rooms/partie-room.ts", "type db/connection.ts"]],
    permis: [["game-server/ports/adapters/journal.ts", "db/repositories/journal.ts"]],
  },
  "game-stands-apart": {
    refuses: [
      ["game-server/rooms/join-request.ts", "api/plugins/sessions.ts"],
      ["game-server/rooms/capacity.ts", "type server/config.ts"],
    ],
    permis: [["game-server/rooms/capacity.ts", "contracts/limites.ts"]],
  },
  "db-stands-alone": {
    refuses: [["db/repositories/note.ts", "type api/plugins/sessions.ts"]],
    permis: [["db/repositories/note.ts", "contracts/note.ts"]],
  },
  "queries-in-repositories-only": {
    refuses: [
      ["api/routes/quizz/quizz.ts", "db/drizzle.ts"],
      ["db/seed.ts", "npm:better-sqlite3"],
    ],
    permis: [
      ["db/repositories/quizz.ts", "db/drizzle.ts"],
      ["db/reader.ts", "type npm:better-sqlite3"],
    ],
  },
  "programs-start-in-workers-only": {
    refuses: [["api/routes/quizz/quizz.ts", "npm:node:child_process"]],
    permis: [
      ["db/workers.ts", "npm:node:child_process"],
      ["api/services/password-hasher.ts", "type npm:node:child_process"],
    ],
  },
  "screens-move-by-navigation": {
    refuses: [["client/screens/hote/depart.ts", "npm:react-router-dom"]],
    permis: [["client/pont.tsx", "npm:react-router-dom"]],
  },
  "drizzle-by-one-module": {
    refuses: [["db/repositories/quizz.ts", "npm:drizzle-orm"]],
    permis: [["db/drizzle.ts", "npm:drizzle-orm"]],
  },
  "api-does-not-know-the-game": {
    refuses: [
      ["api/routes/rooms/rooms.ts", "game-server/rooms/capacity.ts"],
      ["api/routes/imprevus/essai.ts", "game-server/rules/texte-libre.ts"],
    ],
    permis: [
      ["api/routes/imprevus/essai.ts", "game-server/apercu/rendre.ts"],
      ["api/routes/rooms/rooms.ts", "db/repositories/note.ts"],
    ],
  },
  "api-does-not-know-how-it-was-started": {
    refuses: [["api/plugins/security-headers.ts", "type server/addresses.ts"]],
    permis: [["api/plugins/security-headers.ts", "type server/config.ts"]],
  },
  "settings-know-no-theme": {
    refuses: [
      ["server/terminal.ts", "api/app.ts"],
      ["server/config.ts", "type game-server/rules/types.ts"],
    ],
    permis: [
      ["server/terminal.ts", "db/connection.ts"],
      ["server/database-and-api.ts", "api/app.ts"],
    ],
  },
  "nobody-imports-the-composition": {
    refuses: [["api/services/ports.ts", "server/all-in-one.ts"]],
    permis: [
      ["server.ts", "server/all-in-one.ts"],
      ["api/services/monitoring-access.ts", "type server/config.ts"],
      ["game-server/rooms/vie.test.ts", "server/game-service.ts"],
    ],
  },
  "one-process-needs-no-other": {
    refuses: [
      ["server/all-in-one.ts", "server/several-processes/retry.ts"],
      ["server/game-service.ts", "type server/several-processes/redis/leases.ts"],
    ],
    permis: [
      ["server/several-processes/game-role.ts", "server/several-processes/retry.ts"],
      ["server/several-processes/game-role.ts", "server/game-service.ts"],
      ["scripts/admin/processus.ts", "server/several-processes/process-control.ts"],
    ],
  },
  "the-entry-loads-only-its-role": {
    refuses: [["server.ts", "server/several-processes/game-role.ts"]],
    permis: [["server.ts", "later server/several-processes/api-role.ts"]],
  },
  "nobody-imports-server": {
    refuses: [["server/listen.ts", "server.ts"]],
    permis: [["scripts/captures/captures.ts", "server.ts"]],
  },
  "the-product-does-not-lean-on-its-tools": {
    refuses: [["api/services/ports.ts", "scripts/free-port.ts"]],
    permis: [["e2e/server.ts", "scripts/free-port.ts"]],
  },
  "client-imports-contracts-and-previews": {
    refuses: [
      ["client/partie/regles.ts", "type game-server/rules/types.ts"],
      ["client/app/api/serveur.ts", "api/schemas.ts"],
    ],
    permis: [
      ["client/screens/editeur/apercu.tsx", "game-server/apercu/rendre.ts"],
      ["client/app/api/api.ts", "contracts/note.ts"],
    ],
  },
  "client-reads-the-state-by-its-types": {
    refuses: [["client/partie/etat.ts", "game-server/schema/etat.ts"]],
    permis: [["client/partie/vue.ts", "type game-server/schema/etat.ts"]],
  },
  "only-the-figures-know-prom-client": {
    refuses: [
      ["game-server/rooms/partie-room.ts", "npm:prom-client"],
      ["api/plugins/request-log.ts", "npm:prom-client"],
      ["server/scheduled-backups.ts", "npm:prom-client"],
    ],
    permis: [["server/metrics/metrics.ts", "npm:prom-client"]],
  },
  "only-the-line-knows-the-sdk": {
    refuses: [
      ["client/screens/salon/salon.tsx", "npm:@colyseus/sdk"],
      ["client/scenes/hote/table.tsx", "type npm:@colyseus/schema"],
    ],
    permis: [["client/partie/line/sdk.ts", "npm:@colyseus/sdk"]],
  },
  "routes-are-the-router-s": {
    refuses: [["client/screens/legal/cgu.tsx", "client/app/routes/jeu.tsx"]],
    permis: [
      ["client/app/pages.ts", "client/app/routes/jeu.tsx"],
      ["client/app/start/first-page.tsx", "client/app/routes/accueil.tsx"],
    ],
  },
  "screens-are-composed-by-routes": {
    refuses: [
      ["client/app/page/page.tsx", "client/screens/profil/profil.tsx"],
      ["client/ui/carte.tsx", "type client/screens/profil/profil.tsx"],
    ],
    permis: [
      ["client/app/routes/quizz.tsx", "client/screens/mes-quizz/mes-quizz.tsx"],
      ["client/app/pages.ts", "client/screens/profil/profil.tsx"],
    ],
  },
  "screens-never-meet": {
    refuses: [["client/screens/hote/menu.tsx", "type client/screens/joueur/menu.tsx"]],
    permis: [["client/screens/hote/menu.tsx", "client/screens/hote/joueurs.ts"]],
  },
  "scenes-and-pages-never-meet": {
    refuses: [
      ["client/scenes/hote/fin.tsx", "client/app/page/page.tsx"],
      ["client/mini-jeux/roue.tsx", "client/app/page/page.tsx"],
    ],
    permis: [["client/screens/editeur/page.tsx", "client/scenes/hote/fin.tsx"]],
  },
  "pages-and-scenes-never-meet": {
    refuses: [["client/app/page/apercu.tsx", "client/scenes/hote/fin.tsx"]],
    permis: [["client/screens/editeur/page.tsx", "client/app/page/page.tsx"]],
  },
  "what-is-shared-knows-no-screen": {
    refuses: [
      ["client/partie/panne-ecran.tsx", "client/scenes/hote/fin.tsx"],
      ["client/compte/amitie.ts", "client/app/page/annonces.ts"],
      ["client/quizz/pages.tsx", "client/app/router.tsx"],
    ],
    permis: [["client/app/page/amitie.ts", "client/compte/session.tsx"]],
  },
  "partie-compte-and-quizz-never-meet": {
    refuses: [
      ["client/partie/vote.tsx", "client/compte/session.tsx"],
      ["client/quizz/table.tsx", "type client/partie/vue.ts"],
    ],
    permis: [["client/partie/vote.tsx", "client/app/api/api.ts"]],
  },
  "the-ground-floor-knows-nothing-above": {
    refuses: [
      ["client/ui/ardoise.tsx", "type client/partie/vue.ts"],
      ["client/app/api/panne.ts", "client/app/page/page.tsx"],
      ["client/browser/garder.ts", "client/compte/session.tsx"],
    ],
    permis: [["client/ui/ardoise.tsx", "client/ui/craie.tsx"]],
  },
  "ui-api-and-browser-never-meet": {
    refuses: [
      ["client/ui/bouton.tsx", "client/browser/sounds/play-sound.ts"],
      ["client/app/api/api.ts", "client/browser/stored-values.ts"],
      ["client/browser/sounds/play-sound.ts", "client/ui/craie.tsx"],
    ],
    permis: [["client/browser/sounds/play-sound.ts", "client/browser/random-id.ts"]],
  },
  "ui-has-no-domain": {
    refuses: [
      ["client/ui/champ.tsx", "contracts/limites.ts"],
      ["client/ui/minuteur.tsx", "type game-server/schema/etat.ts"],
      ["client/ui/lien.tsx", "client/app/navigation.tsx"],
      ["client/browser/titre.ts", "client/app/paths.ts"],
    ],
    permis: [["client/compte/conditions-mot-de-passe.tsx", "contracts/limites.ts"]],
  },
  "addresses-know-no-screen": {
    refuses: [["client/app/paths.ts", "client/app/router.tsx"]],
    permis: [["client/app/navigation.tsx", "client/app/paths.ts"]],
  },
  "scenes-do-not-act": {
    refuses: [
      ["client/scenes/hote/imprevu.tsx", "client/partie/use-partie.ts"],
      ["client/scenes/joueur/fin.tsx", "client/partie/vote-quizz.tsx"],
      ["client/scenes/joueur/entree.tsx", "client/partie/line/place.ts"],
      ["client/scenes/joueur/profil.tsx", "client/app/api/api.ts"],
      ["client/scenes/joueur/lien.tsx", "client/app/navigation.tsx"],
    ],
    permis: [
      ["client/scenes/joueur/fin.tsx", "client/partie/vue.ts"],
      ["client/mini-jeux/scene.ts", "type client/partie/use-partie.ts"],
      ["client/screens/hote/imprevu.tsx", "client/partie/use-partie.ts"],
    ],
  },
  "hosts-have-no-test-tools": {
    refuses: [
      ["client/ui/tirage.ts", "npm:fast-check"],
      ["scripts/vite/police.ts", "npm:yaml"],
      ["formats/outils/lecteur.ts", "later npm:read-excel-file"],
    ],
    permis: [
      ["client/ui/tirage.test.ts", "npm:fast-check"],
      ["client/ui/type-de-tirage.ts", "type npm:fast-check"],
      ["client/ui/carte.tsx", "npm:react"],
      ["scripts/checks/lecteur.ts", "npm:yaml"],
    ],
  },
  "the-image-has-no-client-packages": {
    refuses: [
      ["api/plugins/page.ts", "npm:react"],
      ["server/export.ts", "later npm:papaparse"],
    ],
    permis: [
      ["formats/outils/export.ts", "npm:papaparse"],
      ["api/plugins/cookies.ts", "npm:@fastify/cookie"],
    ],
  },
  "nobody-imports-the-gallery": {
    refuses: [["client/main.tsx", "client/galerie/en-partie.tsx"]],
    permis: [["client/galerie/galerie.tsx", "client/galerie/en-partie.tsx"]],
  },
};
