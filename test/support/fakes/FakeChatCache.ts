import type { ChatCache } from '@/application/session/ports/ChatCache';

export class FakeChatCache implements ChatCache {
  revoked = false;
  erased = false;

  async revokeAccess(): Promise<void> {
    this.revoked = true;
  }

  async erase(): Promise<void> {
    this.erased = true;
  }
}
