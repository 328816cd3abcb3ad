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

type BadgeProps = { readonly status: ApplicationStatus; readonly label?: string };

export const ApplicationBadge = ({ status, label = APPLICATION_STATUS_LABELS[status] }: BadgeProps) => (
  <Badge tone={TONES[status]}>{label}</Badge>
);

/** Status as the employer reads it: an application that nobody has opened is still to be read. */
export const ReceivedBadge = ({ status }: { status: ApplicationStatus }) =>
  status === 'sent' ? <Badge tone="bosco">Da leggere</Badge> : <ApplicationBadge status={status} />;
