import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { candidates, type NewCandidateRow } from '../db/tables/candidates.ts';
import { insertRows } from './insert-rows.ts';
import { newCandidateRow } from './make-candidate.ts';

const TRADES = ['Cuoca', 'Barista', 'Muratore', 'Commessa', 'Infermiera', 'Autista', 'Magazziniere', 'Segretaria'];
const SKILLS = ['inglese', 'patente C', 'HACCP', 'saldatura', 'contabilità'];

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** The profile number `index`: always the same, spread over trades, skills and places, every tenth without a place. */
const seedRow = (index: number, newest: Date, status: NewCandidateRow['status']): NewCandidateRow =>
  newCandidateRow({
    publicId: `person-${index}`,
    status: status ?? 'open',
    name: `Persona ${index}`,
    title: pick(TRADES, index),
    location: index % 10 === 0 ? 'tutta la valle' : pick(MUNICIPALITIES, index * 11).name,
    skills: [pick(SKILLS, index), pick(SKILLS, index * 3 + 1), 'puntualità'],
    postedAt: new Date(newest.getTime() - (index % 600) * 3_600_000),
  });

/** Stores `count` profiles after the first `from`. */
export async function seedCandidates(seed: {
  newest: Date;
  count: number;
  from?: number;
  status?: NewCandidateRow['status'];
}): Promise<void> {
  const { newest, count, from = 0, status } = seed;
  for (let start = from; start < from + count; start += 1000) {
    const rows = Array.from({ length: Math.min(1000, from + count - start) }, (_, index) => start + index);
    await insertRows(
      candidates,
      rows.map((index) => seedRow(index, newest, status)),
    );
  }
}
