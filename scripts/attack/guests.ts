import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '../../shared/calls/path.ts';
import { type Attack, mustHold, newNetwork, newWord, type Site } from './site.ts';

/** Long enough for a mail that follows an answer. */
const MAIL_MS = 1500;

const apply = (site: Site, id: string, body: Readonly<Record<string, unknown>>, network = newNetwork()) =>
  site.ask(pathOf('POST /api/jobs/:id/guest-applications', { id }), { body: { name: 'Rosa', ...body }, network });

const received = async (site: Site, token: string) =>
  (await site.read<{ name: string }[]>(pathOf('GET /api/applications/received'), { token })).length;

/** An offer and its owner. */
async function makeOffer(site: Site) {
  const owner = await site.register({ role: 'employer' });
  return { owner, job: await site.publish(owner) };
}

/** Attacks on and by way of applications without an account. */
export const GUEST_ATTACKS: readonly Attack[] = [
  {
    name: 'applying in the name of somebody else, by their address',
    run: async (site) => {
      const { owner, job } = await makeOffer(site);
      const [victim, words] = [`${newWord()}@example.org`, newWord()];
      const statuses = await site.statuses(8, (n) => apply(site, job.id, { email: victim, message: `${words} ${n}` }));
      await sleep(MAIL_MS);
      mustHold((await received(site, owner.token)) === 0, 'the employer has what its address never confirmed');
      const mails = await site.mailsTo(victim);
      mustHold(!mails.some((text) => text.includes(words)), 'a mail repeats what a stranger typed');
      mustHold(mails.length <= 6, `${mails.length} mails went to the address`);
      return `answers ${[...new Set(statuses)].join(', ')}; nothing delivered, ${mails.length} mails without a word of the stranger`;
    },
  },
  {
    name: 'flooding an employer with applications by made-up numbers',
    run: async (site) => {
      const { owner, job } = await makeOffer(site);
      const network = newNetwork();
      await site.statuses(40, (n) => apply(site, job.id, { phone: `3331${100000 + n}` }, network));
      const fromOne = await received(site, owner.token);
      mustHold(fromOne <= 20, `${fromOne} delivered from one network`);
      await site.statuses(80, (n) => apply(site, job.id, { phone: `3332${100000 + n}` }));
      const answer = await site.ask(`${pathOf('GET /api/applications/received')}?limit=1`, { token: owner.token });
      const total = Number(answer.headers.get('X-Total-Count'));
      mustHold(total <= 40, `${total} delivered to one offer in a day`);
      return `${fromOne} from one network, ${total} in all of 120; the rest asked for an address`;
    },
  },
  {
    name: 'finding out whether somebody has applied, by their contact',
    run: async (site) => {
      const { job } = await makeOffer(site);
      const [known, unknown] = [`${newWord()}@example.org`, `${newWord()}@example.org`];
      await apply(site, job.id, { email: known });
      const token = await site.mailedToken(known, '/conferma-candidatura');
      const confirmed = await site.ask(pathOf('POST /api/applications/confirm'), { body: { token } });
      mustHold(confirmed.status === 200, `confirming answered ${confirmed.status}`);
      await apply(site, job.id, { phone: '3337654321' });
      const told = async (body: Readonly<Record<string, unknown>>) => {
        const answer = await apply(site, job.id, body);
        const { state, message } = (await answer.json()) as { state: string; message: string };
        return JSON.stringify([answer.status, state, message, [...answer.headers.keys()].toSorted()]);
      };
      mustHold((await told({ email: known })) === (await told({ email: unknown })), 'an address is told apart');
      mustHold(
        (await told({ phone: '3337654321' })) === (await told({ phone: '3337654322' })),
        'a number is told apart',
      );
      const links = async (email: string) =>
        (await site.ask(pathOf('POST /api/applications/links'), { body: { email } })).text();
      mustHold((await links(known)) === (await links(unknown)), 'asking for links tells an address apart');
      return 'the same status, headers and words for a contact that has applied and one that has not';
    },
  },
  {
    name: 'opening an application with a link that was guessed or made for another',
    run: async (site) => {
      const { job } = await makeOffer(site);
      const tokens: string[] = [];
      for (const phone of ['3331111111', '3332222222']) {
        const answer = await apply(site, job.id, { phone });
        tokens.push(((await answer.json()) as { token: string }).token);
      }
      const [one = '', other = ''] = tokens;
      const swapped = [other.split('.')[0], ...one.split('.').slice(1)].join('.');
      for (const token of [swapped, one.slice(0, -1), `${one.slice(0, -1)}${one.endsWith('A') ? 'B' : 'A'}`]) {
        const answer = await site.ask(pathOf('GET /api/applications/linked'), {
          headers: { Authorization: `Link ${token}` },
        });
        mustHold(answer.status === 401, `a changed link answered ${answer.status}`);
      }
      const path = pathOf('DELETE /api/applications/:id', { id: other.split('.')[0] ?? '' });
      const answer = await site.ask(path, { method: 'DELETE', headers: { Authorization: `Link ${one}` } });
      mustHold(answer.status === 404, `deleting another one answered ${answer.status}`);
      return 'changed and swapped links answer 401, one for another application 404';
    },
  },
];
