import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { DeletionRequestGateway, ReadDeletionRequests } from '@/application/users/ports/DeletionRequestGateway';
import type { Result } from '@/domain/kernel/Result';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Deletion requests in memory. */
export class FakeDeletionRequestGateway implements DeletionRequestGateway {
  readonly planned = new PlannedFailures<keyof DeletionRequestGateway, CallFailure>();
  readonly requests: DeletionRequest[] = [];
  /** The number of additional requests that cannot be read. */
  unreadable = 0;

  /** Adds an open request by the account's owner, unless `more` says otherwise. */
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
