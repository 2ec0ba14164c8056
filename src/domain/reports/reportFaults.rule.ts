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
  /** In the zone of the report, `yyyy-mm-dd`. */
  readonly today: string;
}

/** What is wrong with what a report is asked for. */
export const reportFaults = rule(
  {
    id: 'CR-REPORT-06',
    statement:
      says`A report names up to ${REPORT_LIMITS.chosen} organisations and access codes, and at least one of them, a period that begins before it ends, ` +
      says`ends by today and is no longer than ${REPORT_LIMITS.years} years, a breakdown of its kind, and a survey where it ` +
      'counts answers.',
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
