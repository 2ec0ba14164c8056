import { rule, says } from '../../kernel/rule';

/** A typing sign that is not renewed for this many milliseconds is over. */
const TYPING_SIGN_MS = 10_000;

interface TypingInput {
  /** Identity of the reader. */
  readonly me: string;
  /** Who types, and the time of their newest sign, in milliseconds since 1970. */
  readonly signs: readonly { readonly userId: string; readonly since: number }[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface TypingShown {
  readonly userIds: readonly string[];
  /** The millisecond at which the first of these signs expires; absent when nobody types. */
  readonly until?: number;
}

/** Who is shown as typing, and how long that holds. */
export const typingOthers = rule(
  {
    id: 'CR-TYPE-01',
    statement:
      says`Typing is shown per chat for everybody but the reader, and a sign that is not renewed within ` +
      says`${TYPING_SIGN_MS / 1_000} seconds is over.`,
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
