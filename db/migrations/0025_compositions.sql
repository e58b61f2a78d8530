CREATE TABLE `questions_vues` (
	`compte` text,
	`jeton` text,
	`question` text NOT NULL,
	`cle` text NOT NULL,
	`soiree` text NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_vues_compte` ON `questions_vues` (`compte`,`cle`,`question`) WHERE compte is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `questions_vues_jeton` ON `questions_vues` (`jeton`,`cle`,`question`) WHERE compte is null;--> statement-breakpoint
CREATE INDEX `questions_vues_date` ON `questions_vues` (`date`);--> statement-breakpoint
ALTER TABLE `quizz` ADD `composable` integer DEFAULT true NOT NULL;