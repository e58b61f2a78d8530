CREATE TABLE `inscriptions` (
	`hache` text PRIMARY KEY NOT NULL,
	`pseudo` text NOT NULL,
	`pseudoCle` text NOT NULL,
	`mail` text NOT NULL,
	`password` text NOT NULL,
	`expire` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inscriptions_pseudo` ON `inscriptions` (`pseudoCle`);--> statement-breakpoint
CREATE INDEX `inscriptions_mail` ON `inscriptions` (`mail`);--> statement-breakpoint
CREATE INDEX `inscriptions_expire` ON `inscriptions` (`expire`);--> statement-breakpoint
DELETE FROM `comptes` WHERE `confirme` = 0 AND `officiel` = 0;--> statement-breakpoint
DELETE FROM `jetons_mail` WHERE `genre` = 'confirme';--> statement-breakpoint
ALTER TABLE `comptes` DROP COLUMN `confirme`;