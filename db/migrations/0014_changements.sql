CREATE TABLE `changements` (
	`quoi` text PRIMARY KEY NOT NULL,
	`n` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `changements` (`quoi`, `n`) VALUES ('quizz', 0);
--> statement-breakpoint
-- How often something has changed that a list is chosen or put in order by: what the reading thread remembers holds as long as this
-- does. Whoever writes; a migration that makes `quizz` or `comptes` anew has to make these anew too.
CREATE TRIGGER changements_ajout AFTER INSERT ON quizz BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'quizz';
END;
--> statement-breakpoint
CREATE TRIGGER changements_retrait AFTER DELETE ON quizz BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'quizz';
END;
--> statement-breakpoint
CREATE TRIGGER changements_quizz AFTER UPDATE OF title, createur, visibilite, officiel, tags, note, vide, date ON quizz BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'quizz';
END;
--> statement-breakpoint
CREATE TRIGGER changements_pseudo AFTER UPDATE OF pseudo ON comptes BEGIN
	UPDATE changements SET n = n + 1 WHERE quoi = 'quizz';
END;
