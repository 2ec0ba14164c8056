import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import { ok, type Result } from '@/domain/kernel/Result';
import type { GivenRight, ListedUser } from '@/domain/users/ListedUser';
import { reviewDue, type ReviewVerdict } from '@/domain/users/reviewDue.rule';
import { USER_GROUPS } from '@/domain/users/UserGroup';
import { ListUsers, type UserList } from './ListUsers';
import { SINGLE_SCOPE, type UserGateway } from './ports/UserGateway';

/** A permission of a user, with its review state. */
export interface HeldRight {
  /** Id of the user and the permission. */
  readonly id: string;
  readonly user: ListedUser;
  readonly grant: GivenRight;
  readonly verdict: ReviewVerdict;
}

/** All permissions of all users. */
export interface RightList {
  /** Due ones first, then unused ones, ordered by address. */
  readonly rows: readonly HeldRight[];
  readonly total: number;
  readonly isComplete: true;
  readonly unreadable: number;
}

const holders = { emailAddress: '', groups: [...USER_GROUPS, SINGLE_SCOPE], accessCode: '' } as const;

/** Lists all permissions with the facts for a review. */
export class LoadRights {
  private readonly listUsers: ListUsers;

  constructor(
    users: Pick<UserGateway, 'list'>,
    /** Server time, which decides when permissions are due. */
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.listUsers = new ListUsers(users);
  }

  /** All pages or none: a part cannot show that no other permission is due. */
  async execute(): Promise<Result<RightList, CallFailure>> {
    let list: UserList | undefined;
    do {
      const page = await this.listUsers.execute(holders, list);
      if (!page.ok) return page;
      list = page.value;
    } while (!list.isComplete);
    const rows = list.rows.flatMap(user => user.grants.map(grant => this.heldRight(user, grant)));
    const { unreadable } = list;
    return ok({ rows: rows.sort(byUrgency), total: rows.length + unreadable, isComplete: true, unreadable });
  }

  private heldRight(user: ListedUser, grant: GivenRight): HeldRight {
    const { from = 0, confirmedAt, usedAt } = grant;
    const verdict = reviewDue({
      since: from / 1000,
      confirmedAt: confirmedAt === undefined ? null : confirmedAt / 1000,
      ...(usedAt !== undefined && { usedAt: usedAt === null ? null : usedAt / 1000 }),
      now: this.clock.now() / 1000,
    });
    return { id: `${user.id} ${grant.right}`, user, grant, verdict };
  }
}

const urgencyOf = ({ verdict }: HeldRight): number => (verdict.isDue ? 2 : 0) + (verdict.isUnused === true ? 1 : 0);

const byUrgency = (one: HeldRight, other: HeldRight): number => urgencyOf(other) - urgencyOf(one);
