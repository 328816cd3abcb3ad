import type { ComponentProps } from 'react';
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../shared/application-values.ts';
import { Badge } from '../ui/badge.tsx';

const TONES: Readonly<Record<ApplicationStatus, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  sent: 'neutral',
  read: 'lago',
  reviewing: 'larice',
  rejected: 'neutral',
  hired: 'bosco',
  withdrawn: 'neutral',
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={TONES[status]}>{APPLICATION_STATUS_LABELS[status]}</Badge>;
}

/** Status as the employer reads it: an application that nobody has opened is still to be read. */
export const ReceivedBadge = ({ status }: { status: ApplicationStatus }) =>
  status === 'sent' ? <Badge tone="bosco">Da leggere</Badge> : <ApplicationBadge status={status} />;
