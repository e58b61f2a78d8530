CREATE TABLE `comptes_rendus` (
	`_id` text PRIMARY KEY NOT NULL,
	`soiree` text NOT NULL,
	`code` text NOT NULL,
	`quizz` text,
	`titre` text NOT NULL,
	`date` text NOT NULL,
	`jeton` text NOT NULL,
	`compte` text,
	`nbJoueurs` integer NOT NULL,
	`bilan` text NOT NULL,
	`contenu` text,
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comptes_rendus_soiree` ON `comptes_rendus` (`soiree`);--> statement-breakpoint
CREATE INDEX `comptes_rendus_compte` ON `comptes_rendus` (`compte`,`date`) WHERE compte is not null;--> statement-breakpoint
CREATE INDEX `comptes_rendus_jeton` ON `comptes_rendus` (`jeton`) WHERE compte is null;--> statement-breakpoint
CREATE INDEX `comptes_rendus_sans_compte` ON `comptes_rendus` (`date`) WHERE compte is null;--> statement-breakpoint
CREATE INDEX `comptes_rendus_noms` ON `comptes_rendus` (`date`) WHERE contenu is not null;--> statement-breakpoint
CREATE INDEX `comptes_rendus_quizz` ON `comptes_rendus` (`quizz`);