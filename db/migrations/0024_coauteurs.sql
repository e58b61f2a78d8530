CREATE TABLE `coauteurs` (
	`quizz` text NOT NULL,
	`compte` text NOT NULL,
	`invite` text NOT NULL,
	`accepte` text,
	PRIMARY KEY(`quizz`, `compte`),
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coauteurs_compte` ON `coauteurs` (`compte`,`accepte`,`quizz`);--> statement-breakpoint
ALTER TABLE `versions` ADD `par` text REFERENCES comptes(_id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `versions_par` ON `versions` (`par`);
--> statement-breakpoint
-- Until now only its creator could save a quizz.
UPDATE `versions` SET `par` = (SELECT `createur` FROM `quizz` WHERE `quizz`.`_id` = `versions`.`quizz`);
