/** The therapists' chat notification cache in the realtime database. */
export interface NotificationCache {
  /** Forgets chats that have ended. */
  forget(uid: string, chatSessionIds: readonly string[]): void;
}
