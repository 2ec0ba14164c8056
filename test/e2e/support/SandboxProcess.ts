import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './bundled';
import { startInSharedProcess } from './sharedProcess';

export interface StaffAccount {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  readonly role: string;
  readonly code?: string | null;
}

export interface PatientAccount {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  readonly name: string;
}

export interface ProviderAccount {
  readonly provider: string;
  readonly email: string;
  readonly password: string;
  readonly outcome: string;
}

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface AuditLine {
  readonly d: { readonly call: string; readonly outcome: string };
}

interface JournalLine {
  readonly d: {
    /** Documents, including events of V2 chats. */
    readonly set?: readonly {
      readonly name: string;
      readonly fields: Readonly<Record<string, { readonly stringValue?: string }>>;
    }[];
    /** A separate record, such as an event of a V1 chat. */
    readonly id?: string;
    readonly value?: { readonly type?: string; readonly text?: string } | null;
  };
}

interface Running {
  readonly port: number;
  stop(signal: Signal): Promise<void>;
}

type Signal = 'SIGTERM' | 'SIGKILL';
type Start = (args: readonly string[]) => Promise<Running>;

/**
 * A sandbox on a free port with its own directory, outside the process of the test; it can be stopped and started
 * again.
 */
export class SandboxProcess {
  private running: Running | undefined;
  private port = 0;
  /** The offset of the sandbox's clock, in milliseconds. */
  private clockOffsetMs = 0;

  private constructor(
    private readonly directory: string,
    private readonly startRunning: Start,
    private readonly options: readonly string[],
  ) {}

  /**
   * Starts it in its own process, which can be killed. `options` such as `--no-practice`, which keeps the patients
   * quiet.
   */
  static start(...options: readonly string[]): Promise<SandboxProcess> {
    return SandboxProcess.startedBy(startAlone, options);
  }

  /**
   * Starts it in the process that all sandboxes of this worker share: ready in a fifth of the time, but it cannot be
   * killed.
   */
  static startShared(...options: readonly string[]): Promise<SandboxProcess> {
    return SandboxProcess.startedBy(startInSharedProcess, options);
  }

  private static async startedBy(start: Start, options: readonly string[]): Promise<SandboxProcess> {
    const sandbox = new SandboxProcess(await mkdtemp(join(tmpdir(), 'sandbox-')), start, options);
    await sandbox.resume();
    return sandbox;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it again on the same port with the stored data. */
  async resume(): Promise<void> {
    this.running = await this.startRunning([
      '--port',
      String(this.port),
      '--data',
      this.directory,
      '--static',
      'dist',
      ...this.options,
    ]);
    this.port = this.running.port;
    if (this.clockOffsetMs > 0) await this.faults({});
  }

  async stop(signal: Signal = 'SIGTERM'): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.stop(signal);
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.directory, { recursive: true, force: true });
  }

  async faults(switches: Readonly<Record<string, unknown>>): Promise<void> {
    const ask = () =>
      fetch(`${this.origin}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clockOffsetMs: this.clockOffsetMs, ...switches }),
      });
    // When every connection is cut, idle connections are cut too, so the request is repeated. The switches keep their
    // state until they are set again.
    const answer = await ask().catch(ask).catch(ask).catch(ask);
    if (!answer.ok) throw new Error(`The sandbox refused the fault switches: ${await answer.text()}`);
  }

  /** Advances the sandbox's clock by the life of one authenticator code, so that no test waits for the next one. */
  passCode(): Promise<void> {
    return this.pass(30_000);
  }

  /** Advances the sandbox's clock. It never goes back: used codes stay used. */
  async pass(milliseconds: number): Promise<void> {
    this.clockOffsetMs += milliseconds;
    await this.faults({});
  }

  /** The sandbox's time in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.clockOffsetMs;
  }

  /** Number of messages with exactly this text that the backend has stored, read from its journal. */
  async storedTimes(text: string): Promise<number> {
    return (await this.storedInOrder([text])).length;
  }

  /** Returns the texts of the list in the order in which the backend stored them. */
  async storedInOrder(texts: readonly string[]): Promise<string[]> {
    const journal = await readFile(join(this.directory, 'journal.jsonl'), 'utf8');
    const found = new Map<string, string>();
    for (const line of journal
      .split('\n')
      .filter(content => content.includes('"documents"') || content.includes('"chat-v1-events"'))) {
      for (const { id, type, text } of eventsIn(JSON.parse(line) as JournalLine))
        if (type === 'message' && text !== undefined && texts.includes(text)) found.set(id, text);
    }
    return [...found.values()];
  }

  /** Number of completed calls of one name, such as `accessCodes.createV2`, read from the audit trail. */
  async carriedOut(call: string): Promise<number> {
    const journal = await readFile(join(this.directory, 'journal.jsonl'), 'utf8');
    const records = journal.split('\n').filter(line => line.startsWith('{"s":"audit"'));
    return records
      .map(line => (JSON.parse(line) as AuditLine).d)
      .filter(record => record.call === call && record.outcome === 'success').length;
  }

  async staff(email: string): Promise<StaffAccount> {
    const { staff } = await this.accounts();
    const account = staff.find(person => person.email === email);
    if (account === undefined) throw new Error(`No member of staff has the email ${email}.`);
    return account;
  }

  async patient(uid: string): Promise<PatientAccount> {
    const { patients } = await this.accounts();
    const account = patients.find(person => person.uid === uid);
    if (account === undefined) throw new Error(`No patient has the id ${uid}.`);
    return account;
  }

  /** The newest code that was emailed to a user. */
  async emailedCode(email: string): Promise<string> {
    const code = /\b(\d{6})\b/.exec((await this.emailsTo(email))[0]?.text ?? '')?.[1];
    if (code === undefined) throw new Error(`No code was emailed to ${email}.`);
    return code;
  }

  /** Newest first. */
  async emailsTo(email: string): Promise<readonly Email[]> {
    return (await this.json<readonly Email[]>('/sandbox/outbox.json')).filter(({ to }) => to === email);
  }

  /** Everything that was reported to support, as text. */
  async errorReports(): Promise<string> {
    return JSON.stringify(await this.json('/sandbox/error-reports.json'));
  }

  accounts(): Promise<{
    readonly staff: readonly StaffAccount[];
    readonly patients: readonly PatientAccount[];
    readonly singleSignOn: readonly ProviderAccount[];
  }> {
    return this.json('/sandbox/accounts.json');
  }

  private async json<T>(path: string): Promise<T> {
    const answer = await fetch(this.origin + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return (await answer.json()) as T;
  }
}

/** The chat events in a line of the journal, in either generation, without the duplicates that a fault makes. */
function eventsIn({
  d: { set = [], id = '', value },
}: JournalLine): { readonly id: string; readonly type?: string | undefined; readonly text?: string | undefined }[] {
  const documents = set
    .filter(({ name }) => !name.includes('/again-'))
    .map(({ name, fields }) => ({ id: name, type: fields['type']?.stringValue, text: fields['text']?.stringValue }));
  return value === undefined || value === null ? documents : [...documents, { id, type: value.type, text: value.text }];
}

async function startAlone(args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [await bundled('sandbox/main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  const stop = async (signal: Signal) => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { port, stop };
}

/** The port that the sandbox says it listens on. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', code =>
      reject(new Error(`The sandbox ended with ${String(code)} before it was ready. ${said}`)),
    );
  });
}
