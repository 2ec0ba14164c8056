import { toQuestionnaireReading, type QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import type { ScoreGraph } from '@/domain/patients/scores/ScoreGraph';
import { seriesRuns, type KnownPoint } from '@/domain/patients/scores/seriesRuns.rule';
import { ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { PatientGateway } from '../ports/PatientGateway';

const DAY_MS = 24 * 3_600_000;
/**
 * Longest time between two readings on one line, in milliseconds: mood is asked for daily, questionnaires every two
 * weeks.
 */
export const MOOD_GAP_MS = 3 * DAY_MS;
export const QUESTIONNAIRE_GAP_MS = 28 * DAY_MS;

export interface Scores {
  readonly graph: ScoreGraph;
  readonly phq9: readonly QuestionnaireReading[];
  readonly gad7: readonly QuestionnaireReading[];
  /** Runs that are drawn as one line each. */
  readonly lines: Readonly<Record<'mood' | 'phq9' | 'gad7', readonly (readonly KnownPoint[])[]>>;
}

/**
 * Loads a patient's reports from `from` until before `until`, in milliseconds since 1970, and interprets them by the
 * rules.
 */
export class LoadScores {
  constructor(private readonly gateway: Pick<PatientGateway, 'graph'>) {}

  async execute(patientId: string, from: number, until: number): Promise<Result<Scores, CallFailure>> {
    const loaded = await this.gateway.graph(patientId, from, until);
    return loaded.ok ? ok(readScores(loaded.value)) : loaded;
  }
}

function readScores(graph: ScoreGraph): Scores {
  const [phq9, gad7] = [
    graph.phq9.map(result => toQuestionnaireReading('phq9', result)),
    graph.gad7.map(result => toQuestionnaireReading('gad7', result)),
  ];
  const mood = graph.mood.map(({ at, mood: value }) => ({ at, value }));
  return {
    graph,
    phq9,
    gad7,
    lines: {
      mood: seriesRuns({ points: mood, longestGapMs: MOOD_GAP_MS }),
      phq9: totalsOf(phq9),
      gad7: totalsOf(gad7),
    },
  };
}

function totalsOf(readings: readonly QuestionnaireReading[]): readonly (readonly KnownPoint[])[] {
  return seriesRuns({
    points: readings.map(({ at, total }) => ({ at, value: total })),
    longestGapMs: QUESTIONNAIRE_GAP_MS,
  });
}
