-- Full-text index of the quizzes (decisions-plateforme, "Search"): row = quizz.numero. Written by the quizz repository,
-- because SQLite cannot transliterate. Drizzle does not describe virtual tables, hence this hand-written migration.
CREATE VIRTUAL TABLE quizz_recherche USING fts5(
	texte, translitteration,
	content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER quizz_recherche_suppression AFTER DELETE ON quizz BEGIN
	DELETE FROM quizz_recherche WHERE rowid = old.numero;
END;
