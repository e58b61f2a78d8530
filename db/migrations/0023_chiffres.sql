ALTER TABLE `statistiques_questions` ADD `parties` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `statistiques_questions` ADD `temps` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `statistiques_questions` ADD `voulu` integer DEFAULT false NOT NULL;