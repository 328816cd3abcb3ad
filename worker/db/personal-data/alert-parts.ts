import { sql } from 'drizzle-orm';
import { alertAddresses, alerts } from '../tables/alerts.ts';
import { KEY, part, SECRET } from './part.ts';

/** Alerts of an address, the newsletter among them. */
export const ALERT_PARTS = [
  part({
    name: 'alertAddress',
    about: 'L’indirizzo a cui mandiamo gli avvisi.',
    table: alertAddresses,
    rows: ({ emails }) => sql`${alertAddresses.email} IN ${emails}`,
    columns: { id: KEY, publicId: SECRET, email: true, digestedOn: true },
    purged: true,
  }),
  part({
    name: 'alerts',
    about: 'Gli avvisi che hai chiesto, anche la newsletter.',
    table: alerts,
    rows: ({ emails }) =>
      sql`${alerts.addressId} IN (SELECT ${alertAddresses.id} FROM ${alertAddresses} WHERE ${alertAddresses.email} IN ${emails})`,
    columns: {
      id: KEY,
      publicId: true,
      addressId: KEY,
      search: true,
      since: true,
      confirmHash: SECRET,
      requestedAt: true,
      confirmUntil: true,
      confirmedAt: true,
      pausedAt: true,
      endsAt: true,
      askedAt: true,
      issuedIn: true,
    },
    purged: true,
  }),
];
