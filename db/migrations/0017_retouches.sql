ALTER TABLE `sessions` ADD `finie` text;--> statement-breakpoint
ALTER TABLE `imprevus` ADD `creation` text;--> statement-breakpoint
CREATE UNIQUE INDEX `imprevus_creation_unique` ON `imprevus` (`creation`);--> statement-breakpoint
ALTER TABLE `mots` ADD `ecrit` text;