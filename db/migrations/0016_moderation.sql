CREATE TABLE `actes` (
	`numero` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date` text NOT NULL,
	`signe` integer NOT NULL,
	`par` text,
	`genre` text NOT NULL,
	`titre` text NOT NULL,
	`vise` integer NOT NULL,
	`compte` text,
	`affaire` integer,
	`detail` text DEFAULT '' NOT NULL,
	`mesure` text,
	FOREIGN KEY (`par`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `actes_par` ON `actes` (`par`);--> statement-breakpoint
CREATE INDEX `actes_compte` ON `actes` (`compte`);--> statement-breakpoint
CREATE INDEX `actes_affaire` ON `actes` (`affaire`);--> statement-breakpoint
CREATE TABLE `affaires` (
	`numero` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`genre` text NOT NULL,
	`cible` text NOT NULL,
	`quizz` text,
	`auteur` text,
	`maison` integer DEFAULT false NOT NULL,
	`titre` text NOT NULL,
	`rang` integer,
	`icone` text DEFAULT 'quizz' NOT NULL,
	`etat` text DEFAULT 'ouverte' NOT NULL,
	`prisePar` text,
	`priseJusque` text,
	`ouverte` text NOT NULL,
	`date` text NOT NULL,
	`close` text,
	`version` integer DEFAULT 0 NOT NULL,
	`mots` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`auteur`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`prisePar`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affaires_ouverte` ON `affaires` (`genre`,`cible`) WHERE etat = 'ouverte';--> statement-breakpoint
CREATE INDEX `affaires_etat` ON `affaires` (`etat`,`mots`,`date`);--> statement-breakpoint
CREATE INDEX `affaires_quizz` ON `affaires` (`quizz`);--> statement-breakpoint
CREATE INDEX `affaires_auteur` ON `affaires` (`auteur`);--> statement-breakpoint
CREATE INDEX `affaires_prisePar` ON `affaires` (`prisePar`);--> statement-breakpoint
CREATE INDEX `affaires_close` ON `affaires` (`close`);--> statement-breakpoint
CREATE TABLE `copies` (
	`_id` text PRIMARY KEY NOT NULL,
	`affaire` integer NOT NULL,
	`date` text NOT NULL,
	`contenu` text NOT NULL,
	`empreinte` text NOT NULL,
	FOREIGN KEY (`affaire`) REFERENCES `affaires`(`numero`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `copies_affaire` ON `copies` (`affaire`,`date`);--> statement-breakpoint
CREATE TABLE `copies_medias` (
	`nom` text NOT NULL,
	`copie` text NOT NULL,
	PRIMARY KEY(`nom`, `copie`),
	FOREIGN KEY (`copie`) REFERENCES `copies`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `copies_medias_copie` ON `copies_medias` (`copie`);--> statement-breakpoint
CREATE TABLE `medias_refuses` (
	`fichier` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mesures` (
	`_id` text PRIMARY KEY NOT NULL,
	`affaire` integer NOT NULL,
	`compte` text,
	`genre` text NOT NULL,
	`raison` text NOT NULL,
	`jusque` text,
	`messages` integer DEFAULT false NOT NULL,
	`signe` integer NOT NULL,
	`par` text,
	`fichiers` text NOT NULL,
	`date` text NOT NULL,
	`lue` text,
	`levee` text,
	`jeton` text,
	`contestation` text,
	`contestee` text,
	`reponse` text,
	FOREIGN KEY (`affaire`) REFERENCES `affaires`(`numero`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`compte`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`par`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mesures_jeton_unique` ON `mesures` (`jeton`);--> statement-breakpoint
CREATE INDEX `mesures_affaire` ON `mesures` (`affaire`);--> statement-breakpoint
CREATE INDEX `mesures_compte` ON `mesures` (`compte`,`date`);--> statement-breakpoint
CREATE INDEX `mesures_par` ON `mesures` (`par`);--> statement-breakpoint
CREATE TABLE `mots` (
	`mot` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL
);
--> statement-breakpoint
-- The reports of before join cases too, without a copy of what they are about: none was kept.
INSERT INTO `affaires` (`genre`, `cible`, `quizz`, `auteur`, `maison`, `titre`, `rang`, `ouverte`, `date`)
SELECT
	iif(s.`question` IS NULL, 'quizz', 'question'), coalesce(s.`question`, s.`quizz`), s.`quizz`, iif(c.`officiel`, NULL, c.`_id`), c.`officiel`, q.`title`, u.`position` + 1, min(s.`date`), max(s.`date`)
FROM `signalements` s JOIN `quizz` q ON q.`_id` = s.`quizz` JOIN `comptes` c ON c.`_id` = q.`createur` LEFT JOIN `questions` u ON u.`_id` = s.`question`
GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE `signalements` RENAME TO `signalements_d_avant`;--> statement-breakpoint
CREATE TABLE `signalements` (
	`_id` text PRIMARY KEY NOT NULL,
	`affaire` integer NOT NULL,
	`auteur` text,
	`signe` integer NOT NULL,
	`motif` text DEFAULT 'autre' NOT NULL,
	`text` text NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`affaire`) REFERENCES `affaires`(`numero`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`auteur`) REFERENCES `comptes`(`_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `signalements` (`_id`, `affaire`, `auteur`, `signe`, `text`, `date`)
SELECT s.`_id`, a.`numero`, s.`auteur`, s.`auteur` IS NOT NULL, s.`text`, s.`date`
FROM `signalements_d_avant` s JOIN `affaires` a ON a.`cible` = coalesce(s.`question`, s.`quizz`);--> statement-breakpoint
DROP TABLE `signalements_d_avant`;--> statement-breakpoint
CREATE INDEX `signalements_affaire` ON `signalements` (`affaire`,`date`);--> statement-breakpoint
CREATE INDEX `signalements_auteur` ON `signalements` (`auteur`);--> statement-breakpoint
ALTER TABLE `comptes` ADD `suspendu` text;--> statement-breakpoint
ALTER TABLE `comptes` ADD `sansPublier` text;--> statement-breakpoint
ALTER TABLE `comptes` ADD `sansEcrire` text;--> statement-breakpoint
CREATE INDEX `comptes_gens` ON `comptes` (`pseudoCle`,`_id`,`mail`,`role`,`suspendu`,`sansPublier`,`sansEcrire`) WHERE officiel = 0;--> statement-breakpoint
ALTER TABLE `quizz` ADD `masque` text;--> statement-breakpoint
ALTER TABLE `quizz` ADD `masqueOfficiel` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `mesure` text REFERENCES mesures(_id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `messages_mesure` ON `messages` (`mesure`);--> statement-breakpoint
-- The audit log is added to, and nothing else: only those it names go, with their accounts.
CREATE TRIGGER actes_inchanges BEFORE UPDATE ON actes
WHEN new.numero <> old.numero OR new.date <> old.date OR new.signe <> old.signe OR new.genre <> old.genre OR new.titre <> old.titre
	OR new.vise <> old.vise OR new.affaire IS NOT old.affaire OR new.detail <> old.detail OR new.mesure IS NOT old.mesure
	OR (new.par IS NOT old.par AND new.par IS NOT NULL) OR (new.compte IS NOT old.compte AND new.compte IS NOT NULL) BEGIN
	SELECT raise(ABORT, 'the audit log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER actes_gardes BEFORE DELETE ON actes BEGIN
	SELECT raise(ABORT, 'the audit log is never changed');
END;
