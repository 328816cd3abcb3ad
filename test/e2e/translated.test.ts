import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishProfile, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { expectTitles } from './lists.ts';
