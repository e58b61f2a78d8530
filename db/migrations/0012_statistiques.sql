CREATE TABLE `fausses_reponses` (
	`question` text NOT NULL,
	`cle` text NOT NULL,
	`texte` text NOT NULL,
	`fois` integer NOT NULL,
	`parties` integer NOT NULL,
	PRIMARY KEY(`question`, `cle`),
	FOREIGN KEY (`question`) REFERENCES `statistiques_questions`(`question`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `statistiques_questions` (
	`question` text PRIMARY KEY NOT NULL,
	`empreinte` text NOT NULL,
	`posees` integer NOT NULL,
	`justes` integer NOT NULL,
	FOREIGN KEY (`question`) REFERENCES `questions`(`_id`) ON UPDATE no action ON DELETE cascade
);
