import { expect, test } from 'vitest';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { writtenOut } from './abbreviations.ts';

test.each([
  ['add. pulizie', 'addetto  pulizie'],
  ['imp. amm.va', 'impiegato  amministrativo'],
  ['pat. C', 'patente  C'],
  ['pat c', 'patente  c'],
  ['cassiera p/t', 'cassiera part time'],
  ['commessa p.t.', 'commessa part time'],
  ['O.S.S.', 'OSS'],
  ['tempo det.', 'tempo determinato '],
  ['t. indet.', 'tempo indeterminato '],
  ['patente C/E', 'patente Ce'],
  ['pat. c-e', 'patente  ce'],
  ['classe C/E', 'classe C/E'],
  ['imp', 'imp'],
  ['op, cuoco', 'operaio , cuoco'],
  ['addio', 'addio'],
  ['Edil S.r.l.', 'Edil S.r.l.'],
  ['inform. e impianti', 'inform. e impianti'],
  ['op. ecologico', 'operatore ecologico'],
  ['oper. socio san.', 'operatore socio sanitario'],
  ['inf. prof.', 'infermiere  professionale '],
  ['cerco prof. di musica', 'cerco professore  di musica'],
  ['cam. ai piani', 'cameriera ai piani'],
  ['disegnatore cad cam', 'disegnatore cad cam'],
])('%s is written out as "%s"', (text, words) => {
  expect(writtenOut(text)).toBe(words);
});

test.each([
  ['addetta pulizie', 'Add. pulizie'],
  ['add. pulizie', 'Addetta alle pulizie'],
  ['impiegata amministrativa', 'Imp. amm.va'],
  ['oss', 'O.S.S.'],
  ['o.s.s.', 'OSS'],
  ['f-gas', 'Frigorista'],
  ['fgas', 'Tecnico patentino F-GAS'],
  ['autista patente d', 'Autista pat. D'],
  ['part time', 'Cassiera p/t'],
])('%s finds "%s"', async (search, title) => {
  const location = uniqueWord();
  await makeJob({ title, location, type: 'Full-time', companyName: 'Ditta', description: '–' });
  expect((await readJobs({ search, location, sort: 'recent' })).ids).toHaveLength(1);
});
