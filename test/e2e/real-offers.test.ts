import { beforeAll, expect } from 'vitest';
import demo from '../../scripts/demo/demo.json' with { type: 'json' };
import { descriptionBlocks } from '../../shared/description.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { ask, register } from './api.ts';
import { test } from './browser.ts';
import { expectNoSidewaysScroll, seen } from './page-checks.ts';

const { samples } = demo;

/** The offers as people in the valley write them, as the API has published them. */
const jobs: PublicJob[] = [];

beforeAll(async () => {
  const { token } = await register({ role: 'employer', name: 'Chi pubblica per tutti' });
  for (const body of samples) {
    const answer = await ask('/api/jobs', { token, body });
    expect(answer.status).toBe(201);
    jobs.push(await answer.json());
  }
});

test('each shows well on a phone: as it was written, with heading and facts', async ({ visit }) => {
  const page = await visit('/offerte', { on: 'phone' });
  for (const [index, { id }] of jobs.entries()) {
    const sample = samples[index];
    if (!sample) throw new Error('one offer per sample');
    await page.goto(`/offerte/${id}`);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts(), sample.title).toEqual([sample.title]);
    await expectNoSidewaysScroll(page);

    const [facts] = await page.locator('dl.facts').allInnerTexts();
    for (const fact of [sample.contract, sample.experience]) expect(facts, sample.title).toContain(fact);
    const main = page.getByRole('main');
    expect(await main.allInnerTexts(), sample.title).toEqual([expect.stringContaining(sample.companyName)]);

    // Markup is text, lists are lists, and every line and emoji is there.
    const description = page.locator('.prose');
    expect(await description.locator('*:not(p, ul, li, br, span, [href^="tel:"])').count(), sample.title).toBe(0);
    const blocks = descriptionBlocks(sample.description);
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
    expect(await description.locator('li').allTextContents(), sample.title).toEqual(items);
    const [shown = ''] = await description.allInnerTexts();
    expect(
      shown.split('\n').filter((line) => line.trim() !== ''),
      sample.title,
    ).toEqual(lines);
  }
});

test('their cards show well on a phone', async ({ visit }) => {
  const page = await visit('/offerte?sort=title', { on: 'phone' });
  for (const sample of samples) {
    await page.goto(`/offerte?${new URLSearchParams({ search: `${sample.title} ${sample.companyName}` })}`);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: sample.title, exact: true }) })
      .first();
    await seen(card.getByText(sample.companyName));
    await seen(card.getByText(sample.location));
    await seen(card.getByText(sample.type, { exact: true }));
  }
  await page.goto('/offerte');
  await expectNoSidewaysScroll(page);
});
