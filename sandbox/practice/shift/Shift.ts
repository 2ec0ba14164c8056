/**
 * One call of the backend with which somebody did something, in names that mean the same in every sandbox that was
 * seeded alike.
 */
export interface ShiftStep {
  /** Milliseconds since the recording began. */
  readonly atMs: number;
  /** Identity id. */
  readonly who: string;
  /** `feature.call` of the endpoint table. */
  readonly call: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A message that came late: so many that were stored before it are younger. */
  readonly before?: number;
}

/** A message as it is stored in the end. */
export interface StoredMessage {
  /** `p-50 v2`: patient and generation. */
  readonly chat: string;
  /** Identity id, or `system`. */
  readonly author: string;
  readonly text: string;
  readonly deleted?: true;
}

/**
 * What happened in one shift, in the order in which the backend did it, and what was stored by it in the end, chat by
 * chat.
 */
export interface Shift {
  readonly steps: readonly ShiftStep[];
  readonly stored: readonly StoredMessage[];
}
