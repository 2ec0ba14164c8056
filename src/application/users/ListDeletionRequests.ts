import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ok, type Result } from '@/domain/kernel/Result';
import { inOrderOfWaiting, isWaiting, type DeletionRequest } from '@/domain/users/DeletionRequest';
import type { DeletionRequestGateway } from './ports/DeletionRequestGateway';

export interface DeletionList {
  /** Open ones first. */
  readonly rows: readonly DeletionRequest[];
  readonly total: number;
  readonly isComplete: true;
  /** Unreadable requests, included in `total`. */
  readonly unreadable: number;
}

/** Number of open requests. `isAtLeast`: there may be more, because some were unreadable. */
export interface OpenDeletions {
  readonly open: number;
  readonly isAtLeast: boolean;
}

/** Lists requests to delete accounts, with their state. */
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

/** Of a request listed twice, keeps the one that may be open, which comes first. */
function firstOfEachId(requests: readonly DeletionRequest[]): readonly DeletionRequest[] {
  const firsts = new Map([...requests].reverse().map(request => [request.id, request]));
  return requests.filter(request => firsts.get(request.id) === request);
}

export function countOpen({ rows, unreadable }: Pick<DeletionList, 'rows' | 'unreadable'>): OpenDeletions {
  return { open: rows.filter(isWaiting).length, isAtLeast: unreadable > 0 };
}
