/** Events of a live feed that could not be read, each counted once, however often the feed brings it. */
export class UnreadableEvents {
  private readonly events = new Set<string>();

  constructor(
    /** Called with the current number of unreadable events. */
    private readonly onCount: (events: number) => void,
  ) {}

  /** `event` differs from that of all others; it never leaves the device. */
  add(event: string): void {
    if (this.events.has(event)) return;
    this.events.add(event);
    this.onCount(this.events.size);
  }

  /** The next user must not see the previous user's count. */
  forget(): void {
    if (this.events.size === 0) return;
    this.events.clear();
    this.onCount(0);
  }
}
