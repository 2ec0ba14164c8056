import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { Clock } from '@/application/kernel/ports/Clock';
import { seatsFault, type EntryFault } from '../kit/forms/LimitEntry';
import { expiryFault, type CodeForm } from './codeFields';
import { isBlank } from '@/domain/kernel/isBlank';

export interface NewCodeDependencies {
  readonly formDrafts: FormDrafts;
  /** A clock that shows the server's time, by which codes expire. */
  readonly clock: Pick<Clock, 'now'>;
  /** The time zone of expiry days. */
  readonly zone: string;
  /** True if new codes are of the second generation, and so can expire. */
  readonly areExpiring: () => boolean;
}

/** The errors in the fields that all new codes have. */
export interface NewCodeEntryFaults {
  readonly seats?: EntryFault;
  readonly expiry?: EntryFault;
  readonly reason?: 'missing';
}

export function newCodeFaults(
  { seats, expiry, reason }: CodeForm,
  { zone, areExpiring }: Pick<NewCodeDependencies, 'zone' | 'areExpiring'>,
): NewCodeEntryFaults {
  const [seatsWrong, expiryWrong] = [seatsFault(seats), areExpiring() ? expiryFault(expiry, zone) : undefined];
  return {
    ...(seatsWrong !== undefined && { seats: seatsWrong }),
    ...(expiryWrong !== undefined && { expiry: expiryWrong }),
    ...(isBlank(reason) && { reason: 'missing' }),
  };
}
