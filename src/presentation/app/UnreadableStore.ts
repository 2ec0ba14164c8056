import { action, makeObservable, observable } from 'mobx';
import type { UnreadableItems } from '@/application/errorReporting/UnreadableItems';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The number of items that are missing on the screens because they could not be read. */
export class UnreadableStore {
  count = 0;

  constructor(private readonly items: UnreadableItems) {
    makeObservable(this, { count: observable });
  }

  start(): Unsubscribe {
    return this.items.watch(
      action(total => {
        this.count = total;
      }),
    );
  }

  dismiss(): void {
    this.items.clear();
  }
}
