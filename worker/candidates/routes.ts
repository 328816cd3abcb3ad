import { Hono } from 'hono';
import { candidatesQuery } from '../../shared/candidates.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { query } from '../http/validate.ts';
import { answerList } from './answer-list.ts';
import { candidateByPublicId } from './queries.ts';
import { toPublicCandidate } from './to-public-candidate.ts';

export const candidateRoutes = new Hono<AppEnv>()
  .get('/candidates', query(candidatesQuery), (c) => answerList(c, c.req.valid('query')))
  .get('/candidates/:id', async (c) => {
    const row = await candidateByPublicId(c.get('db'), c.req.param('id'));
    if (row === null) throw new DomainError('not-found', 'Candidato non trovato');
    c.header('Cache-Control', 'no-store');
    return c.json(toPublicCandidate(row));
  });
