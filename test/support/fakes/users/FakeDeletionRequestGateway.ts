import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { DeletionRequestGateway, ReadDeletionRequests } from '@/application/users/ports/DeletionRequestGateway';
import type { Result } from '@/domain/kernel/Result';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Requests of deletion in memory. */
export class FakeDeletionRequestGateway implements DeletionRequestGateway {
  readonly planned = new PlannedFailures<keyof DeletionRequestGateway, CallFailure>();
  readonly requests: DeletionRequest[] = [];
  /** This number of further ones cannot be read. */
  unreadable = 0;

  /** An open request of the owner, unless `more` says something else. */
  add(userId: string, more: Partial<DeletionRequest> = {}): this {
    const requestedAt = more.requestedAt ?? 1_780_272_000_000;
    this.requests.push({
      ...{ id: `${userId}/${requestedAt}`, userId, requestedAt, state: 'open', endedAt: undefined, endedBy: undefined },
      ...{ isGone: false, name: `${userId} Example`, emailAddress: `${userId}@staff.example`, couldNotRead: [] },
      requestedBy: { id: userId, name: `${userId} Example` },
      duties: { openChats: 0, patientsLed: 0, appointments: 0 },
      ...more,
    });
    return this;
  }

  async list(): Promise<Result<ReadDeletionRequests, CallFailure>> {
    return this.planned.give('list', () => ({ requests: [...this.requests], unreadable: this.unreadable }));
  }
}
