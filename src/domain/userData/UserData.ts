import type { DeletionRefusal } from './deletionRefusals.rule';

/** Where data come from and go to. */
export const DATA_REGIONS = ['UK', 'Australia'] as const;
export type DataRegion = (typeof DATA_REGIONS)[number];

/** What a person has, in the order in which it is listed. */
export const DATA_PARTS = [
  'account',
  'history',
  'record',
  'assessments',
  'chats',
  'messages',
  'requests',
  'surveyAnswers',
  'appData',
] as const;
export type DataPart = (typeof DATA_PARTS)[number];

/** What a deletion leaves. */
export const STAYING_PARTS = [
  'auditTrail',
  'changeHistory',
  'deletionRequests',
  'authored',
  'seats',
  'emails',
] as const;
export type StayingPart = (typeof STAYING_PARTS)[number];

/** Who gets an email about a deletion. */
export const TOLD_PEOPLE = ['person', 'therapists', 'administrators'] as const;
export type ToldPeople = (typeof TOLD_PEOPLE)[number];

export interface PartCount {
  readonly part: DataPart;
  readonly count: number;
}

export interface DataExport {
  readonly id: string;
  readonly obfuscated: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Of the file. */
  readonly sha256: string;
  /** Nothing has changed since. */
  readonly isCurrent: boolean;
}

/** That the data of somebody were deleted, and how they can be brought back. */
export interface DeletionReceipt {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byName: string;
  readonly counts: readonly PartCount[];
  readonly exportId: string;
  readonly sha256: string;
  /** Where the export is, until it can no longer be brought back. */
  readonly source: string;
  readonly signedUrl: string;
  /** Milliseconds since 1970. */
  readonly undoUntil: number;
}

/** What is known of a person’s data without opening them. */
export interface UserData {
  readonly userId: string;
  /** What has to be typed before they are deleted. */
  readonly confirmWith: string;
  readonly counts: readonly PartCount[];
  readonly stays: readonly StayingPart[];
  readonly told: readonly { readonly who: ToldPeople; readonly count: number }[];
  readonly refusals: readonly DeletionRefusal[];
  /** The newest; undefined where there is none of the last day. */
  readonly newestExport?: DataExport;
  /** There once the data are deleted. */
  readonly receipt?: DeletionReceipt;
}

/** What an import has brought. */
export interface ImportedData {
  readonly userId: string;
  readonly counts: readonly PartCount[];
}

/** A copy of somebody, under other names. */
export interface DataClone {
  /** Absent where the copy is for another region. */
  readonly userId?: string;
  /** Where the other region fetches it; absent where the copy is here already. */
  readonly signedUrl?: string;
  readonly source: string;
  readonly sha256: string;
  readonly counts: readonly PartCount[];
}

/** A file that is to be saved. */
export interface DataFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
