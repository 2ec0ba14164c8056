import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { DeletionRequestGateway, ReadDeletionRequests } from '@/application/users/ports/DeletionRequestGateway';
import type { Result } from '@/domain/kernel/Result';
import { DELETION_STATES, type DeletionPart, type DeletionRequest } from '@/domain/users/DeletionRequest';
import type { BackendClient } from '../client/BackendClient';
import { toCallAnswer } from '../client/toCallAnswer';
import { userEndpoints } from '../endpoints/users';
import type { ListedDeletionDto } from './userDtos';

export class AxiosDeletionRequestGateway implements DeletionRequestGateway {
  constructor(private readonly backend: BackendClient) {}

  async list(): Promise<Result<ReadDeletionRequests, CallFailure>> {
    // The screen reports the failure itself.
    const answer = await this.backend.call(userEndpoints.deletionRequests, {}, { expects: [403], ownWords: true });
    return toCallAnswer(answer, ({ requests }, { unreadable }) => ({
      requests: requests.map(toDeletionRequest),
      unreadable,
    }));
  }
}

/** The part of a request that a field carries. */
const parts: Readonly<Record<string, DeletionPart>> = {
  firstName: 'name',
  lastName: 'name',
  emailAddress: 'emailAddress',
  requestedAt: 'requestedAt',
  requestedByUserId: 'requestedBy',
  requestedByName: 'requestedBy',
  state: 'state',
  endedAt: 'endedAt',
  endedByUserId: 'endedBy',
  endedByName: 'endedBy',
};

function toDeletionRequest(dto: ListedDeletionDto): DeletionRequest {
  const { id, userId, firstName = '', lastName = '', emailAddress, accountGone = false, duties = {} } = dto;
  const { openChats = null, patientsLed = null, appointments = null } = duties;
  return {
    ...{ id, userId },
    isGone: accountGone,
    name: `${firstName} ${lastName}`.trim(),
    emailAddress,
    requestedAt: instantOf(dto.requestedAt),
    requestedBy: namedPerson(dto.requestedByUserId, dto.requestedByName),
    duties: { openChats, patientsLed, appointments },
    state: DELETION_STATES.find(state => state === dto.state),
    endedAt: instantOf(dto.endedAt),
    endedBy: namedPerson(dto.endedByUserId, dto.endedByName),
    couldNotRead: [...new Set((dto.couldNotCheck ?? []).flatMap(field => parts[field] ?? []))],
  };
}

const instantOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));

const namedPerson = (id: string | undefined, name: string | undefined): DeletionRequest['endedBy'] =>
  id === undefined && name === undefined ? undefined : { id, name };
