CREATE TABLE `job_packs` (
	`id` integer PRIMARY KEY NOT NULL,
	`offers` text NOT NULL,
	`keys` text NOT NULL
);
--> statement-breakpoint
-- One row for each open offer, with the pack that it is in: by its key alone, so that packs fill evenly.
CREATE VIEW job_pack_rows AS
SELECT id, id % 64 AS pack, CAST(id AS TEXT) AS key, json_array(facts, cell, posted_at, valid_through) AS offer, json_array(title_key, location_key) AS keys
FROM jobs WHERE status = 'open';
--> statement-breakpoint
-- The packed offers, one row each, for audits and tests.
CREATE VIEW job_packed AS
SELECT CAST(offer.key AS INTEGER) AS id, offer.value AS offer, job_packs.keys -> ('$."' || offer.key || '"') AS keys
FROM job_packs, json_each(job_packs.offers) AS offer;
--> statement-breakpoint
INSERT INTO job_packs (id, offers, keys)
SELECT pack, json_group_object(key, json(offer)), json_group_object(key, json(keys)) FROM job_pack_rows GROUP BY pack;
--> statement-breakpoint
CREATE TRIGGER jobs_packed_in AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO job_packs (id, offers, keys) SELECT pack, json_object(key, json(offer)), json_object(key, json(keys)) FROM job_pack_rows WHERE id = new.id
  ON CONFLICT (id) DO UPDATE SET offers = json_patch(offers, excluded.offers), keys = json_patch(keys, excluded.keys);
END;
--> statement-breakpoint
CREATE TRIGGER jobs_packed_out BEFORE DELETE ON jobs WHEN old.status = 'open' BEGIN
  UPDATE job_packs SET offers = json_remove(offers, '$."' || old.id || '"'), keys = json_remove(keys, '$."' || old.id || '"') WHERE id = old.id % 64;
END;
--> statement-breakpoint
-- An offer that goes out...
CREATE TRIGGER jobs_unpacked AFTER UPDATE OF status ON jobs WHEN old.status = 'open' AND new.status <> 'open' BEGIN
  UPDATE job_packs SET offers = json_remove(offers, '$."' || old.id || '"'), keys = json_remove(keys, '$."' || old.id || '"') WHERE id = old.id % 64;
END;
--> statement-breakpoint
-- ...and one that comes in or changes, not one that is only written again as it was.
CREATE TRIGGER jobs_packed_anew AFTER UPDATE OF status, facts, cell, posted_at, valid_through, title_key, location_key ON jobs
WHEN new.status = 'open' AND (old.status, old.facts, old.cell, old.posted_at, old.valid_through, old.title_key, old.location_key)
  IS NOT (new.status, new.facts, new.cell, new.posted_at, new.valid_through, new.title_key, new.location_key) BEGIN
  INSERT INTO job_packs (id, offers, keys) SELECT pack, json_object(key, json(offer)), json_object(key, json(keys)) FROM job_pack_rows WHERE id = new.id
  ON CONFLICT (id) DO UPDATE SET offers = json_patch(offers, excluded.offers), keys = json_patch(keys, excluded.keys);
END;
