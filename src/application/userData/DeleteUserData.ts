import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DeletionReceipt } from '@/domain/userData/UserData';
import type { DataActFailure, UserDataGateway } from './ports/UserDataGateway';

export type DeletionFailure = DataActFailure | { readonly kind: 'unconfirmed' };

/** Has the user sign in again if the backend requires it, and then repeats what was refused. */
interface RecentSignIn {
  execute<T, F extends { readonly kind: string }>(act: () => Promise<Result<T, F>>): Promise<Result<T, F>>;
}

/** Deletes the data of a person. After a lost answer the present state is read: a receipt says that it is done. */
export class DeleteUserData {
  constructor(
    private readonly data: Pick<UserDataGateway, 'delete' | 'read'>,
    private readonly recentSignIn: RecentSignIn,
  ) {}

  async execute(userId: string, reason: string): Promise<Result<DeletionReceipt, DeletionFailure>> {
    const deleted = await this.recentSignIn.execute(() => this.data.delete(userId, reason));
    if (deleted.ok || deleted.failure.kind !== 'unreachable') return deleted;
    const now = await this.data.read(userId);
    if (!now.ok) return fail({ kind: 'unconfirmed' });
    return now.value.receipt ? ok(now.value.receipt) : fail(deleted.failure);
  }
}
