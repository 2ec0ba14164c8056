import type { ReportInputs } from './ReportInputs';
import type { ReportFault } from './reportFaults.rule';
import type { ReportState } from './reportState.rule';

export const REPORT_FAILURES = ['stopped', 'tooManyRows', 'wouldIdentify', 'outsideExtent', 'failed'] as const;
export type ReportFailure = (typeof REPORT_FAILURES)[number];

export interface Report extends ReportInputs {
  readonly id: string;
  readonly name: string;
  /** Names of the organisations, in order. */
  readonly organisationNames: readonly string[];
  readonly state: ReportState;
  readonly askedBy: string;
  /** The user requested the report. */
  readonly isOwn: boolean;
  /** The schedule entry that made it. */
  readonly entryId?: string;
  readonly askedAt: number;
  readonly finishedAt?: number;
  readonly expiresAt?: number;
  /** Rows of the whole report, known in advance. */
  readonly rows: number;
  readonly rowsDone: number;
  /** Size of the file in bytes. */
  readonly bytes?: number;
  /** Reports ahead in the queue. */
  readonly ahead?: number;
  readonly failure?: ReportFailure;
}

export interface ReportColumn {
  readonly id: string;
  readonly title: string;
  readonly definition: string;
}

/** A report with the data of its page. */
export interface ReportDetails {
  readonly report: Report;
  readonly columns: readonly ReportColumn[];
  /** First rows of the file, with cells as in the file. */
  readonly preview: readonly (readonly string[])[];
  /** Link to the file, valid for this user and a few minutes. */
  readonly link?: FileLink;
}

export interface FileLink {
  readonly url: string;
  readonly expiresAt: number;
}

/** Preview of a report's content. */
export interface ReportCheck {
  readonly faults: readonly (ReportFault | 'notYours' | 'unknownOrganisation' | 'unknownCode' | 'unknownSurvey')[];
  readonly rows: number;
  readonly tooManyRows: boolean;
  /** As shown in reports: never the exact number. */
  readonly people: string;
  readonly wouldIdentify: boolean;
  readonly cells: number;
  readonly hidden: number;
  /** A breakdown that hides fewer counts. */
  readonly coarser?: {
    readonly breakdown: ReportInputs['breakdown'];
    readonly cells: number;
    readonly hidden: number;
  };
  /** Names of earlier reports that differ by a few people. */
  readonly close: readonly string[];
  /** Chosen items that alone have too few people. */
  readonly small: readonly string[];
}

export interface ReportChoices {
  /** Including its descendants; absent for an analyst of access codes. */
  readonly organisation?: { readonly id: string; readonly name: string };
  readonly codes: readonly string[];
  readonly surveys: readonly { readonly id: string; readonly name: string }[];
  readonly found: readonly FoundChoice[];
}

export interface FoundChoice {
  readonly kind: 'organisation' | 'code';
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
}
