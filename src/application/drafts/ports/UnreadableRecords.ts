import type { FormSubject } from '@/domain/drafts/DraftKey';

/** A text of the signed-in person that is kept on this device and cannot be read. */
export interface UnreadablePiece {
  readonly key: string;
  /** Whose form it was typed in; null for a file that was being uploaded. */
  readonly subject: FormSubject | null;
}

/** What this device keeps for the signed-in person and cannot read: none of it goes before they say so. */
export interface UnreadableRecords {
  /** Checked again on each call: what can be read again is restored. Undefined where that is unknown. */
  list(): Promise<readonly UnreadablePiece[] | undefined>;
  /** False where it could not be deleted. */
  discard(key: string): Promise<boolean>;
}
