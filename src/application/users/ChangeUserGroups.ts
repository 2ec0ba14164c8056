import { saveMerged, type MergedSave, type SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { FieldValue } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import {
  otherScopesOf,
  rightsOfExpiries,
  rightExpiriesOf,
  type RightExpiries,
  type UserAccess,
} from '@/domain/users/UserAccess';
import { RIGHT_NAMES } from '@/domain/users/UserGroup';
import type { AccessChangeFailure, ChangeGroupsFailure, GroupChange, UserGateway } from './ports/UserGateway';

export interface GroupsDraft {
  readonly userId: string;
  /** Permissions and last days that the user started from. */
  readonly base: RightExpiries;
  readonly mine: RightExpiries;
  /** Earlier attempts without an answer. */
  readonly sent: readonly RightExpiries[];
  readonly reason: string;
}

export type SaveGroupsFailure = SaveMergedFailure<UserAccess, AccessChangeFailure | { readonly kind: 'notWhole' }>;

type Changed = Result<Versioned<UserAccess>, ChangeGroupsFailure | { readonly kind: 'notWhole' }>;

/** Asks the user to sign in again if a change requires it, then retries. */
interface RecentSignIn {
  execute<T, F extends { readonly kind: string }>(change: () => Promise<Result<T, F>>): Promise<Result<T, F>>;
}

/** Changes a user's permissions, merged one by one with concurrent changes. */
export class ChangeUserGroups {
  constructor(
    private readonly users: Pick<UserGateway, 'access' | 'changeGroups'>,
    private readonly recentSignIn: RecentSignIn,
  ) {}

  /** Reads access before changing it: the user's starting point shows which changes are not theirs. */
  async execute({
    userId,
    base,
    mine,
    sent,
    reason,
  }: GroupsDraft): Promise<Result<MergedSave<UserAccess>, SaveGroupsFailure>> {
    let held: UserAccess | undefined;
    return saveMerged<UserAccess, AccessChangeFailure | { readonly kind: 'notWhole' }>(
      { base: { fields: base }, mine, sent },
      {
        fieldsOf: rightExpiriesOf,
        read: async () => {
          const answer = await this.users.access(userId);
          if (answer.ok) held = answer.value.value;
          return answer;
        },
        change: async (changes, etag): Promise<Changed> => {
          // The call replaces all permissions, so an unreadable one would be removed.
          if (held === undefined || held.unreadable > 0) return fail({ kind: 'notWhole' });
          const change = changeOf(held, changes, reason);
          const answer = await this.recentSignIn.execute(() => this.users.changeGroups(userId, change, etag));
          if (answer.ok || answer.failure.kind !== 'unreachable') return answer;
          return this.readBack(userId, changes, answer.failure);
        },
      },
    );
  }

  /** After a lost answer: saved if the server has the sent values. */
  private async readBack(
    userId: string,
    changes: Readonly<Record<string, FieldValue>>,
    failure: CallFailure,
  ): Promise<Result<Versioned<UserAccess>, CallFailure>> {
    const now = await this.users.access(userId);
    if (!now.ok) return fail(failure);
    const expiries: Readonly<Record<string, FieldValue>> = rightExpiriesOf(now.value.value);
    const isSaved = Object.entries(changes).every(([group, expiry]) => isSameValue(expiries[group], expiry));
    return isSaved ? now : fail(failure);
  }
}

function changeOf(held: UserAccess, changes: Readonly<Record<string, FieldValue>>, reason: string): GroupChange {
  const rights = rightsOfExpiries({ ...rightExpiriesOf(held), ...changes }, otherScopesOf(held));
  return {
    groups: rights.flatMap(right => (right.kind === 'group' ? right.group : [])),
    scopes: rights.flatMap(right => (right.kind === 'scope' ? right.scope : [])),
    lastDays: RIGHT_NAMES.flatMap(right => {
      const lastDay = changes[right];
      return typeof lastDay === 'string' ? [{ right, lastDay }] : [];
    }),
    reason,
  };
}
