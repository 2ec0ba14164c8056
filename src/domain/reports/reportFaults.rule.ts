import { calendarDay } from '../kernel/time/calendarDay';
import { rule, says } from '../kernel/rule';
import { breakdownsOf, REPORT_LIMITS, type ReportInputs } from './ReportInputs';

export const REPORT_FAULTS = [
  'nothingChosen',
  'tooManyChosen',
  'reversed',
  'future',
  'tooLong',
  'noBreakdown',
  'noSurvey',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

export interface FaultsInput {
  readonly inputs: ReportInputs;
  /** In the report's time zone, `yyyy-mm-dd`. */
  readonly today: string;
}

/** Returns faults of a report's inputs. */
export const reportFaults = rule(
  {
    id: 'CR-REPORT-06',
    statement:
      says`A report names up to ${REPORT_LIMITS.chosen} organisations and access codes, and at least one. Its ` +
      says`period begins before it ends, ends no later than today and is no longer than ${REPORT_LIMITS.years} ` +
      says`years. It has a breakdown of its kind, and a survey if it counts answers.`,
    source: 'DESIGN §9 row 92',
    hazards: ['HAZ-12'],
  },
  ({ inputs, today }: FaultsInput): readonly ReportFault[] => {
    const { kind, organisations, codes, from, to, breakdown, surveyId } = inputs;
    const chosen = organisations.length + codes.length;
    const found: Readonly<Record<ReportFault, boolean>> = {
      nothingChosen: chosen === 0,
      tooManyChosen: chosen > REPORT_LIMITS.chosen,
      reversed: to < from,
      future: to > today,
      tooLong: from <= calendarDay.yearsBefore(to, REPORT_LIMITS.years),
      noBreakdown: !breakdownsOf[kind].includes(breakdown),
      noSurvey: kind === 'survey' && surveyId === undefined,
    };
    return REPORT_FAULTS.filter(fault => found[fault]);
  },
);
