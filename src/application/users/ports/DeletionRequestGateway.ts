import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';

export interface ReadDeletionRequests {
  /** In no particular order. */
  readonly requests: readonly DeletionRequest[];
  /** How many more there are that could not be read. */
  readonly unreadable: number;
}

/** Who asked for the deletion of an account, as the provider has it. */
export interface DeletionRequestGateway {
  list(): Promise<Result<ReadDeletionRequests, CallFailure>>;
}
