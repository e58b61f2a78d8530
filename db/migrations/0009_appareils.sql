CREATE TABLE `appareils` (
	`hache` text NOT NULL,
	`compte` text NOT NULL,
	`expire` text NOT NULL,
	PRIMARY KEY(`hache`, `compte`),
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appareils_compte` ON `appareils` (`compte`);--> statement-breakpoint
CREATE INDEX `appareils_expire` ON `appareils` (`expire`);