import { expect, test } from 'vitest';
import { expectProblem } from '../testing/expect-problem.ts';
import { asVisitor } from '../testing/requests.ts';

test.each(['/', '/offerte', '/api/jobs', '/api/jobs/nothing', '/openapi.json', '/assets/fixture-1a2b3c4d.css'])(
  '%s does not repeat to anybody what they sent: TRACE is refused',
  async (path) => {
    const answer = await asVisitor.send(path, { method: 'TRACE', headers: { 'X-Sent': 'nobody-repeats-this' } });
    expect(answer.headers.get('Allow')).toContain('GET, HEAD');
    expect(answer.headers.get('Allow')).not.toContain('TRACE');
    expect(JSON.stringify([...answer.headers])).not.toContain('nobody-repeats-this');
    expect(JSON.stringify(await expectProblem(answer, 405))).not.toContain('nobody-repeats-this');
  },
);
