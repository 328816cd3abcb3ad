import { afterAll, beforeAll, describe } from 'vitest';
import { openAllAddresses } from './addresses.ts';
import type { Engine } from './engine.ts';
import { walkJourneys } from './journeys.ts';
import { startWebKit } from './webkit.ts';

describe('WebKit', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startWebKit();
  });
  afterAll(() => engine?.end());
  walkJourneys(() => engine);
  openAllAddresses(() => engine);
});
