CREATE TABLE `shown_versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`versions` text NOT NULL,
	`latest` integer NOT NULL,
	`published` integer NOT NULL,
	`taken_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO shown_versions (id, versions, latest, published, taken_at) VALUES (1, '{}', 0, 0, 0);
--> statement-breakpoint
-- Takes the parts that have changed, as words: the words of an offer among others, of which only places and categories are parts.
CREATE VIEW shown_changes AS SELECT '' AS parts;
--> statement-breakpoint
-- A version is the moment in milliseconds, and higher than all before it: none is given twice, also after the database was taken back in time.
CREATE TRIGGER shown_changed INSTEAD OF INSERT ON shown_changes BEGIN
  UPDATE shown_versions SET
    latest = max(latest + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)),
    versions = json_patch(versions, (
      SELECT json_group_object(part, max(latest + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)))
      FROM (SELECT DISTINCT value AS part FROM json_each('["' || replace(new.parts, ' ', '","') || '"]')
        WHERE value IN ('everything', 'offers', 'profiles') OR value GLOB 'category*' OR value GLOB 'town*')
    ));
END;
--> statement-breakpoint
-- Offers: hidden and deleted ones have no page, so nobody sees them change. The word `town` stands for those without a municipality.
CREATE TRIGGER jobs_shown_in AFTER INSERT ON jobs WHEN new.status NOT IN ('hidden', 'deleted') BEGIN
  INSERT INTO shown_changes (parts) VALUES ('offers ' || new.facets || iif(instr(new.facets, ' town'), '', ' town'));
END;
--> statement-breakpoint
CREATE TRIGGER jobs_shown_out AFTER DELETE ON jobs WHEN old.status NOT IN ('hidden', 'deleted') BEGIN
  INSERT INTO shown_changes (parts) VALUES ('offers ' || old.facets || iif(instr(old.facets, ' town'), '', ' town'));
END;
--> statement-breakpoint
CREATE TRIGGER jobs_shown_anew AFTER UPDATE OF status, updated_at, title, company_name, location, description, category, facets, valid_through ON jobs
WHEN (old.status NOT IN ('hidden', 'deleted') OR new.status NOT IN ('hidden', 'deleted'))
  AND (old.status, old.updated_at, old.title, old.company_name, old.location, old.description, old.category, old.facets, old.valid_through)
  IS NOT (new.status, new.updated_at, new.title, new.company_name, new.location, new.description, new.category, new.facets, new.valid_through) BEGIN
  INSERT INTO shown_changes (parts) VALUES ('offers ' || old.facets || ' ' || new.facets || iif(instr(old.facets, ' town') AND instr(new.facets, ' town'), '', ' town'));
END;
--> statement-breakpoint
-- Profiles that everybody sees.
CREATE TRIGGER candidates_shown_in AFTER INSERT ON candidates WHEN new.status = 'open' BEGIN
  INSERT INTO shown_changes (parts) VALUES ('profiles');
END;
--> statement-breakpoint
CREATE TRIGGER candidates_shown_out AFTER DELETE ON candidates WHEN old.status = 'open' BEGIN
  INSERT INTO shown_changes (parts) VALUES ('profiles');
END;
--> statement-breakpoint
CREATE TRIGGER candidates_shown_anew AFTER UPDATE OF status, updated_at, name, title, location, skills, experience, facets ON candidates
WHEN (old.status = 'open' OR new.status = 'open')
  AND (old.status, old.updated_at, old.name, old.title, old.location, old.skills, old.experience, old.facets)
  IS NOT (new.status, new.updated_at, new.name, new.title, new.location, new.skills, new.experience, new.facets) BEGIN
  INSERT INTO shown_changes (parts) VALUES ('profiles');
END;
