import type { Moment, MomentContent } from '#sandbox/backend/patients/timeline/Moment';
import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import { type Case, DAY_MS, goneAt, HOUR_MS, pastMoment } from './Case';
import { words } from './words';

type Maker = (patientCase: Case, ill: number) => MomentContent;

const level = ({ random }: Case, ill: number): number =>
  Math.min(10, Math.max(0, Math.round(8 - ill * 7 + (random.unit() - 0.5) * 3)));
const said =
  (texts: readonly string[]): Maker =>
  of => ({ text: of.random.pick(texts) });

const makers: readonly (readonly [OwnMomentType, Maker])[] = [
  [
    'journal',
    (of, ill) => ({
      text: of.random.pick(words.journal),
      ...(of.random.chance(0.5) && { reading: { mood: level(of, ill) } }),
    }),
  ],
  ['journal', said(words.journal)],
  [
    'activity',
    of => ({ activity: { activityId: of.random.pick(words.activity), duration: of.random.between(3, 25) * 60 } }),
  ],
  ['relaxation', (of, ill) => ({ level: level(of, ill) })],
  ['positive', (of, ill) => ({ text: of.random.pick(words.positive), reading: { mood: level(of, ill) } })],
  ['risk-factor', said(words.riskFactor)],
  ['resilience', said(words.resilience)],
  ['unhealthy', said(words.unhealthy)],
  ['core-belief', said(words.thought)],
  ['automatic-thoughts', said(words.thought)],
  ['hot-thought', said(words.thought)],
  ['hot-thought-exercise', said(words.thought)],
  ['being-objective', said(words.objective)],
  ['cbt-evidence', said(words.evidence)],
  ['cbt', said(words.evidence)],
  ['progress', (of, ill) => ({ level: level(of, ill), text: of.random.pick(words.progress) })],
];

/** Journals, exercises and activities, a few in most weeks. */
export function exercises(patientCase: Case): readonly Moment[] {
  const { random, days, anchor } = patientCase;
  const found: Moment[] = [];
  for (let day = days; day > 0; day -= random.between(1, 6)) {
    if (!random.chance(patientCase.readings + 0.1)) continue;
    const at = anchor - day * DAY_MS + random.between(6, 22) * HOUR_MS;
    if (at > anchor) continue;
    const [type, make] = random.pick(makers);
    found.push(
      pastMoment(patientCase, type, found.length, at, make(patientCase, patientCase.course(goneAt(patientCase, at)))),
    );
  }
  return found;
}
