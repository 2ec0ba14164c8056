import { createHash, randomBytes } from 'node:crypto';
import { LINK_TOKEN_MINUTES } from '@/domain/transactional/tokenKind';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** 128 bits, which cannot be guessed. */
const TOKEN_BYTES = 16;
const LIFE_MS = LINK_TOKEN_MINUTES * 60_000;
/** For how long a token that was used answers the same request again, in milliseconds. */
const REMEMBERED_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Tokens that one person can get within an hour. */
const TOKENS_AN_HOUR = 20;

interface TokenUse {
  /** Hash of the request. */
  readonly request: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface StoredToken {
  readonly uid: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly use?: TokenUse;
}

export interface TokenCheck {
  readonly uid: string;
  /** The token has done this very request before: there is nothing more to do. */
  readonly isRepeated: boolean;
}

/** Tokens of links, by their hashes: no journal contains one that works. */
export class LinkTokens {
  private readonly tokens = new JournalledMap<StoredToken>('link-tokens');

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.tokens.attachTo(journal);
    return this;
  }

  create(uid: string): string {
    const now = this.clock.now();
    this.forgetOld(now);
    const recent = [...this.tokens.values()].filter(one => one.uid === uid && now - one.madeAt < HOUR_MS);
    if (recent.length >= TOKENS_AN_HOUR)
      throw new BackendError(429, 'TooManyTokens', `No more than ${TOKENS_AN_HOUR} links are made within an hour.`);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    this.tokens.put(hashOf(token), { uid, madeAt: now });
    return token;
  }

  /**
   * The owner of the token, if it permits the request; this does not use it up. Refuses with `TokenUnknown` or
   * `TokenUsed`.
   */
  check(token: string, request: unknown): TokenCheck {
    const stored = this.tokens.get(hashOf(token));
    const now = this.clock.now();
    if (stored?.use !== undefined && now - stored.use.at < REMEMBERED_MS) {
      // The first answer may have been lost: the same request has succeeded, however late it is repeated.
      if (stored.use.request !== hashOf(JSON.stringify(request)))
        throw new BackendError(409, 'TokenUsed', 'The link has been used.');
      return { uid: stored.uid, isRepeated: true };
    }
    if (stored === undefined || stored.use !== undefined || now - stored.madeAt >= LIFE_MS)
      throw new BackendError(404, 'TokenUnknown', `The link is unknown or older than ${LINK_TOKEN_MINUTES} minutes.`);
    return { uid: stored.uid, isRepeated: false };
  }

  use(token: string, request: unknown): void {
    const id = hashOf(token);
    const stored = this.tokens.get(id);
    const use = { request: hashOf(JSON.stringify(request)), at: this.clock.now() };
    if (stored !== undefined && stored.use === undefined) this.tokens.put(id, { ...stored, use });
  }

  private forgetOld(now: number): void {
    for (const id of [...this.tokens.ids()]) {
      const { madeAt = 0, use } = this.tokens.get(id) ?? {};
      if (now - (use?.at ?? madeAt) >= REMEMBERED_MS) this.tokens.remove(id);
    }
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
