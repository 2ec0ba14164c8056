import type { DriveAccount } from '@/domain/drive/DriveAccount';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import { mayHaveSucceeded } from './ports/DriveFailure';
import type { AccountChoiceFailure, DriveIdentity } from './ports/DriveIdentity';

/** `notSaved`: the backend has not recorded the chosen account. */
export type LinkDriveFailure =
  | AccountChoiceFailure
  | { readonly kind: 'takenByColleague' }
  | { readonly kind: 'notSaved' };

/** Links the drive account chosen in the drive's own prompt. */
export class LinkDriveAccount {
  constructor(
    private readonly identity: Pick<DriveIdentity, 'chooseAccount'>,
    private readonly gateway: Pick<DriveAccountGateway, 'link' | 'account'>,
  ) {}

  /** After a lost answer the backend says which account is linked. */
  async execute(): Promise<Result<DriveAccount, LinkDriveFailure>> {
    const chosen = await this.identity.chooseAccount();
    if (!chosen.ok) return chosen;
    const linked = await this.gateway.link(chosen.value.email);
    if (linked.ok) return linked;
    if (linked.failure.kind === 'takenByColleague') return fail({ kind: 'takenByColleague' });
    const now = mayHaveSucceeded(linked.failure) ? await this.gateway.account() : linked;
    const held = now.ok ? now.value : null;
    return held !== null && isSame(held.googleDriveEmail, chosen.value.email) ? ok(held) : fail({ kind: 'notSaved' });
  }
}

/** The backend stores addresses in lower case. */
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
