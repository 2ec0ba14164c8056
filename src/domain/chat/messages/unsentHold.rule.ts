import { rule, says } from '../../kernel/rule';
import { clockToleranceMs } from '../../kernel/clockToleranceMs';
import { OLD_AFTER_MS } from './ageWarning.rule';
import type { HoldKind, OutboxEntry } from './OutboxEntry';

interface HoldInput {
  readonly kind: OutboxEntry['kind'];
  /** The time of writing, or of the author's last decision to send; in milliseconds since 1970. */
  readonly decidedAt: number;
  /** The time of the author's sign-in on this page; absent if unknown. */
  readonly signedInAt?: number;
  /** True if the act is known to have been written or decided during the current sign-in. */
  readonly isOfThisSignIn?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns why an unsent act is held until its author decides; null if it may be sent. */
export const unsentHold = rule(
  {
    id: 'CR-AGE-02',
    statement:
      says`A message or an edit that was written more than ${OLD_AFTER_MS / 60_000} minutes ago, or before its ` +
      says`author signed in on this page, is held until its author chooses Send, Change or Discard. Sending or ` +
      says`changing it restarts the ${OLD_AFTER_MS / 60_000} minutes. A message with a time more than ` +
      says`${clockToleranceMs / 1_000} seconds ahead was written with a wrong clock, so its age is unknown and ` +
      says`it is held too. Renewing a session, and reloading the page within one, is not a new sign-in: an act ` +
      says`that names the current sign-in was written during it, whatever the clocks say. A deletion is never ` +
      says`held.`,
    source: 'DESIGN §5 row 25; DESIGN §5 row 19',
    hazards: ['HAZ-02', 'HAZ-10'],
  },
  ({ kind, decidedAt, signedInAt = -Infinity, isOfThisSignIn = false, now }: HoldInput): HoldKind | null => {
    if (kind === 'delete') return null;
    if (now - decidedAt > OLD_AFTER_MS || decidedAt - now > clockToleranceMs) return 'tooOld';
    return !isOfThisSignIn && decidedAt < signedInAt ? 'earlierSignIn' : null;
  },
);
