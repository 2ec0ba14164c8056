import type { Stop } from '../shared/Stop';

/** What the backend last said about the end of the session: written with every answer, read by whoever watches. */
export class SessionLifeNotes {
  /** Milliseconds since 1970. */
  endsAt: number | undefined;
  private readonly listeners = new Set<() => void>();

  note(endsAt: number | undefined): void {
    this.endsAt = endsAt;
    for (const listener of [...this.listeners]) listener();
  }

  subscribe(onChange: () => void): Stop {
    const entry = (): void => onChange();
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }
}
