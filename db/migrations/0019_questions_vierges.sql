-- Whether nothing is written in a question (contracts/question-vide.ts): only its creator sees it, and no count has it.
ALTER TABLE `questions` ADD `vierge` integer GENERATED ALWAYS AS (
	trim(`text`, char(32, 9, 10, 13, 160)) = '' AND `media` IN ('', 'question.jpeg')
	AND `options` = '[]' AND `reponse` = '[]' AND `precis` = '[]' AND `preuve` IS NULL AND `suite` IS NULL
) VIRTUAL;
--> statement-breakpoint
DROP TRIGGER questions_ajout;
--> statement-breakpoint
DROP TRIGGER questions_retrait;
--> statement-breakpoint
DROP TRIGGER questions_type;
--> statement-breakpoint
UPDATE `quizz` SET
	`questionsCount` = (SELECT count(*) FROM `questions` WHERE `questions`.`quizz` = `quizz`.`_id` AND `type` <> 'rien' AND `vierge` = 0),
	`vide` = NOT EXISTS (SELECT 1 FROM `questions` WHERE `questions`.`quizz` = `quizz`.`_id` AND `vierge` = 0)
	WHERE `_id` IN (SELECT `quizz` FROM `questions` WHERE `vierge` = 1);
--> statement-breakpoint
CREATE TRIGGER questions_ajout AFTER INSERT ON questions WHEN new.vierge = 0 BEGIN
	UPDATE quizz SET questionsCount = questionsCount + (new.type <> 'rien'), vide = 0 WHERE _id = new.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER questions_retrait AFTER DELETE ON questions WHEN old.vierge = 0 BEGIN
	UPDATE quizz SET questionsCount = questionsCount - (old.type <> 'rien'),
		vide = NOT EXISTS (SELECT 1 FROM questions WHERE quizz = old.quizz AND vierge = 0)
		WHERE _id = old.quizz;
END;
--> statement-breakpoint
CREATE TRIGGER questions_compte AFTER UPDATE OF type, text, media, options, reponse, precis, preuve, suite ON questions
WHEN new.vierge <> old.vierge OR (new.type = 'rien') <> (old.type = 'rien') BEGIN
	UPDATE quizz SET
		questionsCount = questionsCount + (new.type <> 'rien' AND new.vierge = 0) - (old.type <> 'rien' AND old.vierge = 0),
		vide = NOT EXISTS (SELECT 1 FROM questions WHERE quizz = new.quizz AND vierge = 0)
		WHERE _id = new.quizz;
END;
