import { action, makeObservable, observable, observableRef } from 'mobx';
import type { HistoryState } from '@/application/chat/protocol/EngineUpdate';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { TimelineRows } from '../rows/TimelineRows';

/** Goes to one message of a chat, and loads older messages up to it if needed. */
export class TimelineSeek {
  /** The target message, while older ones are loaded until it is found. */
  seeking: TimeId | undefined = undefined;
  /** The row of the last jump; a new object each time. */
  target: { readonly timeId: TimeId; readonly wantsFocus: boolean } | undefined = undefined;

  private stays = false;
  private onThere: ((timeId: TimeId) => void) | undefined = undefined;

  constructor(
    private readonly rows: TimelineRows,
    private readonly history: () => HistoryState,
    private readonly loadOlder: () => void,
    /** The look of a row depends on being the target. */
    private readonly onMarked: (timeId: TimeId | undefined) => void,
  ) {
    makeObservable(this, {
      seeking: observable,
      target: observableRef,
      seek: action,
      loadAll: action,
      stop: action,
      goTo: action,
      goOn: action,
    });
  }

  /**
   * Goes to the message at once if it is loaded, otherwise after loading back to it. If it does not exist, goes to the
   * next one after it. `onThere` receives the message that was reached.
   */
  seek(timeId: TimeId, onThere?: (timeId: TimeId) => void): void {
    this.seeking = timeId;
    this.onThere = onThere;
    this.goOn();
  }

  /** Loads everything that is older, and stays where it is. */
  loadAll(): void {
    this.stays = true;
    this.seek(0n);
  }

  stop(): void {
    this.stays = false;
    this.seeking = undefined;
    this.onThere = undefined;
  }

  /** Goes to a loaded row. `wantsFocus`: the row gets the focus. */
  goTo(timeId: TimeId, wantsFocus: boolean): void {
    const before = this.target?.timeId;
    this.target = { timeId, wantsFocus };
    this.onMarked(before);
    this.onMarked(timeId);
  }

  /** A page was loaded, or could not be loaded. */
  goOn(): void {
    const { seeking, rows } = this;
    if (seeking === undefined) return;
    const { phase, reachedStart } = this.history();
    const oldest = rows.at(0)?.timeId;
    if ((oldest !== undefined && oldest <= seeking) || reachedStart) {
      const { stays, onThere } = this;
      this.stop();
      if (stays) return;
      const found = rows.at(rows.indexFrom(seeking)) ?? rows.newest;
      if (found === undefined) return;
      this.goTo(found.timeId, true);
      onThere?.(found.timeId);
    } else if (phase === 'idle') this.loadOlder();
    else if (phase === 'refused') this.stop();
  }
}
