import type { ChatCache } from '@/application/session/ports/ChatCache';

export class FakeChatCache implements ChatCache {
  revoked = false;
  erased = false;
  /** True if every call fails, as without the device's storage. */
  broken = false;
  /** Conversations by name. */
  readonly held = new Set<string>();
  /** Messages that wait to be sent, for any user. */
  readonly waiting: string[] = [];

  async revokeAccess(): Promise<void> {
    this.demandWhole();
    this.revoked = true;
  }

  async erase(): Promise<void> {
    this.demandWhole();
    this.erased = true;
    this.held.clear();
  }

  private demandWhole(): void {
    if (this.broken) throw new Error('The chat cache is broken.');
  }
}
