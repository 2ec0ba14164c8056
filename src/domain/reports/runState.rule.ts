import { rule, says } from '../kernel/rule';

/** Minutes after its moment from which a run is late. */
export const LATE_AFTER_MINUTES = 15;

export const RUN_STATES = ['due', 'running', 'ran', 'late', 'missed', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

export interface RunStateInput {
  /** Milliseconds since 1970, like the others. */
  readonly dueAt: number;
  readonly now: number;
  /** `none`: nothing is recorded about it. */
  readonly outcome: 'none' | 'running' | 'ready' | 'missed' | 'failed';
  /** When its report was ready; null where it is not. */
  readonly readyAt: number | null;
}

/** What has become of one run of the schedule. */
export const runState = rule(
  {
    id: 'CR-REPORT-09',
    statement:
      says`A run is late when its report is not ready ${LATE_AFTER_MINUTES} minutes after its moment. A run of which ` +
      says`nothing is recorded ${LATE_AFTER_MINUTES} minutes after its moment was missed. One whose report could not be made ` +
      'failed, and never counts as run.',
    source: 'DESIGN §9 row 95',
    hazards: ['HAZ-12'],
  },
  ({ dueAt, now, outcome, readyAt }: RunStateInput): RunState => {
    if (outcome === 'missed' || outcome === 'failed') return outcome;
    const lateFrom = dueAt + LATE_AFTER_MINUTES * 60_000;
    if (outcome === 'none') return now > lateFrom ? 'missed' : 'due';
    if (outcome === 'running') return now > lateFrom ? 'late' : 'running';
    return (readyAt ?? now) > lateFrom ? 'late' : 'ran';
  },
);
