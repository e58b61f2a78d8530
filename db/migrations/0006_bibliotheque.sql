CREATE TABLE `favoris` (
	`compte` text NOT NULL,
	`quizz` text NOT NULL,
	`rang` integer NOT NULL,
	PRIMARY KEY(`compte`, `quizz`),
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favoris_quizz` ON `favoris` (`quizz`);--> statement-breakpoint
ALTER TABLE `quizz` ADD `rang` integer;
