import { WaitingMails } from '../accounts/confirm-address.tsx';
import { AvailableCandidates } from '../candidates/available-candidates.tsx';
import { PublishedOffer } from '../jobs/own/published-offer.tsx';

/** The offer that was just published, and all that its owner may do next. */
export const JustPublished = ({ state }: { state: unknown }) => (
  <PublishedOffer state={state} urgent={(id) => <AvailableCandidates id={id} />}>
    <WaitingMails />
  </PublishedOffer>
);
