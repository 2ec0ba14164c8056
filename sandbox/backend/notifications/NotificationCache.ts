/** One chat as the therapist's sound and badge know it. */
export interface CachedChat {
  readonly chatSessionId: string;
  readonly pubNub: boolean;
  readonly patient: { readonly email: string; readonly name: string };
  /** `last` is the newest message's time id, empty while there is none. */
  readonly messages: { readonly last: string; readonly unread: number };
}

/** The therapists' chat notification cache in the realtime database. */
export interface NotificationCache {
  save(uid: string, chat: CachedChat): void;
  /** Forgets chats that have ended. */
  forget(uid: string, chatSessionIds: readonly string[]): void;
}

export const noNotificationCache: NotificationCache = { save: () => undefined, forget: () => undefined };
