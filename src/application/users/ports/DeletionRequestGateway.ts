import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';

export interface ReadDeletionRequests {
  /** In no particular order. */
  readonly requests: readonly DeletionRequest[];
  /** Number of further unreadable ones. */
  readonly unreadable: number;
}

/** Requests to delete accounts, at the backend. */
export interface DeletionRequestGateway {
  list(): Promise<Result<ReadDeletionRequests, CallFailure>>;
}
