/** One V1 chat of the therapist as the chat notification cache has it. */
export interface CachedChat {
  readonly chatSessionId: string;
  readonly patient: { readonly email: string; readonly name: string };
  readonly unread: number;
}
