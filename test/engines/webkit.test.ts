import { afterAll, beforeAll, describe } from 'vitest';
import { TAKEN, takeAway } from '../newer-apis.ts';
import { openAllAddresses } from './addresses.ts';
import type { Engine } from './engine.ts';
import { walkJourneys } from './journeys.ts';
import { takePictures } from './pictures.ts';
import { startWebKit } from './webkit.ts';

describe('WebKit', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startWebKit();
  });
  afterAll(() => engine?.end());
  walkJourneys(() => engine);
  describe('without newer APIs', () => walkJourneys(() => engine, `(${takeAway})(${JSON.stringify(TAKEN)})`));
  openAllAddresses(() => engine);
});

describe('WebKit by pictures', () => takePictures(startWebKit));
