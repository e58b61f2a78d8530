CREATE TABLE `changements` (
	`quoi` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jetons_mail_mail` ON `jetons_mail` (`mail`,`genre`);--> statement-breakpoint
CREATE INDEX `parties_finies_quizz` ON `parties_finies` (`quizz`);--> statement-breakpoint
CREATE INDEX `parties_finies_date` ON `parties_finies` (`date`);--> statement-breakpoint
CREATE INDEX `signalements_date` ON `signalements` (`date`);--> statement-breakpoint
CREATE INDEX `signalements_auteur` ON `signalements` (`auteur`);--> statement-breakpoint
CREATE INDEX `signalements_quizz` ON `signalements` (`quizz`);--> statement-breakpoint
CREATE INDEX `signalements_question` ON `signalements` (`question`);
--> statement-breakpoint
INSERT INTO `changements` (`quoi`, `n`) VALUES ('mots', 0), ('places', 0), ('dates', 0), ('notes', 0), ('comptes', 0);
--> statement-breakpoint
-- How often something has changed that quizzes are found by (`mots`: titles, tags, pseudos), or that everybody's lists are made of
-- (`places`: which ones are in them) or put in order by, or say of their questions (`comptes`): what the reading thread remembers of it holds as long as these do. Whoever
-- writes; a migration that makes `quizz` or `comptes` anew has to make them anew too.
CREATE TRIGGER changements_ajout AFTER INSERT ON quizz BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi IN ('mots', 'places');
END;
--> statement-breakpoint
CREATE TRIGGER changements_retrait AFTER DELETE ON quizz
WHEN old.vide = 0 AND (old.visibilite = 'public' OR old.officiel = 1) BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'places';
END;
--> statement-breakpoint
CREATE TRIGGER changements_mots AFTER UPDATE OF title, tags, createur ON quizz
WHEN new.title <> old.title OR new.tags <> old.tags OR new.createur <> old.createur BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'mots';
END;
--> statement-breakpoint
CREATE TRIGGER changements_places AFTER UPDATE OF visibilite, officiel, vide ON quizz
WHEN new.visibilite <> old.visibilite OR new.officiel <> old.officiel OR new.vide <> old.vide BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'places';
END;
--> statement-breakpoint
CREATE TRIGGER changements_date AFTER UPDATE OF date ON quizz
WHEN new.vide = 0 AND (new.visibilite = 'public' OR new.officiel = 1) AND new.date <> old.date BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER changements_note AFTER UPDATE OF note ON quizz
WHEN new.vide = 0 AND (new.visibilite = 'public' OR new.officiel = 1) AND new.note <> old.note BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'notes';
END;
--> statement-breakpoint
CREATE TRIGGER changements_pseudo AFTER UPDATE OF pseudo ON comptes WHEN new.pseudo <> old.pseudo BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'mots';
END;
--> statement-breakpoint
CREATE TRIGGER changements_compte AFTER UPDATE OF questionsCount ON quizz
WHEN (new.visibilite = 'public' OR new.officiel = 1) AND new.questionsCount <> old.questionsCount BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'comptes';
END;
