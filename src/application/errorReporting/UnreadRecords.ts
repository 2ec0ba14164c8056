/** Records of a live feed that could not be read, each counted once, however often the feed brings it. */
export class UnreadRecords {
  private readonly records = new Set<string>();

  constructor(
    /** Runs with how many there are by now. */
    private readonly onCount: (records: number) => void,
  ) {}

  /** `record` differs from that of all others; it never leaves the device. */
  note(record: string): void {
    if (this.records.has(record)) return;
    this.records.add(record);
    this.onCount(this.records.size);
  }

  /** Another person may not see what was noted of the one before. */
  forget(): void {
    if (this.records.size === 0) return;
    this.records.clear();
    this.onCount(0);
  }
}
