import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ok, type Result } from '@/domain/kernel/Result';
import { inOrderOfWaiting, isWaiting, type DeletionRequest } from '@/domain/users/DeletionRequest';
import type { DeletionRequestGateway } from './ports/DeletionRequestGateway';

/** Every request of deletion. */
export interface DeletionList {
  /** The open ones first. */
  readonly rows: readonly DeletionRequest[];
  readonly total: number;
  readonly isComplete: true;
  /** Requests that could not be read; they are part of `total`. */
  readonly unreadable: number;
}

/** How many requests are open. `isAtLeast`: more may be, for some could not be read. */
export interface OpenDeletions {
  readonly open: number;
  readonly isAtLeast: boolean;
}

/** Lists who asked for the deletion of an account, and what is to be done about it. */
export class ListDeletionRequests {
  constructor(private readonly deletions: DeletionRequestGateway) {}

  async execute(): Promise<Result<DeletionList, CallFailure>> {
    const read = await this.deletions.list();
    if (!read.ok) return read;
    const { requests, unreadable } = read.value;
    const rows = firstOfEachId(inOrderOfWaiting(requests));
    return ok({
      rows,
      total: rows.length + unreadable,
      isComplete: true,
      unreadable,
    });
  }
}

/** Of a request that is listed twice, the one that may be open: it comes before those that ended. */
function firstOfEachId(requests: readonly DeletionRequest[]): readonly DeletionRequest[] {
  const firsts = new Map([...requests].reverse().map(request => [request.id, request]));
  return requests.filter(request => firsts.get(request.id) === request);
}

export function countOpen({ rows, unreadable }: Pick<DeletionList, 'rows' | 'unreadable'>): OpenDeletions {
  return { open: rows.filter(isWaiting).length, isAtLeast: unreadable > 0 };
}
