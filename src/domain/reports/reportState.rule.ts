import { rule, says } from '../kernel/rule';

/** Days for which the file of a report is kept. */
export const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

export const REPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export interface StateInput {
  readonly made: Exclude<ReportState, 'expired'>;
  /** When it became ready, in milliseconds since 1970; null where it is not. */
  readonly readyAt: number | null;
  readonly now: number;
}

/** What has become of a report. */
export const reportState = rule(
  {
    id: 'CR-REPORT-05',
    statement: says`A report that has been ready for ${REPORT_DAYS} days has expired: its definition stays, its file goes.`,
    source: 'DESIGN §9 row 93',
    hazards: ['HAZ-12'],
  },
  ({ made, readyAt, now }: StateInput): ReportState =>
    made === 'ready' && readyAt !== null && now >= readyAt + REPORT_DAYS * DAY_MS ? 'expired' : made,
);
