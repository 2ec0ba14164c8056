import { action, makeObservable, observableRef } from 'mobx';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export type PresenceSign = 'online' | 'offline' | 'unknown';

/**
 * The presence of the patients in a list. One subscription covers all of them, and is replaced when the list changes.
 */
export class PatientsPresence {
  private online: ReadonlyMap<string, boolean> = new Map();
  private watched = '';
  private stopWatching: Unsubscribe = () => undefined;

  constructor(private readonly watchPresence: WatchPresence) {
    makeObservable<this, 'online' | 'show'>(this, { online: observableRef, show: action });
  }

  /**
   * Watches these patients. `userIds`: in any order, and may contain repetitions. A patient's presence is unknown until
   * it is loaded.
   */
  watch(userIds: readonly string[]): void {
    const everybody = [...new Set(userIds)].sort();
    const wanted = everybody.join('\n');
    if (wanted === this.watched) return;
    this.stop();
    this.watched = wanted;
    this.show(new Map());
    if (everybody.length > 0) this.stopWatching = this.watchPresence.execute(everybody, online => this.show(online));
  }

  stop(): void {
    this.stopWatching();
    this.stopWatching = () => undefined;
    this.watched = '';
  }

  signOf(userId: string): PresenceSign {
    const online = this.online.get(userId);
    if (online === undefined) return 'unknown';
    return online ? 'online' : 'offline';
  }

  private show(online: ReadonlyMap<string, boolean>): void {
    this.online = online;
  }
}
