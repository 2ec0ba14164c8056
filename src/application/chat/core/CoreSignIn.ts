import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Random } from '../../shared/ports/Random';
import type { CoreAccount } from '../ports/CoreAccount';
import type { CoreIdentity, CoreProfile, EnterFailure } from '../ports/CoreIdentity';
import type { RealtimeIdentity } from '../ports/RealtimeIdentity';

/** The document that holds the key of a person's vault (DESIGN §5 row 9). */
const KEY_DOCUMENT = 'chat-cache-key';
const KEY_BYTES = 32;

/** Signs the engine in with the dashboard's session: to the backend, then to the realtime services. */
export class CoreSignIn implements CoreIdentity {
  private uid: string | undefined;

  constructor(
    private readonly account: CoreAccount,
    private readonly realtime: RealtimeIdentity,
    private readonly random: Random,
  ) {}

  async enter(sessionCookie: string): Promise<Result<{ readonly uid: string }, EnterFailure>> {
    this.account.useSession(sessionCookie);
    const token = await this.account.freshCustomToken();
    if (!token.ok) return token;
    const signedIn = await this.realtime.signIn(token.value);
    if (!signedIn.ok) return fail({ kind: signedIn.failure.kind === 'refused' ? 'sessionEnded' : 'unreachable' });
    this.uid = signedIn.value;
    return ok({ uid: signedIn.value });
  }

  profile(): Promise<Result<CoreProfile, EnterFailure>> {
    return this.account.profile();
  }

  async vaultKey(): Promise<Result<Uint8Array<ArrayBuffer>, EnterFailure>> {
    const stored = await this.account.document(KEY_DOCUMENT);
    if (!stored.ok) return stored;
    if (stored.value !== undefined) return ok(fromHex(stored.value));
    const made = this.random.bytes(KEY_BYTES);
    const kept = await this.account.keepFirstDocument(KEY_DOCUMENT, toHex(made));
    if (!kept.ok) return kept;
    // Another device or window was quicker: its key is the one.
    return kept.value ? ok(made) : this.vaultKey();
  }

  async leave(): Promise<void> {
    if (this.uid !== undefined) await this.realtime.signOut();
    this.uid = undefined;
    this.account.useSession(undefined);
  }
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(KEY_BYTES);
  for (let at = 0; at < KEY_BYTES; at += 1) bytes[at] = Number.parseInt(text.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}
