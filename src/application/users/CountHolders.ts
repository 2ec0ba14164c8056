import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ok, type Result } from '@/domain/kernel/Result';
import type { UserGroup } from '@/domain/users/UserGroup';
import type { UserGateway } from './ports/UserGateway';

export interface Holders {
  readonly total: number;
  /** Number with an account, who receive emails; undefined if unknown. */
  readonly reachable: number | undefined;
}

/** Counts the members of a group: those with an account receive an email when membership changes. */
export class CountHolders {
  constructor(private readonly users: Pick<UserGateway, 'list'>) {}

  async execute(group: UserGroup): Promise<Result<Holders, CallFailure>> {
    const page = await this.users.list({ emailAddress: '', groups: [group], accessCode: '' }, []);
    if (!page.ok) return page;
    const { total, reachable } = page.value;
    return ok({ total, reachable });
  }
}
