-- What offers can also be filtered by from now on: more than one person wanted, and the month in which work starts. The words are those of worker/jobs/facets.ts; the trigger of updates carries them into the search index.
UPDATE jobs SET facets = facets
  || CASE WHEN openings > 1 THEN ' withopenings' ELSE '' END
  || coalesce(' start' || replace(substr(start_date, 1, 7), '-', 'm'), '')
WHERE openings > 1 OR start_date IS NOT NULL;
