CREATE TABLE `quizz_tags` (
	`tag` text NOT NULL,
	`quizz` integer NOT NULL,
	PRIMARY KEY(`tag`, `quizz`)
);
--> statement-breakpoint
CREATE TABLE `totaux` (
	`liste` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `quizz_visibilite_date`;
--> statement-breakpoint
DROP INDEX `quizz_visibilite_note`;
--> statement-breakpoint
DROP INDEX `quizz_createur`;
--> statement-breakpoint
ALTER TABLE `quizz` ADD `questionsCount` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `quizz` ADD `vide` integer DEFAULT true NOT NULL;
--> statement-breakpoint
-- What the lists need of each quizz without looking at its questions or inside its tags. From here on the triggers below keep
-- it true, whoever writes; a migration that makes `quizz` or `questions` anew has to make their triggers anew too.
UPDATE `quizz` SET
	`questionsCount` = (SELECT count(*) FROM `questions` WHERE `questions`.`quizz` = `quizz`.`_id` AND `type` <> 'rien'),
	`vide` = NOT EXISTS (SELECT 1 FROM `questions` WHERE `questions`.`quizz` = `quizz`.`_id`);
--> statement-breakpoint
INSERT OR IGNORE INTO `quizz_tags` (`tag`, `quizz`)
	SELECT `value`, `numero` FROM `quizz`, json_each(`quizz`.`tags`);
--> statement-breakpoint
-- An hour is the longest that a question may be timed (contracts/limites.ts).
UPDATE `questions` SET `temps` = 3600 WHERE `temps` > 3600;
--> statement-breakpoint
INSERT INTO `totaux` (`liste`, `n`) VALUES
	('public', (SELECT count(*) FROM `quizz` WHERE `visibilite` = 'public' AND `vide` = 0)),
	('officiel', (SELECT count(*) FROM `quizz` WHERE `officiel` = 1 AND `vide` = 0));
--> statement-breakpoint
CREATE INDEX `quizz_tags_quizz` ON `quizz_tags` (`quizz`);
--> statement-breakpoint
CREATE INDEX `quizz_public_numero` ON `quizz` (`numero`) WHERE visibilite = 'public' and vide = 0;
--> statement-breakpoint
CREATE INDEX `quizz_public_date` ON `quizz` (`date`,`numero`) WHERE visibilite = 'public' and vide = 0;
--> statement-breakpoint
CREATE INDEX `quizz_public_note` ON `quizz` (`note`,`numero`) WHERE visibilite = 'public' and vide = 0;
--> statement-breakpoint
CREATE INDEX `quizz_officiel_numero` ON `quizz` (`numero`) WHERE officiel = 1 and vide = 0;
--> statement-breakpoint
CREATE INDEX `quizz_officiel_date` ON `quizz` (`date`,`numero`) WHERE officiel = 1 and vide = 0;
--> statement-breakpoint
CREATE INDEX `quizz_officiel_note` ON `quizz` (`note`,`numero`) WHERE officiel = 1 and vide = 0;
--> statement-breakpoint
CREATE INDEX `quizz_createur` ON `quizz` (`createur`,`rang`,`numero`,`vide`,`visibilite`,`officiel`);
--> statement-breakpoint
CREATE INDEX `favoris_rang` ON `favoris` (`compte`,`rang`,`quizz`);
--> statement-breakpoint
CREATE INDEX `messages_a_compter` ON `messages` (`a`,`effaceParA`,`genre`,`lu`);
--> statement-breakpoint
CREATE INDEX `messages_de_compter` ON `messages` (`de`,`effaceParDe`,`genre`,`lu`);
--> statement-breakpoint
CREATE TRIGGER questions_ajout AFTER INSERT ON questions BEGIN
	UPDATE quizz SET questionsCount = questionsCount + (new.type <> 'rien'), vide = 0 WHERE _id = new.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER questions_retrait AFTER DELETE ON questions BEGIN
	UPDATE quizz SET questionsCount = questionsCount - (old.type <> 'rien'),
		vide = NOT EXISTS (SELECT 1 FROM questions WHERE quizz = old.quizz)
		WHERE _id = old.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER questions_type AFTER UPDATE OF type ON questions WHEN (new.type = 'rien') <> (old.type = 'rien') BEGIN
	UPDATE quizz SET questionsCount = questionsCount + (new.type <> 'rien') - (old.type <> 'rien') WHERE _id = new.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER quizz_tags_ajout AFTER INSERT ON quizz BEGIN
	INSERT OR IGNORE INTO quizz_tags (tag, quizz) SELECT value, new.numero FROM json_each(new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER quizz_tags_changement AFTER UPDATE OF tags ON quizz BEGIN
	DELETE FROM quizz_tags WHERE quizz = new.numero;
	INSERT OR IGNORE INTO quizz_tags (tag, quizz) SELECT value, new.numero FROM json_each(new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER quizz_tags_retrait AFTER DELETE ON quizz BEGIN
	DELETE FROM quizz_tags WHERE quizz = old.numero;
END;
--> statement-breakpoint
CREATE TRIGGER totaux_ajout AFTER INSERT ON quizz WHEN new.vide = 0 BEGIN
	UPDATE totaux SET n = n + 1
		WHERE (liste = 'public' AND new.visibilite = 'public') OR (liste = 'officiel' AND new.officiel = 1);
END;
--> statement-breakpoint
CREATE TRIGGER totaux_retrait AFTER DELETE ON quizz WHEN old.vide = 0 BEGIN
	UPDATE totaux SET n = n - 1
		WHERE (liste = 'public' AND old.visibilite = 'public') OR (liste = 'officiel' AND old.officiel = 1);
END;
--> statement-breakpoint
CREATE TRIGGER totaux_changement AFTER UPDATE OF vide, visibilite, officiel ON quizz
WHEN new.vide <> old.vide OR new.visibilite <> old.visibilite OR new.officiel <> old.officiel BEGIN
	UPDATE totaux SET n = n + (new.vide = 0 AND new.visibilite = 'public') - (old.vide = 0 AND old.visibilite = 'public')
		WHERE liste = 'public';
	UPDATE totaux SET n = n + (new.vide = 0 AND new.officiel = 1) - (old.vide = 0 AND old.officiel = 1)
		WHERE liste = 'officiel';
END;
