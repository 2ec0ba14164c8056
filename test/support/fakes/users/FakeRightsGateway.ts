import type { BulkOfRow } from '@/application/kernel/bulk/BulkAction';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type {
  AnalystDowngrade,
  AnalystPromotion,
  AnalystReports,
  ChangeRightsFailure,
  Promotion,
  RightsChange,
  RightsGateway,
} from '@/application/users/ports/RightsGateway';
import type { ChangeGroupsFailure } from '@/application/users/ports/UserGateway';
import { handOverFirst } from '@/domain/users/handOverFirst.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { GivenRight } from '@/domain/users/ListedUser';
import type { UserAccess } from '@/domain/users/UserAccess';
import { rightKey, rightOfKey, scopesOfRight, scopesOfRights, type Right } from '@/domain/users/UserGroup';
import { PlannedFailures } from '../kernel/PlannedFailures';
import type { FakeUserGateway } from './FakeUserGateway';

type Changed = Result<{ readonly changed: boolean }, ChangeRightsFailure>;

const ANALYST: Right = { kind: 'group', group: 'mi-reporter' };
const THERAPIST: Right = { kind: 'group', group: 'therapist' };
const MOMENT = 1_780_272_000_000;

/** Changes the access of the people of another fake. */
export class FakeRightsGateway implements RightsGateway {
  readonly planned = new PlannedFailures<keyof RightsGateway, ChangeRightsFailure>();
  /** The changes in order of arrival, with the call that made each. */
  readonly changes: string[] = [];
  readonly reasons: string[] = [];
  /** The bulk action of each call. */
  readonly bulks: (BulkOfRow | undefined)[] = [];
  /** The existing access codes. */
  readonly codes = new Set<string>();
  /** The author of a change. */
  self = 'dana';
  /** The time of a change. */
  now: () => number = () => MOMENT;
  /** Titles of an analyst's schedules. */
  readonly schedules = new Map<string, readonly string[]>();
  private readonly reports = new Map<string, readonly string[]>();
  private confirmations = 0;

  constructor(private readonly users: FakeUserGateway) {}

  /** Sets the access codes on which an analyst reports, before the first call. */
  reportOn(userId: string, codes: readonly string[]): void {
    this.reports.set(userId, codes);
  }

  async promoteToAnalyst({ accessCodes, ...promotion }: AnalystPromotion): Promise<Changed> {
    this.bulks.push(promotion.bulk);
    return this.planned.carry<{ readonly changed: boolean }>('promoteToAnalyst', () => {
      if (accessCodes.some(code => !this.codes.has(code))) return fail({ kind: 'unknownCode' });
      const answer = this.give(ANALYST, promotion);
      if (answer.ok && answer.value.changed && accessCodes.length > 0) this.reports.set(promotion.userId, accessCodes);
      return answer;
    });
  }

  async downgradeAnalyst({ userId, reason, isOfCodes, bulk }: AnalystDowngrade): Promise<Changed> {
    this.bulks.push(bulk);
    return this.planned.carry<{ readonly changed: boolean }>('downgradeAnalyst', () => {
      if (!this.users.has(userId)) return fail({ kind: 'notFound' });
      const access = this.users.accessOf(userId);
      if (!holds(access, ANALYST)) return ok({ changed: false });
      this.reports.delete(userId);
      this.put(userId, { rights: rightsOf(access).filter(right => rightKey(right) !== rightKey(ANALYST)), reason });
      this.changes.push(`${userId} -mi-reporter${isOfCodes ? ' of codes' : ''}`);
      return ok({ changed: true });
    });
  }

  async promoteToTherapist(promotion: Promotion): Promise<Changed> {
    this.bulks.push(promotion.bulk);
    return this.planned.carry<{ readonly changed: boolean }>('promoteToTherapist', () =>
      this.give(THERAPIST, promotion),
    );
  }

