import type { ReportInputs } from './ReportInputs';
import type { ReportFault } from './reportFaults.rule';
import type { ReportState } from './reportState.rule';

/** Why a report could not be made. */
export const REPORT_FAILURES = ['stopped', 'tooManyRows', 'wouldIdentify', 'outsideExtent', 'failed'] as const;
export type ReportFailure = (typeof REPORT_FAILURES)[number];

export interface Report extends ReportInputs {
  readonly id: string;
  readonly name: string;
  /** Names of the organisations, in their order. */
  readonly organisationNames: readonly string[];
  readonly state: ReportState;
  readonly askedBy: string;
  /** Whether the person at the screen has asked for it. */
  readonly isOwn: boolean;
  /** The schedule has made it. */
  readonly entryId?: string;
  readonly askedAt: number;
  readonly finishedAt?: number;
  readonly expiresAt?: number;
  /** Rows of the whole report, known before they are made. */
  readonly rows: number;
  readonly rowsDone: number;
  /** Bytes of the file. */
  readonly bytes?: number;
  /** Reports that are made before this one. */
  readonly ahead?: number;
  readonly failure?: ReportFailure;
}

export interface ReportColumn {
  readonly id: string;
  readonly title: string;
  readonly definition: string;
}

/** A report with what its page shows. */
export interface ReportDetails {
  readonly report: Report;
  readonly columns: readonly ReportColumn[];
  /** The first rows of the file; cells as they are there. */
  readonly preview: readonly (readonly string[])[];
  /** Where the file is, for this person and a few minutes. */
  readonly link?: FileLink;
}

export interface FileLink {
  readonly url: string;
  readonly expiresAt: number;
}

/** What a report would hold. */
export interface ReportCheck {
  readonly faults: readonly (ReportFault | 'notYours' | 'unknownOrganisation' | 'unknownCode' | 'unknownSurvey')[];
  readonly rows: number;
  readonly tooManyRows: boolean;
  /** As reports show it: never the true number. */
  readonly people: string;
  readonly wouldIdentify: boolean;
  readonly cells: number;
  readonly hidden: number;
  /** A breakdown that hides less, and how much. */
  readonly coarser?: {
    readonly breakdown: ReportInputs['breakdown'];
    readonly cells: number;
    readonly hidden: number;
  };
  /** Names of earlier reports that differ by a few people. */
  readonly close: readonly string[];
  /** What is named and has too few people by itself. */
  readonly small: readonly string[];
}

/** On what an analyst reports, and what was found there. */
export interface ReportChoices {
  /** Everything below it; absent for somebody who reports on access codes. */
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
