/** Failures of requests at one door. */
export interface RequestFailuresState {
  /** Requests and frames that could not be read. */
  readonly malformed: number;
  /** Requests, frames and timers at which a part of the server failed; each is a bug. */
  readonly failed: number;
  /** The newest ones, without queries and bodies. */
  readonly newest: readonly string[];
}

const NEWEST = 20;

/** Counts and logs requests that no part of the server could answer. None of them ends the process. */
export class RequestFailures {
  private malformed = 0;
  private failed = 0;
  private newest: readonly string[] = [];

  constructor(private readonly log: (line: string) => void = line => void process.stderr.write(`${line}\n`)) {}

  get state(): RequestFailuresState {
    return { malformed: this.malformed, failed: this.failed, newest: this.newest };
  }

  /** `where` names the entry point, never the content. */
  recordMalformed(where: string): void {
    this.malformed += 1;
    this.add(`${where}: malformed`);
  }

  recordFailure(where: string, error: unknown): void {
    this.failed += 1;
    this.add(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  private add(line: string): void {
    this.newest = [...this.newest.slice(1 - NEWEST), line];
    this.log(`request: ${line}`);
  }
}
