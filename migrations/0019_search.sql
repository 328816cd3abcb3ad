DROP TABLE `job_counts`;
--> statement-breakpoint
-- The search indexes anew. They hold, besides their words, what lists are sorted, measured and counted by, so that a search reads one row a match. Views say what stands in them: triggers, `npm run reindex` and the tests all take it from there.
DROP TRIGGER jobs_inserted;
--> statement-breakpoint
DROP TRIGGER jobs_deleted;
--> statement-breakpoint
DROP TRIGGER jobs_updated;
--> statement-breakpoint
DROP TABLE job_search;
--> statement-breakpoint
-- An offer belongs to the municipality that its location names, and to those whose names it writes; their words become facets.
WITH place (facet, name, number) AS (VALUES
  ('townangolomterme', 'angolo terme', 0), ('townartogne', 'artogne', 1), ('townberzomdemo', 'berzo demo', 2),
  ('townberzominferiore', 'berzo inferiore', 3), ('townbienno', 'bienno', 4), ('townborno', 'borno', 5),
  ('townbossico', 'bossico', 6), ('townbraone', 'braone', 7), ('townbreno', 'breno', 8),
  ('towncapomdimponte', 'capo di ponte', 9), ('towncastro', 'castro', 10), ('towncedegolo', 'cedegolo', 11),
  ('towncerveno', 'cerveno', 12), ('townceto', 'ceto', 13), ('towncevo', 'cevo', 14),
  ('towncimbergo', 'cimbergo', 15), ('towncividatemcamuno', 'cividate camuno', 16), ('towncortenomgolgi', 'corteno golgi', 17),
  ('towncostamvolpino', 'costa volpino', 18), ('towndarfomboariomterme', 'darfo boario terme', 19), ('townedolo', 'edolo', 20),
  ('townesine', 'esine', 21), ('towngianico', 'gianico', 22), ('townincudine', 'incudine', 23),
  ('towniseo', 'iseo', 24), ('townlosine', 'losine', 25), ('townlovere', 'lovere', 26),
  ('townlozio', 'lozio', 27), ('townmalegno', 'malegno', 28), ('townmalonno', 'malonno', 29),
  ('townmarone', 'marone', 30), ('townmonno', 'monno', 31), ('townmontemisola', 'monte isola', 32),
  ('townniardo', 'niardo', 33), ('townonomsanmpietro', 'ono san pietro', 34), ('townossimo', 'ossimo', 35),
  ('townpaiscomloveno', 'paisco loveno', 36), ('townpaspardo', 'paspardo', 37), ('townpianmcamuno', 'pian camuno', 38),
  ('townpiancogno', 'piancogno', 39), ('townpianico', 'pianico', 40), ('townpisogne', 'pisogne', 41),
  ('townpontemdimlegno', 'ponte di legno', 42), ('townrivamdimsolto', 'riva di solto', 43), ('townrogno', 'rogno', 44),
  ('townsalemmarasino', 'sale marasino', 45), ('townsavioremdellmadamello', 'saviore dell adamello', 46), ('townsellero', 'sellero', 47),
  ('townsoltomcollina', 'solto collina', 48), ('townsonico', 'sonico', 49), ('townsovere', 'sovere', 50),
  ('townsulzano', 'sulzano', 51), ('towntemu', 'temu', 52), ('townvezzamdmoglio', 'vezza d oglio', 53),
  ('townvione', 'vione', 54), ('townzone', 'zone', 55)
)
UPDATE jobs SET facets = facets || coalesce(
  (SELECT ' ' || group_concat(facet, ' ') FROM place
   WHERE instr(' ' || location_key || ' ', ' ' || name || ' ') > 0 AND instr(facets || ' ', ' ' || facet || ' ') = 0), '');
