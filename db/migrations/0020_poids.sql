ALTER TABLE `quizz` ADD `octets` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `quizz` ADD `octetsVersions` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What the texts of a quizz and of its kept versions weigh, so that both are bounded without being read. From here on the triggers
-- below keep it true, whoever writes; a migration that makes `questions` or `versions` anew has to make them anew too.
UPDATE `quizz` SET
	`octets` = coalesce((SELECT sum(octet_length(text) + octet_length(media) + octet_length(options) + octet_length(reponse) + octet_length(precis) + octet_length(liste)
		+ coalesce(octet_length(preuve), 0) + coalesce(octet_length(suite), 0)) FROM `questions` WHERE `questions`.`quizz` = `quizz`.`_id`), 0),
	`octetsVersions` = coalesce((SELECT sum(octet_length(`contenu`)) FROM `versions` WHERE `versions`.`quizz` = `quizz`.`_id`), 0);
--> statement-breakpoint
CREATE TRIGGER poids_ajout AFTER INSERT ON questions BEGIN
	UPDATE quizz SET octets = octets + octet_length(new.text) + octet_length(new.media) + octet_length(new.options) + octet_length(new.reponse) + octet_length(new.precis) + octet_length(new.liste)
		+ coalesce(octet_length(new.preuve), 0) + coalesce(octet_length(new.suite), 0)
		WHERE _id = new.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER poids_retrait AFTER DELETE ON questions BEGIN
	UPDATE quizz SET octets = octets - (octet_length(old.text) + octet_length(old.media) + octet_length(old.options) + octet_length(old.reponse) + octet_length(old.precis) + octet_length(old.liste)
		+ coalesce(octet_length(old.preuve), 0) + coalesce(octet_length(old.suite), 0))
		WHERE _id = old.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER poids_changement AFTER UPDATE OF text, media, options, reponse, precis, liste, preuve, suite ON questions BEGIN
	UPDATE quizz SET octets = octets + octet_length(new.text) + octet_length(new.media) + octet_length(new.options) + octet_length(new.reponse) + octet_length(new.precis) + octet_length(new.liste)
		+ coalesce(octet_length(new.preuve), 0) + coalesce(octet_length(new.suite), 0)
		- (octet_length(old.text) + octet_length(old.media) + octet_length(old.options) + octet_length(old.reponse) + octet_length(old.precis) + octet_length(old.liste)
		+ coalesce(octet_length(old.preuve), 0) + coalesce(octet_length(old.suite), 0))
		WHERE _id = new.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER poids_version_ajout AFTER INSERT ON versions BEGIN
	UPDATE quizz SET octetsVersions = octetsVersions + octet_length(new.contenu) WHERE _id = new.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER poids_version_retrait AFTER DELETE ON versions BEGIN
	UPDATE quizz SET octetsVersions = octetsVersions - octet_length(old.contenu) WHERE _id = old.quizz;
END;
