import type { OfflineChoiceVault } from '@/application/presence/ports/OfflineChoiceVault';

export class FakeOfflineChoiceVault implements OfflineChoiceVault {
  kept: { readonly uid: string; readonly at: number } | undefined;

  chosenAt(uid: string): number | undefined {
    return this.kept?.uid === uid ? this.kept.at : undefined;
  }

  save(uid: string, at: number): void {
    this.kept = { uid, at };
  }

  clear(uid: string): void {
    if (this.kept?.uid === uid) this.kept = undefined;
  }
}
