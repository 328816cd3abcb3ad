import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Attack, mustHold, newNetwork, newWord, type Person, type Site } from './site.ts';

/** Long enough for a mail that follows an answer. */
const MAIL_MS = 1500;

const PDF = new TextDecoder().decode(samplePdf());

function cvForm(bytes: string | Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.set('cv', new File([bytes], name, { type: 'application/pdf' }));
  return form;
}

const apply = (site: Site, id: string, { token }: Person, form: FormData) =>
  site.ask(pathOf('POST /api/jobs/:id/applications', { id }), { method: 'POST', token, form });

const profile = (email: string, word: string) => ({
  name: `Persona ${word}`,
  title: 'Barista',
  location: VALLEY.examples.town.name,
  skills: ['caffetteria'],
  experience: `Tre stagioni ${word}.`,
  email,
});

const writeTo = (site: Site, id: string, message: string) =>
  site.ask(pathOf('POST /api/candidates/:id/messages', { id }), {
    body: { name: 'Ditta', email: `${newWord()}@example.org`, message },
  });

/** Attacks on rows, files and mails of others. */
export const ROW_ATTACKS: readonly Attack[] = [
  {
    name: 'words of a stranger by mail to an address that nobody has confirmed',
    run: async (site) => {
      const victim = `${newWord()}@example.org`;
      const words = newWord();
      const { id } = await site.read<PublishedCandidate>(pathOf('POST /api/candidates'), {
        body: profile(victim, newWord()),
      });
      const owner = await site.register({ role: 'employer' });
      const job = await site.publish(owner, { title: `Cuoca/o ${words}` });
      for (let n = 0; n < 5; n++) await writeTo(site, id, `Compra qui ${words} ${n}`);
      await apply(site, job.id, await site.register(), cvForm(PDF, 'cv.pdf'));
      await sleep(MAIL_MS);
      const mails = [...(await site.mailsTo(victim)), ...(await site.mailsTo(owner.email))];
      const told = mails.filter((text) => text.includes(words));
      mustHold(told.length === 0, `${told.length} mails to unconfirmed addresses repeat what strangers typed`);
      mustHold(mails.length <= 6, `${mails.length} mails went to two unconfirmed addresses`);
      return `${mails.length} mails to two unconfirmed addresses, none with a stranger's words`;
    },
  },
  {
    name: 'the profile of somebody else, sent again with another address',
    run: async (site) => {
      const [own, other, word, words] = [`${newWord()}@example.org`, `${newWord()}@example.org`, newWord(), newWord()];
      const call = pathOf('POST /api/candidates');
      const first = await site.read<PublishedCandidate>(call, { body: profile(own, word) });
      const second = await site.ask(call, { body: profile(other, word) });
      const again = second.ok ? ((await second.json()) as PublishedCandidate) : null;
      mustHold(
        again?.id !== first.id || again.manageToken !== first.manageToken,
        'the private link of the first was given away',
      );
      await writeTo(site, first.id, `Buongiorno ${words}`);
      await sleep(MAIL_MS);
      const told = (await site.mailsTo(other)).filter(
        (text) => text.includes(words) || text.includes(first.manageToken ?? '-'),
      );
      mustHold(told.length === 0, 'messages for the first go to the second address');
      return `answered ${second.status}; the first keeps its link and its messages`;
    },
  },
  {
    name: 'files that are not what they say',
    run: async (site) => {
      const job = await site.publish(await site.register({ role: 'employer' }));
      const person = await site.register();
      const files: readonly (readonly [string, FormData])[] = [
        ['HTML as PDF', cvForm('<!doctype html><script>alert(1)</script>', 'cv.pdf')],
        ['the first bytes of a PDF', cvForm('%PDF-1.7\n<script>alert(1)</script>', 'cv.pdf')],
        ['a PDF with a ZIP in it', cvForm(PDF.replace('xref', `PK\x05\x06${'\0'.repeat(18)}\nxref`), 'cv.pdf')],
        ['a PDF by another name', cvForm(PDF, 'cv.exe')],
        ['the first bytes of a JPEG', cvForm(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'cv.jpg')],
        ['the first bytes of a PNG', cvForm(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'cv.png')],
      ];
      for (const [what, form] of files) {
        const { status } = await apply(site, job.id, person, form);
        mustHold(status === 415, `${what} was answered ${status}`);
      }
      const whole = await apply(site, job.id, person, cvForm(PDF, 'cv.pdf'));
      mustHold(whole.status === 201, `a real PDF was answered ${whole.status}`);
      return `${files.length} refused with 415, a real PDF taken`;
    },
  },
  {
    name: 'a second person reports what was reported before',
    run: async (site) => {
      const job = await site.publish(await site.register({ role: 'employer' }));
      const path = pathOf('POST /api/jobs/:id/report', { id: job.id });
      const [one, two] = [newNetwork(), newNetwork()];
      const report = (network: string, reason: string) => site.ask(path, { network, body: { reason } });
      const found = [await report(one, 'other'), await report(one, 'other'), await report(two, 'scam')];
      const [first, same, second] = found.map(({ status }) => status);
      mustHold(first === 201 && same === 200, `the same person twice was answered ${first}, ${same}`);
      mustHold(second === 201, `a second person was answered ${second}: the first kept them out`);
      return 'one report of each person, and nobody keeps another out';
    },
  },
  {
    name: 'rows of somebody else, by their real ids',
    run: async (site) => {
      const [employer, person, stranger] = [
        await site.register({ role: 'employer' }),
        await site.register(),
        await site.register({ role: 'employer' }),
      ];
      const job = await site.publish(employer);
      const sent = (await (await apply(site, job.id, person, cvForm(PDF, 'cv.pdf'))).json()) as { id: string };
      const [session] = await site.read<{ id: string }[]>(pathOf('GET /api/account/sessions'), person);
      const asked: readonly (readonly [string, string, unknown?])[] = [
        ['PATCH', `/api/jobs/${job.id}`, { title: 'Mia', revision: 1 }],
        ['DELETE', `/api/jobs/${job.id}`],
        ['PUT', `/api/jobs/${job.id}/status`, { ownerStatus: 'closed' }],
        ['GET', `/api/jobs/${job.id}/stats`],
        ['GET', `/api/own-jobs/${job.id}`],
        ['GET', `/api/applications/${sent.id}/cv`],
        ['PATCH', `/api/applications/${sent.id}`, { status: 'hired' }],
        ['POST', `/api/applications/${sent.id}/withdraw`],
        ['DELETE', `/api/applications/${sent.id}`],
        ['DELETE', `/api/account/sessions/${session?.id}`],
      ];
      for (const [method, path, body] of asked)
        for (const token of [stranger.token, undefined, `${person.token.slice(0, -4)}AAAA`]) {
          const { status } = await site.ask(path, { method, token, ...(body === undefined ? {} : { body }) });
          mustHold(status >= 400 && status < 500, `${method} ${path} was answered ${status}`);
        }
      mustHold(
        (await site.ask(pathOf('GET /api/account'), person)).status === 200,
        'the session was ended by a stranger',
      );
      return `${asked.length} calls, each as a stranger, a visitor and with a made-up token: all refused`;
    },
  },
];
