import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  ChangeAccessCodeFailure,
  AccessCodeFailure,
  CreateUserFailure,
  UserAccountGateway,
} from '@/application/users/ports/UserAccountGateway';
import { ADMISSION_REFUSALS } from '@/domain/accessCodes/codeAdmission.rule';
import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { NewUser } from '@/domain/users/NewUser';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer, whole } from '../client/mapAnswer';
import { toCallAnswer, toCallFailure } from '../client/toCallAnswer';
import { userEndpoints } from '../endpoints/users';
import type { OrganisationNameDto } from '../organisations/organisationDtos';
import { toListedUser } from './toUserAccess';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409], ownWords: true } as const satisfies CallOptions;

export class AxiosUserAccountGateway implements UserAccountGateway {
  constructor(private readonly backend: BackendClient) {}

  async create(id: string, user: NewUser): Promise<Result<string, CreateUserFailure>> {
    const query = { multiRegion: 'true' } as const;
    const answer = await this.backend.call(userEndpoints.create, { query, body: { id, ...user } }, call);
    return mapAnswer(
      answer,
      created => created.trim(),
      failure => toCreationRefusal(failure) ?? toAccessCodeFailure(failure) ?? toCallFailure(failure),
    );
  }

  async changeAccessCode(
    userId: string,
    accessCode: string,
    reason: string,
  ): Promise<Result<ListedUser, ChangeAccessCodeFailure>> {
    const change = { path: { userId }, body: { accessCode, reason } };
    const answer = await this.backend.call(userEndpoints.changeAccessCode, change, call);
    return mapAnswer(answer, toListedUser, toChangeRefusal);
  }

  async organisationsOf(userId: string): Promise<Result<readonly OrganisationName[], CallFailure>> {
    const answer = await this.backend.call(userEndpoints.organisations, { path: { userId } }, call);
    // If one of them were left out, another would be first, and the first is the user's organisation.
    return toCallAnswer(whole(answer), toNames);
  }

  async choosableOrganisations(): Promise<Result<ReadList<OrganisationName>, CallFailure>> {
    const answer = await this.backend.call(userEndpoints.choosableOrganisations, {}, call);
    return toCallAnswer(answer, (dtos, { unreadable }) => ({ items: toNames(dtos), unreadable }));
  }
}

const toNames = (dtos: readonly OrganisationNameDto[]): readonly OrganisationName[] =>
  dtos.map(({ id, name }) => ({ id, name }));

const creationRefusals = {
  EmailTaken: 'emailTaken',
  ConflictError: 'idTaken',
  InvalidName: 'invalidName',
  InvalidAddress: 'invalidAddress',
} as const;

const isCreationRefusal = (token: string): token is keyof typeof creationRefusals =>
  Object.hasOwn(creationRefusals, token);

function toCreationRefusal(failure: BackendFailure): CreateUserFailure | undefined {
  if (failure.kind !== 'refused' || !isCreationRefusal(failure.token)) return undefined;
  return { kind: creationRefusals[failure.token] };
}

function toChangeRefusal(failure: BackendFailure): ChangeAccessCodeFailure {
  if (failure.kind === 'refused' && failure.token === 'SelfChange') return { kind: 'selfChange' };
  if (failure.kind === 'refused' && failure.token === 'RecentLoginRequired') return { kind: 'recentLoginRequired' };
  return toAccessCodeFailure(failure) ?? toCallFailure(failure);
}

function toAccessCodeFailure(failure: BackendFailure): AccessCodeFailure | undefined {
  if (failure.kind !== 'refused') return undefined;
  if (failure.token === 'OtherRegion') return { kind: 'otherRegion', url: failure.text };
  const refusal = ADMISSION_REFUSALS.find(one => one === failure.token);
  return refusal && { kind: 'codeRefused', refusal };
}
