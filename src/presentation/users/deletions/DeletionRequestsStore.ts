import { computed, makeObservable } from 'mobx';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import {
  countOpen,
  type DeletionList,
  type ListDeletionRequests,
  type OpenDeletions,
} from '@/application/users/ListDeletionRequests';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';
import { PagedTable } from '../../kit/table/PagedTable';

export interface DeletionRequestsUseCases {
  readonly listDeletionRequests: Pick<ListDeletionRequests, 'execute'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** The list of requests to delete accounts. */
export class DeletionRequestsStore {
  readonly table: PagedTable<DeletionRequest, DeletionList, CallFailure>;

  constructor({ listDeletionRequests, clock }: DeletionRequestsUseCases) {
    this.table = new PagedTable<DeletionRequest, DeletionList, CallFailure>({
      load: () => listDeletionRequests.execute(),
      keyOf: ({ id }) => id,
      endsAccess: ({ kind }) => kind === 'notAllowed',
      clock,
    });
    makeObservable(this, { open: computed });
  }

  start(): Unsubscribe {
    return this.table.start();
  }

  /**
   * The number of open requests; undefined until it is known. If it could not be loaded again, it may be out of date.
   */
  get open(): OpenDeletions | undefined {
    const { loaded, list } = this.table;
    if (loaded === undefined) return undefined;
    const { open, isAtLeast } = countOpen(loaded);
    return { open, isAtLeast: isAtLeast || list.status !== 'known' };
  }
}
