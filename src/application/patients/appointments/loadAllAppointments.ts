import type { Moment } from '@/domain/patients/timeline/Moment';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { MomentArchive, MomentQuery } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';

const PAGE = 100;
/** More pages than any patient has; an endless list must not be read for ever. */
const MOST_PAGES = 100;

/**
 * Loads all appointments of a patient that are not deleted, latest first. Never returns a part as the whole: an endless
 * list is `refused`, and so is one with unreadable entries, unless the caller handles those with `onUnreadable`.
 */
export async function loadAllAppointments(
  moments: Pick<MomentArchive, 'page'>,
  query: Pick<MomentQuery, 'patientId' | 'startFrom'>,
  onUnreadable?: (count: number) => void,
): Promise<Result<readonly Moment[], CallFailure>> {
  const listed: Moment[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null; page += 1) {
    if (page === MOST_PAGES) return fail({ kind: 'refused' });
    const read = await moments.page({
      ...query,
      types: ['appointment'],
      limit: PAGE,
      ...(cursor !== undefined && { cursor }),
    });
    if (!read.ok) return read;
    const { unreadable = 0 } = read.value;
    if (unreadable > 0 && onUnreadable === undefined) return fail({ kind: 'refused' });
    onUnreadable?.(unreadable);
    listed.push(...read.value.moments);
    ({ cursor } = read.value);
  }
  return ok(listed.filter(({ appointment, deleted }) => appointment !== undefined && deleted === undefined));
}
