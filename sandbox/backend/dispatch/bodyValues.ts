import type { DtoClass } from '@/infrastructure/http/endpoints/endpoint';
import { SurveyConfigChangeDto } from '@/infrastructure/http/surveys/surveyDtos';
import { ReportScheduleChangeDto } from '@/infrastructure/http/reports/scheduleDtos';
import { BatchSyncBodyDto, SyncBodyDto } from '#sandbox/endpoints/ownMomentDtos';

/** Fields and items of a part of a request, at all depths. The core hours of a region have about 2,100. */
const MOST_VALUES = 2_500;

/**
 * The parts of a request with larger lists: 500 events in a list, and as many of each type, of 16 values; a survey of 200
 * questions, each with 20 options or a long condition; a schedule of 200 entries with all their organisations, codes and
 * recipients.
 */
const larger: ReadonlyMap<DtoClass, number> = new Map<DtoClass, number>([
  [SyncBodyDto, 27_000],
  [BatchSyncBodyDto, 160_000],
  [SurveyConfigChangeDto, 30_000],
  [ReportScheduleChangeDto, 175_000],
]);

export const mostValuesOf = (dto: DtoClass): number => larger.get(dto) ?? MOST_VALUES;

/** Counts fields and items at all depths, and no further than `most`. */
export function holdsMoreThan(most: number, part: object): boolean {
  const open: unknown[] = [part];
  let left = most;
  for (const one of open) {
    const values: readonly unknown[] = typeof one === 'object' && one !== null ? Object.values(one) : [];
    left -= values.length;
    if (left < 0) return true;
    for (const value of values) open.push(value);
  }
  return false;
}
