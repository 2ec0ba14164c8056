import { rule, says } from '../../kernel/rule';
import { clockToleranceMs } from '../../kernel/clockToleranceMs';
import { OLD_AFTER_MS } from './ageWarning.rule';
import type { HoldKind, OutboxEntry } from './OutboxEntry';

interface HoldInput {
  readonly kind: OutboxEntry['kind'];
  /** When it was written, or its author said last that it shall go; in milliseconds since 1970. */
  readonly decidedAt: number;
  /** When its author signed in on this page; absent where that is not known. */
  readonly signedInAt?: number;
  /** It is known to have been written, or decided, in the sign-in that lasts. */
  readonly isOfThisSignIn?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether something unsent is held until its author decides, and why; null: it may go. */
export const shouldHoldUnsent = rule(
  {
    id: 'CR-AGE-02',
    statement:
      says`A message, or the change of one, that was written more than ${OLD_AFTER_MS / 60_000} minutes ago or ` +
      says`before its author signed in on this page is not sent before its author decides: Send, Change or Discard. ` +
      says`Whoever decides to send or change it begins its ${OLD_AFTER_MS / 60_000} minutes anew. ` +
      says`One whose time lies more than ${clockToleranceMs / 1_000} seconds ahead was written by a clock that was ` +
      says`wrong: nobody knows how old it is, and it is held too. A session that is renewed, and a reload that goes ` +
      says`on with it, are no new sign-in: what names the sign-in that lasts was written in it, whatever the clocks ` +
      says`said. A deletion is never held.`,
    source: 'DESIGN §5 row 25; DESIGN §5 row 19',
    hazards: ['HAZ-02', 'HAZ-10'],
  },
  ({ kind, decidedAt, signedInAt = -Infinity, isOfThisSignIn = false, now }: HoldInput): HoldKind | null => {
    if (kind === 'delete') return null;
    if (now - decidedAt > OLD_AFTER_MS || decidedAt - now > clockToleranceMs) return 'tooOld';
    return !isOfThisSignIn && decidedAt < signedInAt ? 'earlierSignIn' : null;
  },
);
