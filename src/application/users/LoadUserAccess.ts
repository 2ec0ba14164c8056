import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, type Result } from '@/domain/kernel/Result';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { UserGateway } from './ports/UserGateway';

/** Ids come from the backend; a URL may contain any text. */
const ID = /^[A-Za-z0-9_-]{1,128}$/;

export class LoadUserAccess {
  constructor(private readonly users: Pick<UserGateway, 'access'>) {}

  async execute(userId: string): Promise<Result<Versioned<UserAccess>, CallFailure>> {
    // No user has such an id, and some texts would lead to a different call.
    return ID.test(userId) ? this.users.access(userId) : fail({ kind: 'notFound' });
  }
}
