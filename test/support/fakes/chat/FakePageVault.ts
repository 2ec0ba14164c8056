import type { CachedPage, PageVault } from '@/application/chat/ports/PageVault';

/** Pages by user and chat. */
export class FakePageVault implements PageVault {
  readonly kept = new Map<string, Map<string, CachedPage>>();
  private opened: { readonly uid: string; readonly hasKey: boolean } | undefined;

  async openPages(uid: string, key: Uint8Array | undefined): Promise<void> {
    this.opened = { uid, hasKey: key !== undefined };
  }

  async savePage(channelId: string, page: CachedPage): Promise<void> {
    this.part()?.set(channelId, page);
  }

  async pageOf(channelId: string): Promise<CachedPage | undefined> {
    return this.part()?.get(channelId);
  }

  async erasePages(): Promise<void> {
    if (this.opened !== undefined) this.kept.delete(this.opened.uid);
    this.opened = undefined;
  }

  private part(): Map<string, CachedPage> | undefined {
    if (this.opened?.hasKey !== true) return undefined;
    const part = this.kept.get(this.opened.uid) ?? new Map<string, CachedPage>();
    this.kept.set(this.opened.uid, part);
    return part;
  }
}
