import type { ChatCache } from '../../session/ports/ChatCache';
import type { RealtimeConnections } from '../../session/ports/RealtimeConnections';

/** Conversations are kept in the engine's memory only, so they are gone when it has let the person go. */
export class ClearChatCache implements ChatCache {
  constructor(private readonly connections: RealtimeConnections) {}

  /** V2 chat rooms hand out no token: the backend checks every call and every document anew. */
  async revokeAccess(): Promise<void> {}

  erase(): Promise<void> {
    return this.connections.close();
  }
}
