-- Custom SQL migration: what drizzle-kit cannot write. Only open offers are searched and counted; triggers keep all three in step.
-- The index holds no copy of the texts. To rebuild it, see docs/runbook.md.
CREATE VIRTUAL TABLE job_search USING fts5(
  title, company_name, location, description, facets,
  content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO job_search (rowid, title, company_name, location, description, facets)
  VALUES (new.id, new.title, new.company_name, new.location, new.description, new.facets);

  INSERT INTO job_counts (town, category, count)
  SELECT t.town, c.category, 1
  FROM (SELECT '' AS town UNION SELECT new.town) AS t, (SELECT '' AS category UNION SELECT new.category) AS c
  WHERE t.town IS NOT NULL
  ON CONFLICT (category, town) DO UPDATE SET count = count + 1;

  INSERT INTO job_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_deleted AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  DELETE FROM job_search WHERE rowid = old.id;
  UPDATE job_counts SET count = count - 1 WHERE town IN ('', old.town) AND category IN ('', old.category);
  UPDATE job_cells SET count = count - 1 WHERE cell = old.cell;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_updated
AFTER UPDATE OF status, title, company_name, location, description, facets, town, category, cell ON jobs
WHEN old.status = 'open' OR new.status = 'open' BEGIN
  DELETE FROM job_search WHERE rowid = old.id AND old.status = 'open';
  UPDATE job_counts SET count = count - 1
  WHERE old.status = 'open' AND town IN ('', old.town) AND category IN ('', old.category);
  UPDATE job_cells SET count = count - 1 WHERE old.status = 'open' AND cell = old.cell;

  INSERT INTO job_search (rowid, title, company_name, location, description, facets)
  SELECT new.id, new.title, new.company_name, new.location, new.description, new.facets WHERE new.status = 'open';

  INSERT INTO job_counts (town, category, count)
  SELECT t.town, c.category, 1
  FROM (SELECT '' AS town UNION SELECT new.town) AS t, (SELECT '' AS category UNION SELECT new.category) AS c
  WHERE t.town IS NOT NULL AND new.status = 'open'
  ON CONFLICT (category, town) DO UPDATE SET count = count + 1;

  INSERT INTO job_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL AND new.status = 'open'
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
