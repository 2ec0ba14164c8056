import type { FormSubject } from '@/domain/drafts/DraftKey';

/** An unreadable text of the signed-in user on this device. */
export interface UnreadablePiece {
  readonly key: string;
  /** The subject of its form; null for a file upload. */
  readonly subject: FormSubject | null;
}

/** Unreadable records of the signed-in user on this device; deleted only on their request. */
export interface UnreadableRecords {
  /** Checked again on each call: records that became readable are restored. Undefined if unknown. */
  list(): Promise<readonly UnreadablePiece[] | undefined>;
  /** False if it could not be deleted. */
  discard(key: string): Promise<boolean>;
}
