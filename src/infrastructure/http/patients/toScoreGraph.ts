import type { ScoreGraph } from '@/domain/patients/scores/ScoreGraph';
import type { GraphDto, QuizPointDto } from './patientDtos';
import { toAnswers } from './toAnswers';
import { toCgi, toReading } from './toMoment';

export const toScoreGraph = ({ startFrom, endAt, mood, phq9, gad7, cgi }: GraphDto, unreadable = 0): ScoreGraph => ({
  unreadable,
  from: Date.parse(startFrom),
  until: Date.parse(endAt),
  mood: mood.map(point => ({ ...toReading(point), ...placeOf(point) })),
  phq9: phq9.map(toResult),
  gad7: gad7.map(toResult),
  cgi: cgi.map(point => ({ ...toCgi(point), ...placeOf(point) })),
});

const placeOf = ({ momentId, at }: { readonly momentId: string; readonly at: string }) => ({ momentId, at: Date.parse(at) });
const toResult = (point: QuizPointDto): ScoreGraph['phq9'][number] => ({ ...placeOf(point), items: toAnswers(point.items) });
