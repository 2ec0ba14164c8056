import type { AlertVault } from '@/application/notifications/ports/AlertVault';
import type { NotifiedMessage } from '@/domain/notifications/messageSound.rule';

/** Two windows that get the same vault share its content. */
export class FakeAlertVault implements AlertVault {
  private readonly heardBy = new Map<string, readonly string[]>();
  private readonly notifiedTo = new Map<string, readonly NotifiedMessage[]>();

  soundedIds(uid: string): readonly string[] {
    return this.heardBy.get(uid) ?? [];
  }

  saveSoundedIds(uid: string, ids: readonly string[]): void {
    this.heardBy.set(uid, ids);
  }

  notified(uid: string): readonly NotifiedMessage[] | null {
    return this.notifiedTo.get(uid) ?? null;
  }

  saveNotified(uid: string, notified: readonly NotifiedMessage[]): void {
    this.notifiedTo.set(uid, notified);
  }
}
