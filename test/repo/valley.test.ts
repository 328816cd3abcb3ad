import { expect, test } from 'vitest';
import { valleyWord } from '../valley-words.ts';
import { expectNone, filesIn, isTest, read } from './repository.ts';

/** Data and texts of this valley, which another replaces, and the invented data of tests. */
const OF_THE_VALLEY =
  /^(shared\/valley|web\/content|web\/articles\/texts|web\/public|scripts\/demo)\/|^scripts\/articles\/links\.ts$|\/testing\//;
const TEXT = /\.(tsx?|m?js|json|html|css|md|toml)$/;

test('only shared/valley, content folders and the demo name the valley, its towns and its provinces', () => {
  const breaches = ['shared', 'web', 'worker', 'scripts', 'test/bench']
    .flatMap(filesIn)
    .filter((path) => TEXT.test(path) && !isTest(path) && !OF_THE_VALLEY.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .map((line, index) => ({ word: valleyWord(line), at: `${path}:${index + 1}` })),
    )
    .filter(({ word }) => word !== null)
    .map(({ word, at }) => `${at} names ${word}`);
  expectNone('Take it from shared/valley, or move the text to web/content (docs/another-valley.md)', breaches);
});

test('a name is found as a whole word, however it is written', () => {
  const texts = ['a Capo di Ponte', "'capo-di-ponte'", 'VALLECAMONICA', "'BS'", 'the bs of it', 'brenotype', 'Valle'];
  expect(texts.filter(valleyWord)).toEqual(texts.slice(0, 4));
});
