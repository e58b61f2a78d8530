CREATE TABLE `parties_morceaux` (
	`code` text NOT NULL,
	`nom` text NOT NULL,
	`texte` text NOT NULL,
	PRIMARY KEY(`code`, `nom`),
	FOREIGN KEY (`code`) REFERENCES `parties`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `parties_morceaux` (`code`, `nom`, `texte`) SELECT `code`, 'fixe', `fixe` FROM `parties_fixes`;
