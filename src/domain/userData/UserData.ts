import type { DeletionRefusal } from './deletionRefusals.rule';

export const DATA_REGIONS = ['UK', 'Australia'] as const;
export type DataRegion = (typeof DATA_REGIONS)[number];

/** Parts of a person's data, in display order. */
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

/** Parts kept after a deletion. */
export const STAYING_PARTS = [
  'auditTrail',
  'changeHistory',
  'deletionRequests',
  'authored',
  'seats',
  'emails',
] as const;
export type StayingPart = (typeof STAYING_PARTS)[number];

/** Recipients of an email about a deletion. */
export const RECIPIENT_GROUPS = ['person', 'therapists', 'administrators'] as const;
export type RecipientGroup = (typeof RECIPIENT_GROUPS)[number];

export interface PartCount {
  readonly part: DataPart;
  readonly count: number;
}

export interface DataExport {
  readonly id: string;
  readonly obfuscated: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Hash of the file. */
  readonly sha256: string;
  /** The data have not changed since. */
  readonly isCurrent: boolean;
}

/** Proof of a deletion, with the means to restore the data. */
export interface DeletionReceipt {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byName: string;
  readonly counts: readonly PartCount[];
  readonly exportId: string;
  readonly sha256: string;
  /** Location of the export while the data can be restored. */
  readonly source: string;
  readonly signedUrl: string;
  /** Milliseconds since 1970. */
  readonly undoUntil: number;
}

/** Summary of a person’s data. */
export interface UserData {
  readonly userId: string;
  /** Text to type to confirm the deletion. */
  readonly confirmWith: string;
  readonly counts: readonly PartCount[];
  readonly stays: readonly StayingPart[];
  readonly recipients: readonly { readonly who: RecipientGroup; readonly count: number }[];
  readonly refusals: readonly DeletionRefusal[];
  /** The newest export; undefined if there is none from the last day. */
  readonly newestExport?: DataExport;
  /** Present after the deletion. */
  readonly receipt?: DeletionReceipt;
}

export interface ImportedData {
  readonly userId: string;
  readonly counts: readonly PartCount[];
}

/** A copy of a person's data under other names. */
export interface DataClone {
  /** Absent if the copy is for another region. */
  readonly userId?: string;
  /** URL for the other region; absent if the copy is already here. */
  readonly signedUrl?: string;
  readonly source: string;
  readonly sha256: string;
  readonly counts: readonly PartCount[];
}

export interface DataFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
