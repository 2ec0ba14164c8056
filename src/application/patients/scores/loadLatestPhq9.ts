import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { QuestionnaireResult } from '@/domain/patients/scores/QuestionnaireResult';
import type { MomentArchive } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Maximum pages of deleted ones to skip; an endless list must not be read for ever. */
const MOST_PAGES = 20;

/**
 * Loads the newest PHQ-9 of a patient that is not deleted; null if there is none. `refused` if one is unreadable, which
 * may be the newest, or has no answers.
 */
export async function loadLatestPhq9(
  moments: Pick<MomentArchive, 'page'>,
  patientId: string,
): Promise<Result<QuestionnaireResult | null, CallFailure>> {
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null; page += 1) {
    if (page === MOST_PAGES) return fail({ kind: 'refused' });
    const read = await moments.page({ patientId, types: ['phq9'], limit: 1, ...(cursor !== undefined && { cursor }) });
    if (!read.ok) return read;
    if ((read.value.unreadable ?? 0) > 0) return fail({ kind: 'refused' });
    const kept = read.value.moments.find(isKept);
    if (kept !== undefined)
      return kept.items === undefined ? fail({ kind: 'refused' }) : ok({ at: kept.at, items: kept.items });
    ({ cursor } = read.value);
  }
  return ok(null);
}

/** The answers of one awaiting permanent deletion may be gone. */
const isKept = ({ items, deleted, hardDeleteRequested }: Moment): boolean =>
  deleted === undefined && (items !== undefined || hardDeleteRequested === undefined);
