import { describe, expect, it } from 'vitest';
import { publishCandidateBody } from '../../shared/candidates.ts';
import { romeDaysBetween } from '../../shared/dates.ts';
import { locate } from '../../shared/places/locate.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { demoCandidates } from './demo-candidates.ts';

const now = new Date('2026-11-21T09:30:00Z');
const all = demoCandidates(now);
const distinct = <T>(items: readonly T[]): number => new Set(items).size;

describe('the demo profiles', () => {
  it('are eighty, of people and trades that differ', () => {
    expect(all).toHaveLength(80);
    expect(distinct(all.map(({ body }) => body.name))).toBe(80);
    expect(distinct(all.map(({ body }) => body.title))).toBeGreaterThan(70);
  });

  it('are what the API accepts, unchanged', () => {
    for (const { body } of all) expect(publishCandidateBody.parse(body)).toEqual(body);
  });

  it('come in the order in which they were published, from today to a few months ago', () => {
    const times = all.map(({ postedAt }) => postedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const ages = all.map(({ postedAt }) => romeDaysBetween(postedAt, now));
    expect(Math.min(...ages)).toBe(0);
    expect(Math.max(...ages)).toBeGreaterThan(90);
    expect(all.every(({ postedAt }) => postedAt <= now)).toBe(true);
  });

  it('lie in every part of the valley and on the lake, a few without a place', () => {
    const towns = all.map(({ body }) => locate(body.location, null).town);
    expect(distinct(towns.filter((town) => town !== null))).toBeGreaterThanOrEqual(35);
    expect(towns.filter((town) => town === null).length).toBeGreaterThanOrEqual(3);
    const areas = towns.map((town) => town && municipalityBySlug(town)?.area);
    expect(areas.filter((area) => area === 'sebino').length).toBeGreaterThanOrEqual(10);
  });

  it('say nothing that a profile should not: no phone, no address, no mail', () => {
    for (const { body } of all) expect(JSON.stringify(body), body.name).not.toMatch(/@|\d{6,}|\bvia [A-Z]/);
  });

  it('some say nothing of their experience, most do', () => {
    const silent = all.filter(({ body }) => !body.experience).length;
    expect(silent).toBeGreaterThan(2);
    expect(silent).toBeLessThan(20);
  });

  it('are the same for the same moment', () => {
    expect(demoCandidates(now)).toEqual(all);
  });
});
