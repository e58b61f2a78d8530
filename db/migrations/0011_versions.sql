CREATE TABLE `versions` (
	`_id` text PRIMARY KEY NOT NULL,
	`quizz` text NOT NULL,
	`date` text NOT NULL,
	`debut` text NOT NULL,
	`atelier` text,
	`title` text NOT NULL,
	`questionsCount` integer NOT NULL,
	`contenu` text NOT NULL,
	`envoi` text,
	`reponse` text,
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `versions_quizz_date` ON `versions` (`quizz`,`date`);--> statement-breakpoint
CREATE TABLE `versions_medias` (
	`nom` text NOT NULL,
	`version` text NOT NULL,
	PRIMARY KEY(`nom`, `version`),
	FOREIGN KEY (`version`) REFERENCES `versions`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `versions_medias_version` ON `versions_medias` (`version`);--> statement-breakpoint
ALTER TABLE `quizz` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `quizz` ADD `auteur` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `quizz` ADD `licence` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `quizz` ADD `creation` text;