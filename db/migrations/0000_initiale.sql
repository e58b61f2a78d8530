CREATE TABLE `comptes` (
	`_id` text PRIMARY KEY NOT NULL,
	`pseudo` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`officiel` integer DEFAULT false NOT NULL,
	`date` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comptes_pseudo_unique` ON `comptes` (`pseudo`);--> statement-breakpoint
CREATE TABLE `contenus` (
	`cle` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `imprevus` (
	`_id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`media` text NOT NULL,
	`rare` integer DEFAULT false NOT NULL,
	`culSec` integer DEFAULT false NOT NULL,
	`suite` text,
	`liste` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `medias` (
	`nom` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`taille` integer NOT NULL,
	`proprietaire` text NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`proprietaire`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `medias_proprietaire` ON `medias` (`proprietaire`);--> statement-breakpoint
CREATE TABLE `notes` (
	`quizz` text NOT NULL,
	`compte` text NOT NULL,
	`aime` integer NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`quizz`, `compte`),
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_compte` ON `notes` (`compte`);--> statement-breakpoint
CREATE TABLE `parties` (
	`code` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`partie` text NOT NULL,
	`instant` real NOT NULL,
	`date` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `parties_fixes` (
	`code` text PRIMARY KEY NOT NULL,
	`fixe` text NOT NULL,
	FOREIGN KEY (`code`) REFERENCES `parties`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `questions` (
	`_id` text PRIMARY KEY NOT NULL,
	`quizz` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`text` text NOT NULL,
	`media` text NOT NULL,
	`options` text NOT NULL,
	`reponse` text NOT NULL,
	`precis` text NOT NULL,
	`temps` integer DEFAULT 0 NOT NULL,
	`preuve` text,
	`suite` text,
	`liste` text NOT NULL,
	`aleatoire` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `questions_quizz_position` ON `questions` (`quizz`,`position`);--> statement-breakpoint
CREATE TABLE `quizz` (
	`numero` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`_id` text NOT NULL,
	`title` text NOT NULL,
	`langue` text DEFAULT 'fr' NOT NULL,
	`createur` text NOT NULL,
	`visibilite` text DEFAULT 'prive' NOT NULL,
	`officiel` integer DEFAULT false NOT NULL,
	`aleatoireGlobal` integer DEFAULT false NOT NULL,
	`aleatoire` text NOT NULL,
	`tags` text NOT NULL,
	`note` integer DEFAULT -1 NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`createur`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quizz__id_unique` ON `quizz` (`_id`);--> statement-breakpoint
CREATE INDEX `quizz_createur` ON `quizz` (`createur`);--> statement-breakpoint
CREATE INDEX `quizz_visibilite_date` ON `quizz` (`visibilite`,`date`);--> statement-breakpoint
CREATE INDEX `quizz_visibilite_note` ON `quizz` (`visibilite`,`note`);