CREATE TABLE `job_counters` (
	`id` integer PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
DROP TRIGGER jobs_inserted;
--> statement-breakpoint
DROP TRIGGER jobs_deleted;
--> statement-breakpoint
DROP TRIGGER jobs_updating;
--> statement-breakpoint
DROP TRIGGER jobs_updated;
--> statement-breakpoint
DROP VIEW job_facet_count_rows;
--> statement-breakpoint
DROP TABLE job_facet_counts;
--> statement-breakpoint
-- One row for each offer and each thing that it is counted under: in all, each word of its facets but its position, and when it was posted (worker/db/job-windows.ts). Midnight in Rome is at 22 or at 23 in UTC: the hour between them is a slot by itself.
CREATE VIEW job_counter_rows AS
SELECT id, '' AS facet FROM jobs WHERE status = 'open'
UNION ALL
SELECT id, facet FROM job_facets WHERE facet NOT LIKE 'cell%'
UNION ALL
SELECT id, 'slot' || ((posted_at + 7200000) / 86400000 * 2 + ((posted_at + 7200000) % 86400000 >= 3600000)) AS facet FROM jobs WHERE status = 'open';
--> statement-breakpoint
-- The name that counters had, one row each: for audits, and for code of before while this release is deployed.
CREATE VIEW job_facet_counts AS
SELECT counter.key AS facet, counter.value AS count FROM job_counters, json_each(job_counters.counts) AS counter;
--> statement-breakpoint
-- An offer that comes in.
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO job_search (rowid, title, company_name, place, category, description, facets, facts, cell, posted_at, valid_through, title_key, location_key)
  SELECT * FROM job_search_rows WHERE id = new.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, coalesce(counts ->> ('$."' || facet || '"'), 0) + 1) FROM job_counter_rows WHERE id = new.id));
  INSERT INTO job_cells (cell, lat, lon, count) SELECT cell, lat, lon, 1 FROM job_cell_rows WHERE id = new.id
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
  INSERT INTO job_sorted (facet, sort, key, id) SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = new.id;
END;
--> statement-breakpoint
-- An offer that is purged while it is open.
CREATE TRIGGER jobs_deleted BEFORE DELETE ON jobs WHEN old.status = 'open' BEGIN
  DELETE FROM job_search WHERE rowid = old.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, nullif(coalesce(counts ->> ('$."' || facet || '"'), 0) - 1, 0)) FROM job_counter_rows WHERE id = old.id));
  UPDATE job_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM job_cells WHERE cell = old.cell AND count < 1;
  DELETE FROM job_sorted WHERE (facet, sort, key, id) IN (SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = old.id);
END;
--> statement-breakpoint
-- An offer that changes, comes in or goes out (not one that is only written again as it was): before, what stood for it is taken out...
CREATE TRIGGER jobs_updating
BEFORE UPDATE OF status, title, company_name, location, category, description, facets, facts, town, cell, posted_at, valid_through, title_key, location_key ON jobs
WHEN old.status = 'open' AND (old.status, old.title, old.company_name, old.location, old.category, old.description, old.facets, old.facts, old.town, old.cell, old.posted_at, old.valid_through, old.title_key, old.location_key)
  IS NOT (new.status, new.title, new.company_name, new.location, new.category, new.description, new.facets, new.facts, new.town, new.cell, new.posted_at, new.valid_through, new.title_key, new.location_key) BEGIN
  DELETE FROM job_search WHERE rowid = old.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, nullif(coalesce(counts ->> ('$."' || facet || '"'), 0) - 1, 0)) FROM job_counter_rows WHERE id = old.id));
  UPDATE job_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM job_cells WHERE cell = old.cell AND count < 1;
  DELETE FROM job_sorted WHERE (facet, sort, key, id) IN (SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = old.id);
END;
--> statement-breakpoint
-- ...and after, what stands for it now is put in.
CREATE TRIGGER jobs_updated
AFTER UPDATE OF status, title, company_name, location, category, description, facets, facts, town, cell, posted_at, valid_through, title_key, location_key ON jobs
WHEN new.status = 'open' AND (old.status, old.title, old.company_name, old.location, old.category, old.description, old.facets, old.facts, old.town, old.cell, old.posted_at, old.valid_through, old.title_key, old.location_key)
  IS NOT (new.status, new.title, new.company_name, new.location, new.category, new.description, new.facets, new.facts, new.town, new.cell, new.posted_at, new.valid_through, new.title_key, new.location_key) BEGIN
  INSERT INTO job_search (rowid, title, company_name, place, category, description, facets, facts, cell, posted_at, valid_through, title_key, location_key)
  SELECT * FROM job_search_rows WHERE id = new.id;
  UPDATE job_counters SET counts = json_patch(counts, (SELECT json_group_object(facet, coalesce(counts ->> ('$."' || facet || '"'), 0) + 1) FROM job_counter_rows WHERE id = new.id));
  INSERT INTO job_cells (cell, lat, lon, count) SELECT cell, lat, lon, 1 FROM job_cell_rows WHERE id = new.id
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
  INSERT INTO job_sorted (facet, sort, key, id) SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = new.id;
END;
--> statement-breakpoint
INSERT INTO job_counters (id, counts)
SELECT 1, json_group_object(facet, count) FROM (SELECT facet, count(*) AS count FROM job_counter_rows GROUP BY facet);
