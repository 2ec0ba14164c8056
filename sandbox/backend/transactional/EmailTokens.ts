import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { EMAIL_TOKEN } from '@/domain/transactional/tokenKind';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

const DAY_MS = 24 * 3_600_000;
/** For how long the link of an email changes its reader’s preferences. */
export const IN_EMAIL_MS = 90 * DAY_MS;
/** For how long a page does that has exchanged the token of a link. */
export const ON_PAGE_MS = 3_600_000;

const HEADER = partOf({ alg: 'HS256', typ: 'JWT' });

/** JSON web tokens (RFC 7519) that name one address. Reading one uses nothing up. */
export class EmailTokens {
  private readonly keys = new JournalledMap<string>('email-token-key');

  constructor(private readonly clock: { now(): number }) {}

  attachTo(journal: JournalHost): this {
    this.keys.attachTo(journal);
    return this;
  }

  issue(email: string, lifeMs: number): string {
    const signed = `${HEADER}.${partOf({ email, exp: Math.floor((this.clock.now() + lifeMs) / 1000) })}`;
    return `${signed}.${this.signatureOf(signed).toString('base64url')}`;
  }

  /** The address. Refuses with `TokenUnknown` what is forged or too old. */
  read(token: string): string {
    const end = token.lastIndexOf('.');
    const [header, content = ''] = token.split('.');
    const given = Buffer.from(token.slice(end + 1), 'base64url');
    const wanted = this.signatureOf(token.slice(0, end));
    const isOwn = EMAIL_TOKEN.test(token) && header === HEADER && given.length === wanted.length;
    if (!isOwn || !timingSafeEqual(given, wanted)) return unknown();
    const { email, exp } = JSON.parse(Buffer.from(content, 'base64url').toString()) as { email: string; exp: number };
    return exp * 1000 > this.clock.now() ? email : unknown();
  }

  private signatureOf(text: string): Buffer {
    let key = this.keys.get('key');
    if (key === undefined) this.keys.put('key', (key = randomBytes(32).toString('base64url')));
    return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest();
  }
}

function partOf(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function unknown(): never {
  throw new BackendError(404, 'TokenUnknown', 'The link is unknown or too old.');
}
