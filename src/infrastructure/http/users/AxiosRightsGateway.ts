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
import { fail, type Result } from '@/domain/kernel/Result';
import type { UserAccess } from '@/domain/users/UserAccess';
import { rightKey } from '@/domain/users/UserGroup';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer, type Answer } from '../client/mapAnswer';
import { isChangedMeanwhile, toCallAnswer, toCallFailure, toVersioned } from '../client/toCallAnswer';
import { userEndpoints } from '../endpoints/users';
import { toAccessChangeFailure } from './toAccessChangeFailure';
import { toUserAccess } from './toUserAccess';
import type { AccessChangedDto } from './userDtos';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

type Changed = Result<{ readonly changed: boolean }, ChangeRightsFailure>;

export class AxiosRightsGateway implements RightsGateway {
  constructor(private readonly backend: BackendClient) {}

  /** Two families of calls: with access codes, and for everything below the user's organisation. */
  async promoteToAnalyst({ accessCodes, ...promotion }: AnalystPromotion): Promise<Changed> {
    if (accessCodes.length === 0)
      return toChanged(await this.backend.call(userEndpoints.promoteToAnalyst, { body: promotion }, call));
    const { userId: userIdOrEmail, ...wanted } = promotion;
    const body = { ...wanted, userIdOrEmail, accessCodes: [...accessCodes] };
    return toChanged(await this.backend.call(userEndpoints.promoteAnalystOfCodes, { body }, call));
  }

  async downgradeAnalyst({ userId, isOfCodes, ...why }: AnalystDowngrade): Promise<Changed> {
    if (!isOfCodes)
      return toChanged(await this.backend.call(userEndpoints.downgradeAnalyst, { body: { userId, ...why } }, call));
    const body = { userIdOrEmail: userId, ...why };
    return toChanged(await this.backend.call(userEndpoints.downgradeAnalystOfCodes, { body }, call));
  }

  async promoteToTherapist(promotion: Promotion): Promise<Changed> {
    return toChanged(await this.backend.call(userEndpoints.promoteToTherapist, { body: promotion }, call));
  }

  async analystReports(userId: string): Promise<Result<AnalystReports, CallFailure>> {
    const path = { userIdOrEmail: userId };
    return toCallAnswer(
      await this.backend.call(userEndpoints.analystCodes, { path }, call),
      ({ isAnalyst, everything, accessCodes, schedules }) => ({
        ...{ isAnalyst, isEverything: everything, accessCodes, schedules },
      }),
    );
  }

  async changeRights(
    userId: string,
    { rights, lastDays, confirmed, ...why }: RightsChange,
    etag: string,
  ): Promise<Result<Versioned<UserAccess>, ChangeGroupsFailure>> {
    const body = {
      groups: rights.flatMap(right => (right.kind === 'group' ? right.group : [])),
      scopes: rights.flatMap(right => (right.kind === 'scope' ? right.scope : [])),
      lastDays: lastDays.map(({ right, lastDay }) => ({ right: rightKey(right), lastDay })),
      confirmed: confirmed.map(rightKey),
      ...why,
    };
    const answer = await this.backend.call(userEndpoints.changeGroups, { path: { userId }, body, ifMatch: etag }, call);
    if (answer.ok) return toVersioned(answer, toUserAccess);
    if (isChangedMeanwhile(answer)) return fail({ kind: 'changedMeanwhile' });
    return fail(toAccessChangeFailure(answer.failure) ?? toCallFailure(answer.failure));
  }
}

const toChanged = (answer: Answer<AccessChangedDto>): Changed =>
  mapAnswer(answer, ({ changed }) => ({ changed }), toRefusal);

function toRefusal(failure: BackendFailure): ChangeRightsFailure {
  if (failure.kind === 'refused' && failure.token === 'CodeUnknown') return { kind: 'unknownCode' };
  return toAccessChangeFailure(failure) ?? toCallFailure(failure);
}
