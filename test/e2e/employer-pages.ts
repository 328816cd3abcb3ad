import { pagePath } from '../../shared/paths.ts';
import { type Account, callApi, registerConfirmed } from './api.ts';
import { mailedLink } from './mails.ts';

/** A public page, confirmed by an address of its website's domain; returns its owner. */
export async function makePublic(word: string): Promise<Account> {
  const owner = await registerConfirmed({ role: 'employer', name: `Rifugio ${word}` });
  const body = {
    name: `Rifugio ${word}`,
    kind: 'impresa',
    town: 'edolo',
    category: 'Turismo',
    website: `${word}.it`,
    revision: 0,
  };
  const { token } = owner;
  const { id } = await (await callApi('PUT /api/own-employers', { token, body })).json();
  await callApi('POST /api/own-employers/:id/confirmation', { id, token, body: { email: `info@${word}.it` } });
  const link = await mailedLink(`info@${word}.it`, pagePath.confirmEmployer());
  await callApi('POST /api/own-employers/confirm', {
    body: { token: new URLSearchParams(link.split('#')[1]).get('token') },
  });
  return owner;
}
