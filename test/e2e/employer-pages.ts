import { type Account, callApi, registerConfirmed } from './api.ts';

/** A page that is public as its owner has an address at its website's domain; returns that owner. */
export async function makePublic(word: string): Promise<Account> {
  const owner = await registerConfirmed({ role: 'employer', name: `Rifugio ${word}`, email: `info@${word}.it` });
  const body = {
    name: `Rifugio ${word}`,
    kind: 'impresa',
    town: 'edolo',
    category: 'Turismo',
    website: `${word}.it`,
    revision: 0,
  };
  await callApi('PUT /api/own-employers', { token: owner.token, body });
  return owner;
}
