import { ObservableValue } from '../kernel/ObservableValue';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** Counts the items that could not be read in the latest answer to each call, so that an incomplete list says so. */
export class UnreadableItems {
  private readonly byQuestion = new Map<string, number>();
  private readonly total = new ObservableValue(0);

  /** `question` is a call with what was asked; a later answer to it replaces what was noted of it. */
  record(question: string, items: number): void {
    if ((this.byQuestion.get(question) ?? 0) === items) return;
    this.byQuestion.set(question, items);
    this.publish();
  }

  /** The user has seen the count; only items that become unreadable from now on are reported. */
  clear(): void {
    this.byQuestion.clear();
    this.publish();
  }

  watch(onTotal: (total: number) => void): Unsubscribe {
    onTotal(this.total.read());
    return this.total.subscribe(onTotal);
  }

  private publish(): void {
    this.total.write([...this.byQuestion.values()].reduce((sum, items) => sum + items, 0));
  }
}
