import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, register } from '../e2e/api.ts';
import { pdf } from '../e2e/cv.ts';
import { eventually } from '../e2e/page-checks.ts';
import type { Engine } from './engine.ts';
import { openTab } from './page.ts';

const FILE_FIELD = '#candidati input[type=file]';

/** Picture of a field without its edges. */
async function pictureOf(engine: Engine, selector: string): Promise<Buffer> {
  const { x, y, width, height } = await engine.run((css) => {
    const element = document.querySelector(css);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x, y: box.y, width: box.width, height: box.height };
  }, selector);
  const inner = {
    left: Math.ceil(x) + 3,
    top: Math.ceil(y) + 3,
    width: Math.floor(width) - 6,
    height: Math.floor(height) - 6,
  };
  return sharp(await engine.picture())
    .extract(inner)
    .raw()
    .toBuffer();
}

/** A field of files is drawn by each engine in its own way. */
export function chooseFiles(started: () => Engine): void {
  test('a field of files shows the name of the chosen one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-cv-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const engine = started();
    const worker = await register();
    const job = await publish(await register({ role: 'employer' }));
    const tab = await openTab(engine);
    await tab.open('/');
    await tab.signIn(worker);
    await tab.open(pagePath.job(job.id));
    await tab.see(FILE_FIELD);
    let before = '';
    for (const name of ['Rosa Bianchi.pdf', 'Zoe Verdi.pdf']) {
      await writeFile(join(folder, name), pdf().buffer);
      await engine.choose(FILE_FIELD, join(folder, name));
      await tab.see('#candidati button', 'Togli il file');
      const chosen = () =>
        engine.run((css) => document.querySelector<HTMLInputElement>(css)?.files?.[0]?.name, FILE_FIELD);
      await eventually(chosen).toBe(name);
      const looks = async () => (await pictureOf(engine, FILE_FIELD)).toString('base64') !== before;
      await eventually(looks, 'the field looks as with another name').toBe(true);
      before = (await pictureOf(engine, FILE_FIELD)).toString('base64');
    }
  });
}
