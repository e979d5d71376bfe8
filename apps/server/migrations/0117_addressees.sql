-- contract: unused since 0096
-- The reader of a mail to a firm is found where the mail is written; no program in use reads the view.
drop view addressee;
