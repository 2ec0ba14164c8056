import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ok, type Result } from '@/domain/kernel/Result';
import type { UserGroup } from '@/domain/users/UserGroup';
import type { UserGateway } from './ports/UserGateway';

/** Counts the people in a group: all of them get an email when it changes for somebody. */
export class CountHolders {
  constructor(private readonly users: Pick<UserGateway, 'list'>) {}

  async execute(group: UserGroup): Promise<Result<number, CallFailure>> {
    const page = await this.users.list({ emailAddress: '', groups: [group], accessCode: '' }, []);
    return page.ok ? ok(page.value.total) : page;
  }
}
