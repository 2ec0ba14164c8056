import { fail, ok, type Result } from '@/domain/kernel/Result';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { writtenAddress } from '@/domain/users/storedAddress';
import type { NewUser } from '@/domain/users/NewUser';
import { newUserFaults } from './newUserFaults';
import type { CreateUserFailure, UserAccountGateway } from './ports/UserAccountGateway';

export interface CreatedUser {
  readonly userId: string;
  /** The created user, perhaps from an earlier attempt without an answer. */
  readonly user: NewUser;
}

/** Creates an account for a colleague, who receives an email and chooses a password. */
export class CreateUser {
  constructor(private readonly accounts: Pick<UserAccountGateway, 'create'>) {}

  /** `id`: the same for every attempt to create the same user. `sent`: earlier attempts without an answer. */
  async execute(
    id: string,
    user: NewUser,
    sent: readonly NewUser[] = [],
  ): Promise<Result<CreatedUser, CreateUserFailure>> {
    if (Object.keys(newUserFaults(user)).length > 0) return fail({ kind: 'refused' });
    const now = await this.create(id, user);
    if (now.ok || now.failure.kind !== 'idTaken') return now;
    // An earlier attempt has arrived: the server returns the same result for the same id.
    for (const one of sent) {
      const earlier = await this.create(id, one);
      if (earlier.ok) return earlier;
    }
    return now;
  }

  private async create(id: string, user: NewUser): Promise<Result<CreatedUser, CreateUserFailure>> {
    const answer = await this.accounts.create(id, {
      emailAddress: writtenAddress(user.emailAddress),
      firstName: user.firstName.trim(),
      lastName: user.lastName.trim(),
      accessCode: pastedIdentifier(user.accessCode),
      reason: user.reason.trim(),
    });
    return answer.ok ? ok({ userId: answer.value, user }) : answer;
  }
}
