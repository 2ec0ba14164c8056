import type { Result } from '@/domain/kernel/Result';
import type { MomentArchive, MomentPage, MomentQuery } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Moments that are fetched at once. */
export const TIMELINE_PAGE = 50;

/**
 * Reads one page of a patient's history, the newest first; the next page begins at its cursor. No types means every
 * type.
 */
export class ReadTimeline {
  constructor(private readonly archive: MomentArchive) {}

  execute({ types, ...query }: Omit<MomentQuery, 'limit'>): Promise<Result<MomentPage, CallFailure>> {
    return this.archive.page({ ...query, ...(types && types.length > 0 && { types }), limit: TIMELINE_PAGE });
  }
}
