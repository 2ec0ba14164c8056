import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Random } from '../../../kernel/ports/Random';
import { vaultKeyText } from '../../../kernel/vaultKeyText';
import type { EngineAccount, EngineProfile, EnterFailure } from '../../ports/EngineAccount';
import type { RealtimeIdentity } from '../../ports/RealtimeIdentity';

export interface VaultKeyAnswer {
  /** 32 bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A new key was created: it does not open data encrypted with an earlier one. */
  readonly isNew: boolean;
}

export type EngineIdentity = Pick<EngineSignIn, 'enter' | 'profile' | 'vaultKey' | 'leave'>;

/** Signs the engine in with the dashboard's session: to the backend, then to the realtime services. */
export class EngineSignIn {
  private uid: string | undefined;

  constructor(
    private readonly account: EngineAccount,
    private readonly realtime: RealtimeIdentity,
    private readonly random: Random,
  ) {}

  /** A second call continues with a newer cookie. */
  async enter(sessionCookie: string): Promise<Result<{ readonly uid: string }, EnterFailure>> {
    this.account.useSession(sessionCookie);
    const token = await this.account.freshCustomToken();
    if (!token.ok) return token;
    const signedIn = await this.realtime.signIn(token.value);
    if (!signedIn.ok) return fail({ kind: signedIn.failure.kind === 'refused' ? 'sessionEnded' : 'unreachable' });
    this.uid = signedIn.value;
    return ok({ uid: signedIn.value });
  }

  profile(): Promise<Result<EngineProfile, EnterFailure>> {
    return this.account.profile();
  }

  /** The key of the user's vault, created on first use. */
  async vaultKey(): Promise<Result<VaultKeyAnswer, EnterFailure>> {
    const stored = await this.account.document(vaultKeyText.DOCUMENT);
    if (!stored.ok) return stored;
    if (stored.value !== undefined) return keyIn(stored.value);
    const made = this.random.bytes(vaultKeyText.BYTES);
    const saved = await this.account.saveFirstDocument(vaultKeyText.DOCUMENT, vaultKeyText.write(made));
    if (!saved.ok) return saved;
    // Another device or window was faster, so its key is used.
    return saved.value ? ok({ bytes: made, isNew: true }) : this.vaultKey();
  }

  async leave(): Promise<void> {
    if (this.uid !== undefined) await this.realtime.signOut();
    this.uid = undefined;
    this.account.useSession(undefined);
  }
}

/** A document without a key is a bad answer. */
function keyIn(content: string): Result<VaultKeyAnswer, EnterFailure> {
  const key = vaultKeyText.read(content);
  return key === undefined ? fail({ kind: 'unreachable' }) : ok({ bytes: key, isNew: false });
}
