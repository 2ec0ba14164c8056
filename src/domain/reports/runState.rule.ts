import { rule, says } from '../kernel/rule';

/** Minutes after its due time from which a run is late. */
export const LATE_AFTER_MINUTES = 15;

export const RUN_STATES = ['due', 'running', 'ran', 'late', 'missed', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

export interface RunStateInput {
  /** Milliseconds since 1970, like the other times. */
  readonly dueAt: number;
  readonly now: number;
  /** `none`: no outcome is recorded. */
  readonly outcome: 'none' | 'running' | 'ready' | 'missed' | 'failed';
  /** Time when its report became ready; null if it is not ready. */
  readonly readyAt: number | null;
}

/** Returns the state of one scheduled run. */
export const runState = rule(
  {
    id: 'CR-REPORT-09',
    statement:
      says`A run is late if its report is not ready ${LATE_AFTER_MINUTES} minutes after its due time. A run ` +
      says`without any record ${LATE_AFTER_MINUTES} minutes after its due time was missed. A run whose report ` +
      says`could not be made has failed and never counts as run.`,
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
