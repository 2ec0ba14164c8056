import type { GraphDto, GraphQueryDto } from '@/infrastructure/http/patients/patientDtos';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import type { MomentStore } from '#sandbox/backend/patients/timeline/MomentStore';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** Milliseconds; longer spans are requested in parts. */
const LONGEST_SPAN_MS = 5 * 366 * 86_400_000;

/**
 * A patient's reports in a span of time, oldest first. Refuses a span that ends before it begins, or is too long, with
 * 400 `InvalidSpan`.
 */
export function graphOf(shelf: MomentStore, { startFrom, endAt }: GraphQueryDto): GraphDto {
  const [from, to] = [Date.parse(startFrom), Date.parse(endAt)];
  if (!(from < to) || to - from > LONGEST_SPAN_MS)
    throw new BackendError(400, 'InvalidSpan', 'The span ends before it begins, or is longer than five years.');
  const found = shelf
    .select({ from, limit: Infinity })
    .filter(({ at, deleted, hardDelete }) => at < to && !deleted && !hardDelete);
  const oldestFirst = [...found].reverse();
  const quizOf = (type: Moment['type']) =>
    oldestFirst.flatMap(moment =>
      moment.type === type && moment.content.quiz ? [{ ...pointOf(moment), ...moment.content.quiz }] : [],
    );
  return {
    startFrom,
    endAt,
    mood: oldestFirst.flatMap(moment =>
      moment.content.reading ? [{ ...pointOf(moment), ...moment.content.reading }] : [],
    ),
    phq9: quizOf('phq9'),
    gad7: quizOf('gad7'),
    cgi: oldestFirst.flatMap(moment => (moment.content.cgi ? [{ ...pointOf(moment), ...moment.content.cgi }] : [])),
  };
}

const pointOf = ({ id, at }: Moment) => ({ momentId: id, at: new Date(at).toISOString() });
