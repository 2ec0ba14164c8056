import type { ChatCache } from '@/application/session/ports/ChatCache';

/** Used if no chat runs: there is no token to return and nothing to erase. */
export class NoChatCache implements ChatCache {
  async revokeAccess(): Promise<void> {}

  async erase(): Promise<void> {}
}
