import { limitToLast, onDisconnect, onValue, orderByKey, push, query, ref, set } from 'firebase/database';
import { openDatabase } from './openDatabase';

/** One client that lives in a page and receives commands from outside. Paths are from the root. */
export class PageClient {
  private readonly client = openDatabase(Number(location.port), 'owner');
  private readonly shown = new Map<string, unknown>();

  /** Shows the last three children of a place, or why it may not. */
  watch(path: string): void {
    const place = query(ref(this.client.database, path), orderByKey(), limitToLast(3));
    onValue(
      place,
      snapshot => this.shown.set(path, snapshot.val()),
      error => this.shown.set(path, error.message),
    );
  }

  watchConnection(): void {
    onValue(ref(this.client.database, '.info/connected'), snapshot => this.shown.set('connected', snapshot.val()));
  }

  /** The displayed value of a place, as JSON. */
  sees(path: string): string {
    return JSON.stringify(this.shown.get(path) ?? null);
  }

  /** The values of what is shown, without their keys. */
  seesValues(path: string): string {
    return Object.values(this.shown.get(path) ?? {}).join();
  }

  async push(path: string, value: string): Promise<void> {
    await push(ref(this.client.database, path), value);
  }

  async set(path: string, value: string): Promise<void> {
    await set(ref(this.client.database, path), value);
  }

  async leaveBehind(path: string, value: string): Promise<void> {
    await onDisconnect(ref(this.client.database, path)).set(value);
  }
}
