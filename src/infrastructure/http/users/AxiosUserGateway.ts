import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type {
  ChangeGroupsFailure,
  GroupChange,
  UserFilter,
  UserGateway,
  UserListPage,
} from '@/application/users/ports/UserGateway';
import { fail, type Result } from '@/domain/kernel/Result';
import type { UserAccess } from '@/domain/users/UserAccess';
import { rightKey, rightNamed } from '@/domain/users/UserGroup';
import { userLimits } from '@/domain/users/userLimits';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { isChangedMeanwhile, toCallAnswer, toCallFailure, toVersioned } from '../client/toCallAnswer';
import { userEndpoints } from '../endpoints/users';
import { toAccessChangeFailure } from './toAccessChangeFailure';
import { toListedUser, toUserAccess } from './toUserAccess';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

export class AxiosUserGateway implements UserGateway {
  constructor(private readonly backend: BackendClient) {}

  async list(filter: UserFilter, cursors: readonly string[]): Promise<Result<UserListPage, CallFailure>> {
    const [emailAddress, accessCode] = [filter.emailAddress.trim(), filter.accessCode.trim()];
    const query = {
      limit: userLimits.largestPage,
      ...(emailAddress !== '' && { emailAddress }),
      ...(filter.groups.length > 0 && { group: [...filter.groups] }),
      ...(accessCode !== '' && { accessCode }),
      ...(cursors.length > 0 && { documentCursors: [...cursors] }),
    };
    const answer = await this.backend.call(userEndpoints.list, { query }, call);
    return toCallAnswer(answer, ({ users, total, reachable, documentCursors }, { unreadable }) => ({
      users: users.map(toListedUser),
      total,
      reachable,
      cursors: documentCursors,
      unreadable,
    }));
  }

  async access(userId: string): Promise<Result<Versioned<UserAccess>, CallFailure>> {
    const answer = await this.backend.call(userEndpoints.groups, { path: { userId } }, call);
    return toVersioned(answer, toUserAccess);
  }

  async changeGroups(
    userId: string,
    { groups, scopes, lastDays, reason }: GroupChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>> {
    const body = {
      groups: [...groups],
      scopes: [...scopes],
      lastDays: lastDays.map(({ right, lastDay }) => ({ right: rightKey(rightNamed(right)), lastDay })),
      reason,
    };
    const answer = await this.backend.call(userEndpoints.changeGroups, { path: { userId }, body, ifMatch: etag }, call);
    if (answer.ok) return toVersioned(answer, toUserAccess);
    if (isChangedMeanwhile(answer)) return fail({ kind: 'changedMeanwhile' });
    return fail(toAccessChangeFailure(answer.failure) ?? toCallFailure(answer.failure));
  }
}
