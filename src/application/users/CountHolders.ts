import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ok, type Result } from '@/domain/kernel/Result';
import type { UserGroup } from '@/domain/users/UserGroup';
import type { UserGateway } from './ports/UserGateway';

export interface Holders {
  readonly total: number;
  /** How many of them have an account, and so get an email; undefined where that is unknown. */
  readonly reachable: number | undefined;
}

/** Counts the people in a group: those with an account get an email when it changes for somebody. */
export class CountHolders {
  constructor(private readonly users: Pick<UserGateway, 'list'>) {}

  async execute(group: UserGroup): Promise<Result<Holders, CallFailure>> {
    const page = await this.users.list({ emailAddress: '', groups: [group], accessCode: '' }, []);
    if (!page.ok) return page;
    const { total, reachable } = page.value;
    return ok({ total, reachable });
  }
}
