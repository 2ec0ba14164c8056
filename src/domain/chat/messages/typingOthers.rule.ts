import { rule, says } from '../../kernel/rule';

/** A typing signal expires after this many milliseconds without renewal. */
const TYPING_SIGN_MS = 10_000;

interface TypingInput {
  /** Identity of the reader. */
  readonly me: string;
  /** The newest typing signal of each user, in milliseconds since 1970. */
  readonly signs: readonly { readonly userId: string; readonly since: number }[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface TypingShown {
  readonly userIds: readonly string[];
  /** The time at which the first of these signals expires, in milliseconds since 1970; absent if there are none. */
  readonly until?: number;
}

/** Returns the users shown as typing and the time until which that holds. */
export const typingOthers = rule(
  {
    id: 'CR-TYPE-01',
    statement:
      says`The typing indicator is shown per chat for everyone except the reader. A typing signal that is not ` +
      says`renewed within ${TYPING_SIGN_MS / 1_000} seconds expires.`,
    source: 'D2 §4 Typing indicators: "kept per channel, excluding the user themselves."; DESIGN §8 row 16',
    hazards: ['HAZ-04'],
  },
  ({ me, signs, now }: TypingInput): TypingShown => {
    const shown = signs.filter(sign => sign.userId !== me && now - sign.since < TYPING_SIGN_MS);
    const userIds = shown.map(({ userId }) => userId);
    return shown.length === 0
      ? { userIds }
      : { userIds, until: Math.min(...shown.map(({ since }) => since)) + TYPING_SIGN_MS };
  },
);