--> statement-breakpoint
-- The numbers of worker/jobs/facts.ts.
WITH place (facet, name, number) AS (VALUES
  ('townangolomterme', 'angolo terme', 0), ('townartogne', 'artogne', 1), ('townberzomdemo', 'berzo demo', 2),
  ('townberzominferiore', 'berzo inferiore', 3), ('townbienno', 'bienno', 4), ('townborno', 'borno', 5),
  ('townbossico', 'bossico', 6), ('townbraone', 'braone', 7), ('townbreno', 'breno', 8),
  ('towncapomdimponte', 'capo di ponte', 9), ('towncastro', 'castro', 10), ('towncedegolo', 'cedegolo', 11),
  ('towncerveno', 'cerveno', 12), ('townceto', 'ceto', 13), ('towncevo', 'cevo', 14),
  ('towncimbergo', 'cimbergo', 15), ('towncividatemcamuno', 'cividate camuno', 16), ('towncortenomgolgi', 'corteno golgi', 17),
  ('towncostamvolpino', 'costa volpino', 18), ('towndarfomboariomterme', 'darfo boario terme', 19), ('townedolo', 'edolo', 20),
  ('townesine', 'esine', 21), ('towngianico', 'gianico', 22), ('townincudine', 'incudine', 23),
  ('towniseo', 'iseo', 24), ('townlosine', 'losine', 25), ('townlovere', 'lovere', 26),
  ('townlozio', 'lozio', 27), ('townmalegno', 'malegno', 28), ('townmalonno', 'malonno', 29),
  ('townmarone', 'marone', 30), ('townmonno', 'monno', 31), ('townmontemisola', 'monte isola', 32),
  ('townniardo', 'niardo', 33), ('townonomsanmpietro', 'ono san pietro', 34), ('townossimo', 'ossimo', 35),
  ('townpaiscomloveno', 'paisco loveno', 36), ('townpaspardo', 'paspardo', 37), ('townpianmcamuno', 'pian camuno', 38),
  ('townpiancogno', 'piancogno', 39), ('townpianico', 'pianico', 40), ('townpisogne', 'pisogne', 41),
  ('townpontemdimlegno', 'ponte di legno', 42), ('townrivamdimsolto', 'riva di solto', 43), ('townrogno', 'rogno', 44),
  ('townsalemmarasino', 'sale marasino', 45), ('townsavioremdellmadamello', 'saviore dell adamello', 46), ('townsellero', 'sellero', 47),
  ('townsoltomcollina', 'solto collina', 48), ('townsonico', 'sonico', 49), ('townsovere', 'sovere', 50),
  ('townsulzano', 'sulzano', 51), ('towntemu', 'temu', 52), ('townvezzamdmoglio', 'vezza d oglio', 53),
  ('townvione', 'vione', 54), ('townzone', 'zone', 55)
)
UPDATE jobs SET facts = (
    (CASE category WHEN 'Ristorazione' THEN 0 WHEN 'Commercio' THEN 1 WHEN 'Turismo' THEN 2 WHEN 'Pulizie' THEN 3 WHEN 'Automotive' THEN 4 WHEN 'Sport' THEN 5 WHEN 'Sanità' THEN 6 WHEN 'Ufficio' THEN 7 WHEN 'Edilizia' THEN 8 WHEN 'Altro' THEN 9 END << 0) |
    (CASE type WHEN 'Full-time' THEN 0 WHEN 'Part-time' THEN 1 WHEN 'Stagionale' THEN 2 WHEN 'Weekend' THEN 3 END << 4) |
    (CASE contract WHEN 'Contratto indeterminato' THEN 0 WHEN 'Contratto determinato' THEN 1 WHEN 'Contratto stagionale' THEN 2 WHEN 'Stage/Tirocinio' THEN 3 WHEN 'Collaborazione' THEN 4 END << 7) |
    (CASE experience WHEN 'No esperienza' THEN 0 WHEN 'Esperienza preferita' THEN 1 WHEN 'Esperienza richiesta' THEN 2 END << 10) |
    ((salary_min IS NOT NULL OR salary_max IS NOT NULL) << 12) | (housing << 13) | (meals << 14) | ((coalesce(openings, 1) > 1) << 15) |
    ((instr(shifts, '"mattina"') > 0) << 16) |
    ((instr(shifts, '"pomeriggio"') > 0) << 17) |
    ((instr(shifts, '"sera"') > 0) << 18) |
    ((instr(shifts, '"notte"') > 0) << 19) |
    ((instr(shifts, '"fine settimana"') > 0) << 20) |
    (coalesce((substr(start_date, 1, 4) - 2020) * 12 + substr(start_date, 6, 2), 0) << 21)
  ) || coalesce((SELECT group_concat('+' || number, '') FROM place WHERE instr(facets || ' ', ' ' || facet || ' ') > 0), '');
