export type RefusalStatus = 400 | 403 | 404 | 409 | 412 | 428 | 429;

/** The failures of a call. `token` is the first line of the answer's text, `text` the lines for the user. */
export type BackendFailure =
  /** There was no answer: the call may or may not have been carried out. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'timedOut' }
  /** The caller gave it up. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unauthorised'; readonly token: string; readonly text: string }
  | { readonly kind: 'refused'; readonly status: RefusalStatus; readonly token: string; readonly text: string }
  | { readonly kind: 'failed'; readonly status: number; readonly token: string; readonly text: string }
  /** The answer violates the contract; it has been reported. */
  | { readonly kind: 'invalidAnswer' };

export const isRefusedWith = (failure: BackendFailure, status: RefusalStatus): boolean =>
  failure.kind === 'refused' && failure.status === status;

/** A fault of the backend, described by its endpoint alone: safe to report. */
export class BackendAnswerError extends Error {
  override readonly name = 'BackendAnswerError';

  constructor(readonly template: string) {
    super(template);
  }
}
