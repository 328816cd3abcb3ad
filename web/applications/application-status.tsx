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

/** Status of an application as a badge. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={TONES[status]}>{APPLICATION_STATUS_LABELS[status]}</Badge>;
}
