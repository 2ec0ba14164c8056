import type { CallFailure } from '@/application/kernel/ports/CallFailure';

export type Kind = CallFailure['kind'];

export const EVERY_KIND: readonly Kind[] = ['unreachable', 'sessionEnded', 'notAllowed', 'notFound', 'refused'];

/** One call of one screen that fails, and what the screen has to show. */
export interface FailingCall {
  readonly screen: string;
  readonly call: string;
  /** All kinds that the port can return, if left out. */
  readonly kinds?: readonly Kind[];
  /** Renders the screen and triggers the call, which fails. */
  readonly run: (failure: CallFailure) => Promise<unknown>;
  /** The words of the alert. */
  readonly says: (kind: Kind) => readonly string[];
  /** The words are next to the control, without an alert. */
  readonly ignoreErrors?: true;
  /** Must not appear anywhere: it would mean that there is nothing, or that all is well. */
  readonly never?: readonly RegExp[];
  /** The values that are still in their fields. */
  readonly typed?: readonly (readonly [label: string, value: string])[];
}
