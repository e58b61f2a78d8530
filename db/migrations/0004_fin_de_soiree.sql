CREATE TABLE `historique` (
	`partie` text NOT NULL,
	`jeton` text NOT NULL,
	`compte` text,
	`gorgees` integer NOT NULL,
	`score` integer,
	PRIMARY KEY(`partie`, `jeton`),
	FOREIGN KEY (`partie`) REFERENCES `parties_finies`(`_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `historique_compte` ON `historique` (`compte`);--> statement-breakpoint
CREATE TABLE `parties_finies` (
	`_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`quizz` text,
	`titre` text NOT NULL,
	`nbJoueurs` integer NOT NULL,
	`nbQuestions` integer NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `signalements` (
	`_id` text PRIMARY KEY NOT NULL,
	`destinataire` text NOT NULL,
	`auteur` text,
	`quizz` text NOT NULL,
	`question` text,
	`text` text NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`auteur`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`quizz`) REFERENCES `quizz`(`_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question`) REFERENCES `questions`(`_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `signalements_destinataire_date` ON `signalements` (`destinataire`,`date`);