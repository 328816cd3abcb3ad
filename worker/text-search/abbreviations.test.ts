import { expect, test } from 'vitest';
import { writtenOut } from './abbreviations.ts';

test.each([
  ['add. pulizie', 'addetto  pulizie'],
  ['imp. amm.va', 'impiegato  amministrativo'],
  ['pat. C', 'patente  C'],
  ['cassiera p/t', 'cassiera part time'],
  ['O.S.S.', 'OSS'],
  ['t. indet.', 'tempo indeterminato '],
  ['patente C/E', 'patente Ce'],
  ['classe C/E', 'classe C/E'],
  ['imp', 'imp'],
  ['op, cuoco', 'operaio , cuoco'],
  ['Edil S.r.l.', 'Edil S.r.l.'],
  ['inform. e impianti', 'inform. e impianti'],
  ['op. ecologico', 'operatore ecologico'],
  ['cerco prof. di musica', 'cerco professore  di musica'],
  ['cam. ai piani', 'cameriera ai piani'],
  ['disegnatore cad cam', 'disegnatore cad cam'],
])('%s is written out as "%s"', (text, words) => {
  expect(writtenOut(text)).toBe(words);
});
