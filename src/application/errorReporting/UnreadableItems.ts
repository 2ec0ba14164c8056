import { ObservableValue } from '../kernel/ObservableValue';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/**
 * Counts what could not be read in the newest answer of each call, so that a list that is short of something says so.
 */
export class UnreadableItems {
  private readonly byCall = new Map<string, number>();
  private readonly total = new ObservableValue(0);

  /** `call` names an endpoint; a later answer of the same call replaces what was noted of it. */
  record(call: string, items: number): void {
    if ((this.byCall.get(call) ?? 0) === items) return;
    this.byCall.set(call, items);
    this.publish();
  }

  /** The person has seen it; only items that become unreadable from now on are reported. */
  clear(): void {
    this.byCall.clear();
    this.publish();
  }

  watch(onTotal: (total: number) => void): Unsubscribe {
    onTotal(this.total.read());
    return this.total.subscribe(onTotal);
  }

  private publish(): void {
    this.total.write([...this.byCall.values()].reduce((sum, items) => sum + items, 0));
  }
}
