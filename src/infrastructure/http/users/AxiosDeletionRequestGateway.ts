import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { DeletionRequestGateway, ReadDeletionRequests } from '@/application/users/ports/DeletionRequestGateway';
import type { Result } from '@/domain/kernel/Result';
import { DELETION_STATES, type DeletionRequest } from '@/domain/users/DeletionRequest';
import type { BackendClient } from '../client/BackendClient';
import { toCallAnswer } from '../client/toCallAnswer';
import { userEndpoints } from '../endpoints/users';
import type { DeletionRequestDto } from './userDtos';

export class AxiosDeletionRequestGateway implements DeletionRequestGateway {
  constructor(private readonly backend: BackendClient) {}

  async list(): Promise<Result<ReadDeletionRequests, CallFailure>> {
    // The screen says itself what failed.
    const answer = await this.backend.call(userEndpoints.deletionRequests, {}, { expects: [403], ownWords: true });
    return toCallAnswer(answer, ({ requests }, { unreadable }) => ({
      requests: requests.map(toDeletionRequest),
      unreadable,
    }));
  }
}

function toDeletionRequest(dto: DeletionRequestDto): DeletionRequest {
  const { id, userId, firstName = '', lastName = '', emailAddress, duties = {} } = dto;
  const { openChats = null, patientsLed = null, appointments = null } = duties;
  return {
    ...{ id, userId },
    person: emailAddress === undefined ? undefined : { name: `${firstName} ${lastName}`.trim(), emailAddress },
    requestedAt: Date.parse(dto.requestedAt),
    requestedBy: namedPerson(dto.requestedByUserId, dto.requestedByName),
    duties: { openChats, patientsLed, appointments },
    state: DELETION_STATES.find(state => state === dto.state),
    endedAt: dto.endedAt === undefined ? undefined : Date.parse(dto.endedAt),
    endedBy: namedPerson(dto.endedByUserId, dto.endedByName),
  };
}

const namedPerson = (id: string | undefined, name: string | undefined): DeletionRequest['endedBy'] =>
  id === undefined ? undefined : { id, name };
