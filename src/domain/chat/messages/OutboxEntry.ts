import type { TimeId } from './TimeId';

/** Reasons to hold an entry until its author decides. See `unsentHold`. */
export const HOLDS = ['tooOld', 'earlierSignIn'] as const;
export type HoldKind = (typeof HOLDS)[number];

/**
 * The reason why an entry is not sent until its author decides: the backend refuses it, or it is held. `deleted`: a
 * change of a message that has been deleted; it can never be accepted.
 */
export type RefusalKind = 'notInChat' | 'notAllowed' | 'invalid' | 'deleted' | HoldKind;

export const isHold = (refusal: RefusalKind | undefined): refusal is HoldKind => HOLDS.some(hold => hold === refusal);

/** An unconfirmed act for one patient. Its id never changes. */
export interface OutboxEntry {
  /** Unique across all windows of the author. */
  readonly id: string;
  readonly author: string;
  /** Fixed at the time of writing. */
  readonly channelId: string;
  /**
   * Name of the patient at the time of writing, if known: the chat may be gone when the author decides. Never leaves
   * the device.
   */
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
  /** Time of the author's last decision to send it after it was held or refused; milliseconds since 1970. */
  readonly decidedAt?: number;
  /** The sign-in in which it was written or decided; all windows of one session use the same id. */
  readonly signIn?: number;
  /**
   * The text was replaced before the entry was known to be sent: id of the edit to send if the backend has an older
   * text.
   */
  readonly revisedTs?: TimeId;
  readonly refusal?: RefusalKind;
}
