import { action, makeObservable, observableRef } from 'mobx';
import { oldSince } from '@/domain/chat/messages/ageWarning.rule';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { isBlocking } from '@/domain/chat/messages/isBlocking';

/** Number of unsent messages of each chat. */
export class UnsentCounts {
  /** The time at which each message becomes old enough for a warning, in milliseconds since 1970. */
  oldSince: readonly number[] = [];
  private all: ReadonlyMap<string, number> = new Map();
  private undecided: ReadonlyMap<string, number> = new Map();

  constructor() {
    makeObservable<this, 'all' | 'undecided'>(this, { all: observableRef, undecided: observableRef, apply: action });
  }

  countOf(channelId: string): number {
    return this.all.get(channelId) ?? 0;
  }

  /** Number of messages that wait for a decision of their author. */
  undecidedCountOf(channelId: string): number {
    return this.undecided.get(channelId) ?? 0;
  }

  apply(entries: readonly OutboxEntry[]): void {
    this.all = countByChannel(entries);
    this.undecided = countByChannel(entries.filter(isBlocking));
    this.oldSince = entries.map(({ keptAt }) => oldSince(keptAt));
  }
}

function countByChannel(entries: readonly OutboxEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { channelId } of entries) counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
  return counts;
}
