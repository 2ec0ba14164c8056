import type { DraftVault } from '../ports/DraftVault';
import type { StorageState } from './StorageState';
import { worstStorage } from './worstStorage';

interface Draft {
  readonly text: string;
  readonly patientName: string | undefined;
}

/** Keeps the drafts of each chat one after the other, however long the device takes: the newest text is the one that stays. */
export class DraftsInTurn {
  private readonly acts = new Map<string, Promise<void>>();
  private readonly newest = new Map<string, Draft>();
  private readonly unkept = new Map<string, StorageState>();

  constructor(
    private readonly vault: DraftVault,
    /** Works when every draft is on the device. */
    private readonly onKept: (state: StorageState) => void,
  ) {}

  /** Settles when this text, or a newer one of the chat, was kept or could not be. */
  keep(channelId: string, text: string, patientName?: string): Promise<void> {
    this.newest.set(channelId, { text, patientName });
    const done = (this.acts.get(channelId) ?? Promise.resolve()).then(() => this.keepNewest(channelId));
    this.acts.set(channelId, done);
    return done;
  }

  async atRest(): Promise<void> {
    await Promise.all(this.acts.values());
  }

  /** Of a person who goes; what is in memory goes with them. */
  forget(): void {
    this.newest.clear();
    this.unkept.clear();
  }

  private async keepNewest(channelId: string): Promise<void> {
    const draft = this.newest.get(channelId);
    if (draft === undefined) return;
    this.newest.delete(channelId);
    const kept = await this.vault.keepDraft(channelId, draft.text, draft.patientName);
    if (kept.ok) this.unkept.delete(channelId);
    else this.unkept.set(channelId, kept.failure.kind === 'noRoom' ? 'full' : 'missing');
    this.onKept(worstStorage(this.unkept.values()));
  }
}
