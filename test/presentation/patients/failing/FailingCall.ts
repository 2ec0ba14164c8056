import type { CallFailure } from '@/application/kernel/ports/CallFailure';

export type Kind = CallFailure['kind'];

export const EVERY_KIND: readonly Kind[] = ['unreachable', 'sessionEnded', 'notAllowed', 'notFound', 'refused'];

/** One call of one screen that fails, and what the screen has to show then. */
export interface FailingCall {
  readonly screen: string;
  readonly call: string;
  /** All that the port can return, if left out. */
  readonly kinds?: readonly Kind[];
  /** Draws the screen and does what makes the call, which fails. */
  readonly run: (failure: CallFailure) => Promise<unknown>;
  /** Words that an alert shows then. */
  readonly says: (kind: Kind) => readonly string[];
  /** Where the words are next to the control, without an alert. */
  readonly ignoreErrors?: true;
  /** What must not appear anywhere: it would mean that there is nothing, or that all is well. */
  readonly never?: readonly RegExp[];
  /** Typed and chosen values are still in their fields. */
  readonly typed?: readonly (readonly [label: string, value: string])[];
}
