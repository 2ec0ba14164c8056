import type { TimeId } from './TimeId';

/** Why something is not sent before its author decides, although the backend might take it. See `shouldHoldUnsent`. */
export const HOLDS = ['tooOld', 'earlierSignIn'] as const;
export type HoldKind = (typeof HOLDS)[number];

/**
 * Why what was written is not sent until a person decides: the backend will not take it, or it is held. `deleted`: a
 * change of a message that was deleted meanwhile; it can never be taken.
 */
export type RefusalKind = 'notInChat' | 'notAllowed' | 'invalid' | 'deleted' | HoldKind;

export const isHold = (refusal: RefusalKind | undefined): refusal is HoldKind => HOLDS.some(hold => hold === refusal);

/** Something written for one patient that the backend has not confirmed yet. It keeps its id for life. */
export interface OutboxEntry {
  /** Unique over all windows of the author. */
  readonly id: string;
  readonly author: string;
  /** Fixed when it was written; nothing changes it later. */
  readonly channelId: string;
  /**
   * As the patient was called when it was written, where that was known: the chat may be gone when its author decides.
   * It never leaves the device.
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
  /** When its author said last that it shall go, after it was held or refused; milliseconds since 1970. */
  readonly decidedAt?: number;
  /** The sign-in in which it was written or decided; all windows of one session give it the same id. */
  readonly signIn?: number;
  /**
   * Its text was replaced before it was known to be sent: the id of the edit that follows where the backend has an
   * older text.
   */
  readonly revisedTs?: TimeId;
  readonly refusal?: RefusalKind;
}
