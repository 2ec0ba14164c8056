import type { TimeId } from './TimeId';

/** The confirmed events of one message. Without `sent` it is not shown yet. */
export interface MessageRecord {
  readonly timeId: TimeId;
  readonly sent?: {
    readonly sender: string;
    readonly text: string;
    readonly seq: TimeId;
    readonly clientTs: TimeId;
    readonly replyTo?: TimeId;
    readonly liked?: true;
  };
  /** The newest edit in server order. */
  readonly edit?: { readonly text: string; readonly seq: TimeId };
  readonly deletedSeq?: TimeId;
}
