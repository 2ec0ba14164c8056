import type { RawWrite } from '../RealtimeDatabase';
import { formatPath, isAtOrBelow, parsePath, type Path } from '../tree/path';

/**
 * The writes that a client requested for the time after its disconnection. A later one replaces earlier ones at and below its
 * place.
 */
export class DisconnectWrites {
  private readonly wishes = new Map<string, unknown>();

  put(writes: readonly RawWrite[]): void {
    for (const [path, value] of writes) {
      this.cancel(path);
      this.wishes.set(formatPath(path), value);
    }
  }

  cancel(path: Path): void {
    for (const key of [...this.wishes.keys()]) if (isAtOrBelow(parsePath(key), path)) this.wishes.delete(key);
  }

  consumeAll(): readonly RawWrite[] {
    const writes = [...this.wishes].map(([key, value]): RawWrite => [parsePath(key), value]);
    this.wishes.clear();
    return writes;
  }
}
