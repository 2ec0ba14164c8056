/** One V1 chat of the therapist in the chat notification cache. */
export interface CachedChat {
  readonly chatSessionId: string;
  readonly patient: { readonly email: string; readonly name: string };
  readonly unread: number;
}
