import type { TimeId } from './TimeId';

/** Why the backend will not take what was written, until a person decides. `deleted`: a change of a message that was deleted meanwhile; it can never be taken. */
export type RefusalKind = 'notInChat' | 'notAllowed' | 'invalid' | 'deleted';

/** Something written for one patient that the backend has not confirmed yet. It keeps its id for life. */
export interface OutboxEntry {
  /** Unique over all windows of the author. */
  readonly id: string;
  readonly author: string;
  /** Fixed when it was written; nothing changes it later. */
  readonly channelId: string;
  /** As the patient was called when it was written, where that was known: the chat may be gone when its author decides. It never leaves the device. */
  readonly patientName?: string;
  readonly kind: 'message' | 'edit' | 'delete';
  /** Chosen once; the backend stores one act per author, channel and clientTs. */
  readonly clientTs: TimeId;
  /** The message concerned; for a new message its own clientTs. */
  readonly timeId: TimeId;
  /** Empty for `delete`. */
  readonly text: string;
  readonly replyTo?: TimeId;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly refusal?: RefusalKind;
}
