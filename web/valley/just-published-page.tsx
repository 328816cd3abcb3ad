import type { PublicJob } from '../../shared/jobs.ts';
import { WaitingMails } from '../accounts/confirm-address.tsx';
import { AvailableCandidates } from '../candidates/available-candidates.tsx';
import { PublishedOffer } from '../jobs/own/published-offer.tsx';

/** The offer that its form has put into the state of the address, and all that its owner may do next. */
export function JustPublished({ state }: { state: unknown }) {
  const { published }: { readonly published?: PublicJob } = Object(state);
  if (!published) return null;
  return (
    <PublishedOffer job={published}>
      <WaitingMails />
      {published.open && published.neededFrom && <AvailableCandidates id={published.id} />}
    </PublishedOffer>
  );
}
