-- Custom SQL migration: what drizzle-kit cannot write. Only open profiles are searched; triggers keep index, counts and cells in step.
-- The index holds no copy of the texts; skills are indexed as their JSON, of which the tokenizer takes the words. To rebuild it, see docs/runbook.md.
CREATE VIRTUAL TABLE candidate_search USING fts5(
  name, title, location, skills, facets,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER candidates_inserted AFTER INSERT ON candidates BEGIN
  INSERT INTO candidate_search (rowid, name, title, location, skills, facets)
  SELECT new.id, new.name, new.title, new.location, new.skills, new.facets WHERE new.status = 'open';

  INSERT INTO candidate_counts (status, count) VALUES (new.status, 1)
  ON CONFLICT (status) DO UPDATE SET count = count + 1;

  INSERT INTO candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL AND new.status = 'open'
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_deleted AFTER DELETE ON candidates BEGIN
  DELETE FROM candidate_search WHERE rowid = old.id AND old.status = 'open';
  UPDATE candidate_counts SET count = count - 1 WHERE status = old.status;
  UPDATE candidate_cells SET count = count - 1 WHERE old.status = 'open' AND cell = old.cell;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_updated
AFTER UPDATE OF status, name, title, location, skills, facets, cell ON candidates BEGIN
  DELETE FROM candidate_search WHERE rowid = old.id AND old.status = 'open';
  UPDATE candidate_counts SET count = count - 1 WHERE status = old.status;
  UPDATE candidate_cells SET count = count - 1 WHERE old.status = 'open' AND cell = old.cell;

  INSERT INTO candidate_search (rowid, name, title, location, skills, facets)
  SELECT new.id, new.name, new.title, new.location, new.skills, new.facets WHERE new.status = 'open';

  INSERT INTO candidate_counts (status, count) VALUES (new.status, 1)
  ON CONFLICT (status) DO UPDATE SET count = count + 1;

  INSERT INTO candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL AND new.status = 'open'
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
