CREATE TABLE `liens_servis` (
	`hache` text PRIMARY KEY NOT NULL,
	`compte` text NOT NULL,
	`expire` text NOT NULL,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `liens_servis_compte` ON `liens_servis` (`compte`);--> statement-breakpoint
CREATE INDEX `liens_servis_expire` ON `liens_servis` (`expire`);