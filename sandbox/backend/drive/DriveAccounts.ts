import { createHash } from 'node:crypto';
import type { DriveAccountDto } from '@/infrastructure/http/drive/driveAccountDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

interface Clock {
  now(): number;
}

/** `writerAskedAt`: in milliseconds since 1970, of a writer. */
type DriveAccount = Readonly<Omit<DriveAccountDto, 'writerForSeconds'>> & { readonly writerAskedAt?: number };

/** The drive accounts that therapists have linked, by the therapist's identity id. */
export class DriveAccounts {
  private readonly accounts = new JournalledMap<DriveAccount>('drive-accounts');

  constructor(private readonly clock: Clock) {}

  attachTo(journal: JournalHost): this {
    this.accounts.attachTo(journal);
    return this;
  }

  find(uid: string): DriveAccount | undefined {
    return this.accounts.get(uid);
  }

  /** The account with this address, independent of who linked it. */
  withEmail(email: string): DriveAccount | undefined {
    return [...this.accounts.values()].find(account => account.googleDriveEmail === email.trim().toLowerCase());
  }

  /**
   * Links an account; one that is already linked keeps its permission. Refuses a colleague's with 409 `ConflictError`.
   */
  link(uid: string, email: string): DriveAccount {
    const googleDriveEmail = email.trim().toLowerCase();
    const own = this.find(uid);
    if (own?.googleDriveEmail === googleDriveEmail) return own;
    if (this.withEmail(googleDriveEmail))
      throw new BackendError(409, 'ConflictError', 'A colleague has linked this account.');
    return this.put(uid, { googleDriveEmail, googleDriveUserId: userIdOf(googleDriveEmail), permission: 'none' });
  }

  /** A link without a permission is half done. */
  discardUnfinished(uid: string): void {
    if (this.find(uid)?.permission === 'none') this.unlink(uid);
  }

  unlink(uid: string): void {
    this.accounts.remove(uid);
  }

  /** Refuses with 404 `NotFound` where no account is linked. */
  permit(uid: string, permission: DriveAccount['permission']): DriveAccount {
    const account = this.find(uid);
    if (!account) throw new BackendError(404, 'NotFound', 'The caller has linked no drive account.');
    const { writerAskedAt: _, ...rest } = account;
    if (permission === 'writer') return this.put(uid, { ...rest, permission, writerAskedAt: this.clock.now() });
    return account.permission === permission ? account : this.put(uid, { ...rest, permission });
  }

  /** As the backend answers. */
  answerOf({ writerAskedAt, ...account }: DriveAccount): DriveAccountDto {
    return writerAskedAt === undefined
      ? account
      : { ...account, writerForSeconds: Math.max(0, (this.clock.now() - writerAskedAt) / 1000) };
  }

  private put(uid: string, account: DriveAccount): DriveAccount {
    this.accounts.put(uid, account);
    return account;
  }
}

/** 21 digits, as the real drive's ids have them. */
function userIdOf(email: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 20)}`);
  return `1${String(digits % 10n ** 20n).padStart(20, '0')}`;
}
