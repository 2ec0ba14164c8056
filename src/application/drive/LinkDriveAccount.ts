import type { DriveAccount } from '@/domain/drive/DriveAccount';
import { fail, type Result } from '@/domain/kernel/Result';
import type { DriveAccountGateway } from './ports/DriveAccountGateway';
import type { AccountChoiceFailure, DriveIdentity } from './ports/DriveIdentity';

/** `notSaved`: the account was chosen, and the backend could not note it. */
export type LinkDriveFailure =
  | AccountChoiceFailure
  | { readonly kind: 'takenByColleague' }
  | { readonly kind: 'notSaved' };

/** Links the drive account that the person chooses in the drive's own prompt. */
export class LinkDriveAccount {
  constructor(
    private readonly identity: Pick<DriveIdentity, 'chooseAccount'>,
    private readonly gateway: Pick<DriveAccountGateway, 'link'>,
  ) {}

  async execute(): Promise<Result<DriveAccount, LinkDriveFailure>> {
    const chosen = await this.identity.chooseAccount();
    if (!chosen.ok) return chosen;
    const linked = await this.gateway.link(chosen.value.email);
    if (linked.ok) return linked;
    return fail({ kind: linked.failure.kind === 'takenByColleague' ? 'takenByColleague' : 'notSaved' });
  }
}
