import type { ChatCache } from '../../session/ports/ChatCache';
import type { RealtimeConnections } from '../../session/ports/RealtimeConnections';

/** The engine holds conversations in memory only, so they are gone once it has signed out. */
export class ClearChatCache implements ChatCache {
  constructor(private readonly connections: RealtimeConnections) {}

  /** V2 chats issue no token: the backend checks every call and every document. */
  async revokeAccess(): Promise<void> {}

  erase(): Promise<void> {
    return this.connections.close();
  }
}
