CREATE TABLE `soirees_a_ecrire` (
	`_id` text PRIMARY KEY NOT NULL,
	`texte` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `historique` ADD `questions` integer;--> statement-breakpoint
ALTER TABLE `historique` ADD `parti` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `historique_jeton` ON `historique` (`jeton`);