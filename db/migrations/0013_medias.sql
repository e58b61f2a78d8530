CREATE TABLE `usages_medias` (
	`question` text NOT NULL,
	`ou` text NOT NULL,
	`nom` text NOT NULL,
	PRIMARY KEY(`question`, `ou`),
	FOREIGN KEY (`question`) REFERENCES `questions`(`_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `usages_medias_nom` ON `usages_medias` (`nom`);--> statement-breakpoint
ALTER TABLE `medias` ADD `titre` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `medias` ADD `fichier` text;--> statement-breakpoint
ALTER TABLE `medias` ADD `largeur` integer;--> statement-breakpoint
ALTER TABLE `medias` ADD `hauteur` integer;--> statement-breakpoint
ALTER TABLE `medias` ADD `inutileDepuis` text;--> statement-breakpoint
CREATE UNIQUE INDEX `medias_proprietaire_fichier` ON `medias` (`proprietaire`,`fichier`);--> statement-breakpoint
CREATE INDEX `medias_fichier` ON `medias` (`fichier`);
--> statement-breakpoint
-- Which stored files each question shows, without the part that is shown of them (`#t=`, `#xywh=`); addresses and default pictures
-- apart. From here on triggers keep it true, whoever writes; a migration that makes `questions` anew has to make them anew too.
INSERT INTO usages_medias (question, ou, nom)
	SELECT _id, ou, substr(nom, 1, instr(nom || '#', '#') - 1) FROM (
		SELECT _id, 'media' AS ou, media AS nom FROM questions
		UNION ALL SELECT _id, 'preuve', preuve ->> '$.media' FROM questions
		UNION ALL SELECT _id, 'suite', suite ->> '$.media' FROM questions
	) WHERE nom <> '' AND nom NOT LIKE '%/%' AND nom NOT IN ('question.jpeg', 'imprevu.jpeg');
--> statement-breakpoint
CREATE TRIGGER usages_medias_ajout AFTER INSERT ON questions BEGIN
	INSERT INTO usages_medias (question, ou, nom)
		SELECT new._id, ou, substr(nom, 1, instr(nom || '#', '#') - 1) FROM (
			SELECT 'media' AS ou, new.media AS nom
			UNION ALL SELECT 'preuve', new.preuve ->> '$.media'
			UNION ALL SELECT 'suite', new.suite ->> '$.media'
		) WHERE nom <> '' AND nom NOT LIKE '%/%' AND nom NOT IN ('question.jpeg', 'imprevu.jpeg');
END;
--> statement-breakpoint
CREATE TRIGGER usages_medias_changement AFTER UPDATE OF media, preuve, suite ON questions
WHEN new.media IS NOT old.media OR new.preuve IS NOT old.preuve OR new.suite IS NOT old.suite BEGIN
	DELETE FROM usages_medias WHERE question = new._id;
	INSERT INTO usages_medias (question, ou, nom)
		SELECT new._id, ou, substr(nom, 1, instr(nom || '#', '#') - 1) FROM (
			SELECT 'media' AS ou, new.media AS nom
			UNION ALL SELECT 'preuve', new.preuve ->> '$.media'
			UNION ALL SELECT 'suite', new.suite ->> '$.media'
		) WHERE nom <> '' AND nom NOT LIKE '%/%' AND nom NOT IN ('question.jpeg', 'imprevu.jpeg');
END;