--> statement-breakpoint
CREATE VIRTUAL TABLE job_search USING fts5(
  title, company_name, place, category, description, facets,
  facts UNINDEXED, cell UNINDEXED, posted_at UNINDEXED, valid_through UNINDEXED, title_key UNINDEXED, location_key UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW job_search_rows AS
SELECT id, title, company_name, location || ' ' || replace(coalesce(town, ''), '-', ' ') AS place, category, description, facets,
  facts, cell, posted_at, valid_through, title_key, location_key
FROM jobs WHERE status = 'open';
--> statement-breakpoint
-- One row for each offer and word of its facets.
CREATE VIEW job_facets AS
SELECT jobs.id, word.value AS facet, jobs.title_key, jobs.location_key FROM jobs, json_each('["' || replace(jobs.facets, ' ', '","') || '"]') AS word
WHERE jobs.status = 'open';
--> statement-breakpoint
CREATE VIEW job_facet_count_rows AS
SELECT id, '' AS facet FROM jobs WHERE status = 'open'
UNION ALL
SELECT id, facet FROM job_facets WHERE facet LIKE 'category%' OR facet LIKE 'town%';
--> statement-breakpoint
CREATE VIEW job_cell_rows AS
SELECT id, cell, lat, lon FROM jobs WHERE status = 'open' AND cell IS NOT NULL;
--> statement-breakpoint
-- Midnight in Rome is two hours before that of UTC at most; the cron moves the windows after it.
INSERT INTO job_windows (facet, since)
SELECT 'posted' || value, unixepoch('now', 'start of day', '-' || value || ' days', '-3 hours') * 1000
FROM json_each('[0, 3, 7, 14]');
--> statement-breakpoint
-- A union and not a join: what a trigger asks of one key goes into each part of it.
CREATE VIEW job_sortable AS
SELECT id, facet, title_key, location_key FROM job_facets WHERE facet NOT LIKE 'cell%'
UNION ALL
SELECT jobs.id, w.facet, jobs.title_key, jobs.location_key FROM jobs, job_windows AS w
WHERE jobs.status = 'open' AND jobs.posted_at >= w.since;
--> statement-breakpoint
CREATE VIEW job_sorted_rows AS
SELECT id, facet, 'title' AS sort, title_key AS key FROM job_sortable
UNION ALL
SELECT id, facet, 'location' AS sort, location_key AS key FROM job_sortable
UNION ALL
SELECT id, facet, 'recent' AS sort, '' AS key FROM job_sortable WHERE facet LIKE 'posted%';
--> statement-breakpoint
-- An offer that comes in.
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO job_search (rowid, title, company_name, place, category, description, facets, facts, cell, posted_at, valid_through, title_key, location_key)
  SELECT * FROM job_search_rows WHERE id = new.id;
  INSERT INTO job_facet_counts (facet, count) SELECT facet, 1 FROM job_facet_count_rows WHERE id = new.id
  ON CONFLICT (facet) DO UPDATE SET count = count + 1;
  INSERT INTO job_cells (cell, lat, lon, count) SELECT cell, lat, lon, 1 FROM job_cell_rows WHERE id = new.id
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
  INSERT INTO job_sorted (facet, sort, key, id) SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = new.id;
END;
--> statement-breakpoint
-- An offer that is purged while it is open.
CREATE TRIGGER jobs_deleted BEFORE DELETE ON jobs WHEN old.status = 'open' BEGIN
  DELETE FROM job_search WHERE rowid = old.id;
  UPDATE job_facet_counts SET count = count - 1 WHERE facet IN (SELECT facet FROM job_facet_count_rows WHERE id = old.id);
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
  UPDATE job_facet_counts SET count = count - 1 WHERE facet IN (SELECT facet FROM job_facet_count_rows WHERE id = old.id);
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
  INSERT INTO job_facet_counts (facet, count) SELECT facet, 1 FROM job_facet_count_rows WHERE id = new.id
  ON CONFLICT (facet) DO UPDATE SET count = count + 1;
  INSERT INTO job_cells (cell, lat, lon, count) SELECT cell, lat, lon, 1 FROM job_cell_rows WHERE id = new.id
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
  INSERT INTO job_sorted (facet, sort, key, id) SELECT facet, sort, key, id FROM job_sorted_rows WHERE id = new.id;
END;
--> statement-breakpoint
INSERT INTO job_search (rowid, title, company_name, place, category, description, facets, facts, cell, posted_at, valid_through, title_key, location_key)
SELECT * FROM job_search_rows;
--> statement-breakpoint
INSERT INTO job_facet_counts (facet, count) SELECT facet, count(*) FROM job_facet_count_rows GROUP BY facet;
--> statement-breakpoint
INSERT INTO job_sorted (facet, sort, key, id) SELECT facet, sort, key, id FROM job_sorted_rows;
--> statement-breakpoint
-- Profiles: the same, for those that everybody sees and for those that only companies do.
DROP TRIGGER candidates_inserted;
--> statement-breakpoint
DROP TRIGGER candidates_deleted;
--> statement-breakpoint
DROP TRIGGER candidates_updated;
--> statement-breakpoint
DROP TRIGGER company_candidates_inserted;
--> statement-breakpoint
DROP TRIGGER company_candidates_deleted;
--> statement-breakpoint
DROP TRIGGER company_candidates_updated;
--> statement-breakpoint
WITH place (facet, name, number) AS (VALUES
  ('townangolomterme', 'angolo terme', 0), ('townartogne', 'artogne', 1), ('townberzomdemo', 'berzo demo', 2),
  ('townberzominferiore', 'berzo inferiore', 3), ('townbienno', 'bienno', 4), ('townborno', 'borno', 5),
  ('townbossico', 'bossico', 6), ('townbraone', 'braone', 7), ('townbreno', 'breno', 8),
  ('towncapomdimponte', 'capo di ponte', 9), ('towncastro', 'castro', 10), ('towncedegolo', 'cedegolo', 11),
  ('towncerveno', 'cerveno', 12), ('townceto', 'ceto', 13), ('towncevo', 'cevo', 14),
  ('towncimbergo', 'cimbergo', 15), ('towncividatemcamuno', 'cividate camuno', 16), ('towncortenomgolgi', 'corteno golgi', 17),
  ('towncostamvolpino', 'costa volpino', 18), ('towndarfomboariomterme', 'darfo boario terme', 19), ('townedolo', 'edolo', 20),
  ('townesine', 'esine', 21), ('towngianico', 'gianico', 22), ('townincudine', 'incudine', 23),
  ('towniseo', 'iseo', 24), ('townlosine', 'losine', 25), ('townlovere', 'lovere', 26),
  ('townlozio', 'lozio', 27), ('townmalegno', 'malegno', 28), ('townmalonno', 'malonno', 29),
  ('townmarone', 'marone', 30), ('townmonno', 'monno', 31), ('townmontemisola', 'monte isola', 32),
  ('townniardo', 'niardo', 33), ('townonomsanmpietro', 'ono san pietro', 34), ('townossimo', 'ossimo', 35),
  ('townpaiscomloveno', 'paisco loveno', 36), ('townpaspardo', 'paspardo', 37), ('townpianmcamuno', 'pian camuno', 38),
  ('townpiancogno', 'piancogno', 39), ('townpianico', 'pianico', 40), ('townpisogne', 'pisogne', 41),
  ('townpontemdimlegno', 'ponte di legno', 42), ('townrivamdimsolto', 'riva di solto', 43), ('townrogno', 'rogno', 44),
  ('townsalemmarasino', 'sale marasino', 45), ('townsavioremdellmadamello', 'saviore dell adamello', 46), ('townsellero', 'sellero', 47),
  ('townsoltomcollina', 'solto collina', 48), ('townsonico', 'sonico', 49), ('townsovere', 'sovere', 50),
  ('townsulzano', 'sulzano', 51), ('towntemu', 'temu', 52), ('townvezzamdmoglio', 'vezza d oglio', 53),
  ('townvione', 'vione', 54), ('townzone', 'zone', 55)
)
UPDATE candidates SET facets = facets || coalesce(
  (SELECT ' ' || group_concat(facet, ' ') FROM place
   WHERE instr(' ' || location_key || ' ', ' ' || name || ' ') > 0 AND instr(facets || ' ', ' ' || facet || ' ') = 0), '');
--> statement-breakpoint
-- How many profiles there are of each status.
CREATE TRIGGER candidates_counted_in AFTER INSERT ON candidates BEGIN
  INSERT INTO candidate_counts (status, count) VALUES (new.status, 1)
  ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_counted_out AFTER DELETE ON candidates BEGIN
  UPDATE candidate_counts SET count = count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_counted_anew AFTER UPDATE OF status ON candidates WHEN old.status <> new.status BEGIN
  UPDATE candidate_counts SET count = count - 1 WHERE status = old.status;
  INSERT INTO candidate_counts (status, count) VALUES (new.status, 1)
  ON CONFLICT (status) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
DROP TABLE candidate_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE candidate_search USING fts5(
  name, title, place, skills, facets, cell UNINDEXED, title_key UNINDEXED, location_key UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW candidate_search_rows AS
SELECT id, name, title, location || ' ' || replace(coalesce(town, ''), '-', ' ') AS place, skills, facets, cell, title_key, location_key
FROM candidates WHERE status = 'open';
--> statement-breakpoint
CREATE TRIGGER candidates_inserted AFTER INSERT ON candidates WHEN new.status = 'open' BEGIN
  INSERT INTO candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM candidate_search_rows WHERE id = new.id;
  INSERT INTO candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_deleted AFTER DELETE ON candidates WHEN old.status = 'open' BEGIN
  DELETE FROM candidate_search WHERE rowid = old.id;
  UPDATE candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_updating
BEFORE UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN old.status = 'open' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  DELETE FROM candidate_search WHERE rowid = old.id;
  UPDATE candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_updated
AFTER UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN new.status = 'open' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  INSERT INTO candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM candidate_search_rows WHERE id = new.id;
  INSERT INTO candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM candidate_search_rows;
--> statement-breakpoint
DROP TABLE company_candidate_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE company_candidate_search USING fts5(
  name, title, place, skills, facets, cell UNINDEXED, title_key UNINDEXED, location_key UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIEW company_candidate_search_rows AS
SELECT id, name, title, location || ' ' || replace(coalesce(town, ''), '-', ' ') AS place, skills, facets, cell, title_key, location_key
FROM candidates WHERE status = 'companies';
--> statement-breakpoint
CREATE TRIGGER company_candidates_inserted AFTER INSERT ON candidates WHEN new.status = 'companies' BEGIN
  INSERT INTO company_candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM company_candidate_search_rows WHERE id = new.id;
  INSERT INTO company_candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER company_candidates_deleted AFTER DELETE ON candidates WHEN old.status = 'companies' BEGIN
  DELETE FROM company_candidate_search WHERE rowid = old.id;
  UPDATE company_candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM company_candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER company_candidates_updating
BEFORE UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN old.status = 'companies' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  DELETE FROM company_candidate_search WHERE rowid = old.id;
  UPDATE company_candidate_cells SET count = count - 1 WHERE cell = old.cell;
  DELETE FROM company_candidate_cells WHERE cell = old.cell AND count < 1;
END;
--> statement-breakpoint
CREATE TRIGGER company_candidates_updated
AFTER UPDATE OF status, name, title, location, town, skills, facets, cell, title_key, location_key ON candidates
WHEN new.status = 'companies' AND (old.status, old.name, old.title, old.location, old.town, old.skills, old.facets, old.cell, old.title_key, old.location_key)
  IS NOT (new.status, new.name, new.title, new.location, new.town, new.skills, new.facets, new.cell, new.title_key, new.location_key) BEGIN
  INSERT INTO company_candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM company_candidate_search_rows WHERE id = new.id;
  INSERT INTO company_candidate_cells (cell, lat, lon, count)
  SELECT new.cell, new.lat, new.lon, 1 WHERE new.cell IS NOT NULL
  ON CONFLICT (cell) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO company_candidate_search (rowid, name, title, place, skills, facets, cell, title_key, location_key) SELECT * FROM company_candidate_search_rows;

--> statement-breakpoint
-- The words of the public indexes, for typing errors; a profile for companies only gives none.
CREATE VIRTUAL TABLE job_words USING fts5vocab(job_search, col);
--> statement-breakpoint
CREATE VIRTUAL TABLE candidate_words USING fts5vocab(candidate_search, col);
