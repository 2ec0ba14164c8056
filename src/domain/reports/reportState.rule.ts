import { rule, says } from '../kernel/rule';

/** Retention of a report's file, in days. */
export const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

export const REPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export interface StateInput {
  readonly made: Exclude<ReportState, 'expired'>;
  /** Time when it became ready, in milliseconds since 1970; null if it is not ready. */
  readonly readyAt: number | null;
  readonly now: number;
}

/** Returns the state of a report. */
export const reportState = rule(
  {
    id: 'CR-REPORT-05',
    statement:
      says`A report expires ${REPORT_DAYS} days after it became ready: its definition is kept and its file is ` +
      says`deleted.`,
    source: 'DESIGN §9 row 93',
    hazards: ['HAZ-12'],
  },
  ({ made, readyAt, now }: StateInput): ReportState =>
    made === 'ready' && readyAt !== null && now >= readyAt + REPORT_DAYS * DAY_MS ? 'expired' : made,
);
