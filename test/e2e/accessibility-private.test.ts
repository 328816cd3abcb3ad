import { beforeAll } from 'vitest';
import { testStates } from './page-state.ts';
import { PRIVATE_STATES, preparePrivateStates } from './private-states.ts';

beforeAll(preparePrivateStates);

testStates(PRIVATE_STATES);
