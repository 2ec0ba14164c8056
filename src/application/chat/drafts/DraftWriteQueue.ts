import type { DraftVault } from '../ports/DraftVault';
import { WindowDrafts } from './WindowDrafts';
import type { StorageState } from '../engine/reducer/StorageState';
import { worstStorageState } from '../engine/runtime/worstStorageState';

interface Draft {
  readonly text: string;
  readonly patientName: string | undefined;
  /** How many messages had been handed over from this place when it was typed. */
  readonly turn: number;
}

interface Unkept {
  readonly draft: Draft;
  readonly state: StorageState;
}

/**
 * Keeps the drafts of each chat one after the other, however long the device takes: the newest text is the one that
 * stays.
 */
export class DraftWriteQueue {
  private readonly acts = new Map<string, Promise<void>>();
  private readonly newest = new Map<string, Draft>();
  private readonly turns = new Map<string, number>();
  private readonly unkept = new Map<string, Unkept>();
  private readonly own: WindowDrafts;

  constructor(
    vault: DraftVault,
    /** Works when every draft is on the device. */
    private readonly onKept: (state: StorageState) => void,
    /** What lies beside a draft now, of other windows; empty for nothing. */
    onBeside: (place: string, kept: string) => void = () => undefined,
    /**
     * Settles once the messages that were handed over before are kept: only then may the draft that they were written
     * in go.
     */
    private readonly outboxAtRest: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.own = new WindowDrafts(vault, onBeside);
  }

  /** Every draft of the person, by place. */
  read(): Promise<ReadonlyMap<string, string>> {
    return this.own.read();
  }

  /** Settles when this text, or a newer one of the chat, was kept or could not be. */
  keep(channelId: string, text: string, patientName?: string): Promise<void> {
    const turn = this.turns.get(channelId) ?? 0;
    this.newest.set(channelId, { text, patientName, turn });
    return this.inTurn(channelId, () => this.keepNewest(channelId, turn));
  }

  /** Tries once more what could not be kept, unless something newer has been typed. */
  async keepUnkept(): Promise<void> {
    const unkept = [...this.unkept].filter(([channelId]) => !this.newest.has(channelId));
    await Promise.all(unkept.map(([channelId, { draft }]) => this.keep(channelId, draft.text, draft.patientName)));
  }

  /** Lets the text of another window go from beside this draft; while the draft itself could not be kept, it stays. */
  discardConflict(channelId: string, text: string): Promise<void> {
    return this.inTurn(channelId, async () => {
      const done = this.unkept.has(channelId) ? undefined : await this.own.discardConflict(channelId, text);
      if (done?.ok !== true) this.own.notifyBeside(channelId);
    });
  }

  async atRest(): Promise<void> {
    await Promise.all(this.acts.values());
  }

  /**
   * What is in this place was handed over. Settles once everything asked for it so far is done; what is asked from now
   * on is done after the message is kept.
   */
  async handOver(place: string): Promise<void> {
    this.turns.set(place, (this.turns.get(place) ?? 0) + 1);
    await this.acts.get(place);
  }

  /** Of a person who goes; what is in memory goes with them. */
  forget(): void {
    this.newest.clear();
    this.unkept.clear();
    this.own.forget();
  }

  private inTurn(channelId: string, act: () => Promise<void>): Promise<void> {
    const done = Promise.all([this.acts.get(channelId), this.outboxAtRest()]).then(act);
    this.acts.set(channelId, done);
    return done;
  }

  private async keepNewest(channelId: string, turn: number): Promise<void> {
    const draft = this.newest.get(channelId);
    if (draft?.turn !== turn) return;
    this.newest.delete(channelId);
    const kept = await this.own.keep(channelId, draft.text, draft.patientName);
    if (kept.ok) this.unkept.delete(channelId);
    else this.unkept.set(channelId, { draft, state: kept.failure.kind === 'noRoom' ? 'full' : 'missing' });
    this.onKept(worstStorageState([...this.unkept.values()].map(({ state }) => state)));
  }
}
