CREATE TABLE `amities` (
	`de` text NOT NULL,
	`a` text NOT NULL,
	`acceptee` integer DEFAULT false NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`de`, `a`),
	FOREIGN KEY (`de`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`a`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `amities_a` ON `amities` (`a`);--> statement-breakpoint
CREATE TABLE `badges_obtenus` (
	`compte` text NOT NULL,
	`badge` text NOT NULL,
	`affiche` integer DEFAULT false NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`compte`, `badge`),
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `captchas_servis` (
	`hache` text PRIMARY KEY NOT NULL,
	`expire` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jetons_mail` (
	`hache` text PRIMARY KEY NOT NULL,
	`compte` text NOT NULL,
	`genre` text NOT NULL,
	`mail` text,
	`expire` text NOT NULL,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `jetons_mail_compte` ON `jetons_mail` (`compte`,`genre`);--> statement-breakpoint
CREATE INDEX `jetons_mail_expire` ON `jetons_mail` (`expire`);--> statement-breakpoint
CREATE TABLE `messages` (
	`_id` text PRIMARY KEY NOT NULL,
	`genre` text NOT NULL,
	`de` text,
	`a` text NOT NULL,
	`text` text NOT NULL,
	`lu` integer DEFAULT false NOT NULL,
	`effaceParDe` integer DEFAULT false NOT NULL,
	`effaceParA` integer DEFAULT false NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`de`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`a`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `messages_a` ON `messages` (`a`,`date`);--> statement-breakpoint
CREATE INDEX `messages_de` ON `messages` (`de`,`date`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hache` text PRIMARY KEY NOT NULL,
	`compte` text NOT NULL,
	`souvenir` integer NOT NULL,
	`date` text NOT NULL,
	`expire` text NOT NULL,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_compte` ON `sessions` (`compte`);--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);--> statement-breakpoint
ALTER TABLE `comptes` ADD `pseudoCle` text;--> statement-breakpoint
ALTER TABLE `comptes` ADD `mail` text;--> statement-breakpoint
ALTER TABLE `comptes` ADD `password` text;--> statement-breakpoint
ALTER TABLE `comptes` ADD `confirme` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `comptes` ADD `icon` text DEFAULT 'ico0' NOT NULL;--> statement-breakpoint
ALTER TABLE `comptes` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `comptes_pseudoCle_unique` ON `comptes` (`pseudoCle`);--> statement-breakpoint
CREATE UNIQUE INDEX `comptes_mail_unique` ON `comptes` (`mail`);--> statement-breakpoint
ALTER TABLE `historique` ADD `exploits` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `comptes` SET `pseudoCle` = lower(`pseudo`);
