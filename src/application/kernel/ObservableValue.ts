import { Listeners } from './Listeners';
import type { Unsubscribe } from './Unsubscribe';

/** One value in memory; subscribers are notified of each write. */
export class ObservableValue<T> {
  private readonly listeners = new Listeners<[value: T]>();

  constructor(private value: T) {}

  read(): T {
    return this.value;
  }

  write(value: T): void {
    this.value = value;
    this.listeners.notify(value);
  }

  subscribe(onChange: (value: T) => void): Unsubscribe {
    return this.listeners.add(onChange);
  }
}