  async analystReports(userId: string): Promise<Result<AnalystReports, CallFailure>> {
    return this.planned.carry<AnalystReports>('analystReports', () => {
      if (!this.users.has(userId)) return fail({ kind: 'notFound' });
      const isAnalyst = holds(this.users.accessOf(userId), ANALYST);
      const codes = this.reports.get(userId);
      const schedules = this.schedules.get(userId) ?? [];
      return ok({ isAnalyst, isEverything: isAnalyst && codes === undefined, accessCodes: codes ?? [], schedules });
    }) as Result<AnalystReports, CallFailure>;
  }

  async changeRights(
    userId: string,
    change: RightsChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>> {
    this.bulks.push(change.bulk);
    return this.planned.carry<Versioned<UserAccess>>('changeRights', () => {
      if (!this.users.has(userId)) return fail({ kind: 'notFound' });
      if (this.users.etagOf(userId) !== etag) return fail({ kind: 'changedMeanwhile' });
      const access = this.users.accessOf(userId);
      const isEnded = holds(access, THERAPIST) && !change.rights.some(right => rightKey(right) === rightKey(THERAPIST));
      if (isEnded && !handOverFirst(access.duties).mayEnd) return fail({ kind: 'handOverFirst' });
      if (change.lastDays.some(({ lastDay }) => isPast(lastDay))) return fail({ kind: 'invalidLastDay' });
      this.changes.push(`${userId} =${change.rights.map(rightKey).join('+')}`);
      return ok(this.put(userId, change));
    }) as Result<Versioned<UserAccess>, ChangeGroupsFailure>;
  }

  private give(right: Right, { userId, reason, lastDay }: Promotion): Changed {
    if (!this.users.has(userId)) return fail({ kind: 'notFound' });
    const access = this.users.accessOf(userId);
    if (holds(access, right)) return ok({ changed: false });
    if (access.user.kind === 'patient') return fail({ kind: 'isPatient' });
    if (access.user.state === 'disabled') return fail({ kind: 'isDisabled' });
    if (lastDay !== undefined && isPast(lastDay)) return fail({ kind: 'invalidLastDay' });
    const lastDays = lastDay === undefined ? [] : [{ right, lastDay }];
    this.put(userId, { rights: [...rightsOf(access), right], lastDays, reason });
    this.changes.push(`${userId} +${rightKey(right).slice('group:'.length)}`);
    return ok({ changed: true });
  }

  private put(userId: string, change: Pick<RightsChange, 'rights' | 'reason'> & Partial<RightsChange>) {
    const access = this.users.accessOf(userId);
    const { rights, lastDays = [], confirmed = [], reason } = change;
    const grants = rights.map((right): GivenRight => {
      const key = rightKey(right);
      const { lastDay: former, ...held } = access.grants.find(grant => grant.right === key) ?? {
        ...{ right: key, from: this.now(), byUserId: this.self, byName: 'Dana', reason },
      };
      const lastDay = lastDays.find(one => rightKey(one.right) === key)?.lastDay ?? former ?? '';
      const isConfirmed = confirmed.some(one => rightKey(one) === key);
      return {
        ...held,
        ...(lastDay !== '' && { lastDay }),
        ...(isConfirmed && { confirmedAt: MOMENT + (this.confirmations += 1) }),
      };
    });
    this.reasons.push(reason);
    const changed = {
      at: this.now(),
      byUserId: this.self,
      byName: 'Dana',
      sentence: 'The rights were changed.',
      reason,
    };
    return this.users.store(userId, {
      ...access,
      changes: [changed, ...access.changes],
      grants,
      user: { ...access.user, grants },
      groups: rights.flatMap(right => (right.kind === 'group' ? right.group : [])),
      scopes: rights.flatMap(right => (right.kind === 'scope' ? right.scope : [])),
      effective: scopesOfRights(rights).map(scope => ({
        scope,
        through: rights.filter(right => scopesOfRight(right).includes(scope)).map(rightKey),
      })),
    });
  }
}

const isPast = (lastDay: string): boolean => lastDay !== '' && lastDay < '2021-01-01';

const rightsOf = ({ grants }: UserAccess): readonly Right[] => grants.flatMap(({ right }) => rightOfKey(right) ?? []);

const holds = (access: UserAccess, right: Right): boolean =>
  rightsOf(access).some(held => rightKey(held) === rightKey(right));
