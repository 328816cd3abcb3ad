CREATE TABLE `candidate_blocks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`public_id` text NOT NULL,
	`candidate_id` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_blocks_public_id` ON `candidate_blocks` (`public_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_blocks_key` ON `candidate_blocks` (`candidate_id`,`key`);--> statement-breakpoint
CREATE INDEX `candidate_blocks_company` ON `candidate_blocks` (`key`,`candidate_id`);--> statement-breakpoint
CREATE TABLE `company_candidate_cells` (
	`cell` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `candidates` ADD `idle_warned_at` integer;--> statement-breakpoint
CREATE INDEX `candidates_active_at` ON `candidates` (`active_at`);
--> statement-breakpoint
-- Until now nobody noted when a person last did something with a profile.
UPDATE `candidates` SET `active_at` = `updated_at` WHERE `active_at` IS NULL;
--> statement-breakpoint
-- Profiles for companies only have an index and cells of their own, kept like those of migrations/0004_candidate_search.sql.
CREATE VIRTUAL TABLE company_candidate_search USING fts5(
  name, title, location, skills, facets,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- A profile that arrives.
CREATE TRIGGER company_candidates_inserted AFTER INSERT ON candidates WHEN new.status = 'companies' BEGIN
  INSERT INTO company_candidate_search (rowid, name, title, location, skills, facets)
  VALUES (new.id, new.name, new.title, new.location, new.skills, new.facets);

  INSERT INTO company_candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- A profile that is purged.
CREATE TRIGGER company_candidates_deleted AFTER DELETE ON candidates WHEN old.status = 'companies' BEGIN
  DELETE FROM company_candidate_search WHERE rowid = old.id;
  UPDATE company_candidate_cells SET count = count - 1 WHERE cell = old.cell;
END;
--> statement-breakpoint
-- A profile that changes, comes in or goes out.
CREATE TRIGGER company_candidates_updated
AFTER UPDATE OF status, name, title, location, skills, facets, cell ON candidates
WHEN old.status = 'companies' OR new.status = 'companies' BEGIN
  DELETE FROM company_candidate_search WHERE rowid = old.id AND old.status = 'companies';
  UPDATE company_candidate_cells SET count = count - 1 WHERE old.status = 'companies' AND cell = old.cell;

  INSERT INTO company_candidate_search (rowid, name, title, location, skills, facets)
  SELECT new.id, new.name, new.title, new.location, new.skills, new.facets WHERE new.status = 'companies';

  INSERT INTO company_candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL AND new.status = 'companies'
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
