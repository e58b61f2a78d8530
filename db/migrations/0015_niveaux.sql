ALTER TABLE `imprevus` ADD `niveau` text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE `imprevus` ADD `paquet` text DEFAULT 'Maison' NOT NULL;--> statement-breakpoint
ALTER TABLE `imprevus` ADD `revision` integer DEFAULT 1 NOT NULL;