import type { Clock } from '../shared/ports/Clock';
import type { Stop } from '../shared/Stop';
import type { NoteDraftVault } from './ports/NoteDraftVault';

/** Longest time that what was typed is not in the vault, in milliseconds. */
export const KEEP_NOTE_MS = 300;

/** `notKept`: the device keeps nothing, so a reload would lose it. `at` in milliseconds since 1970. */
export type DraftKept = { readonly status: 'kept'; readonly at: number } | { readonly status: 'notKept' };

interface Typed {
  readonly text: string;
  readonly tell: (kept: DraftKept) => void;
  readonly cancel: Stop;
}

/** Keeps what is typed as a note for a patient, over switching, reload and sign-in again. Writes of one patient never overtake each other. */
export class KeepNoteDraft {
  private readonly typed = new Map<string, Typed>();
  private readonly lines = new Map<string, Promise<void>>();

  constructor(
    private readonly vault: NoteDraftVault,
    private readonly clock: Clock,
  ) {}

  execute(patientId: string, text: string, tell: (kept: DraftKept) => void = () => undefined): void {
    const cancel = this.typed.get(patientId)?.cancel ?? this.clock.wakeIn(KEEP_NOTE_MS, () => void this.store(patientId));
    this.typed.set(patientId, { text, tell, cancel });
  }

  /** What was typed last, whether it is kept yet or not. */
  async draftOf(patientId: string): Promise<string> {
    await this.lines.get(patientId);
    return this.typed.get(patientId)?.text ?? this.vault.draftOf(patientId);
  }

  /** Forgets the draft that became a note; what was typed since stays. */
  settle(patientId: string, text: string): Promise<void> {
    return this.replace(patientId, text, '');
  }

  /** Puts another draft in the place of one; what was typed since stays. */
  async replace(patientId: string, before: string, after: string): Promise<void> {
    if ((await this.draftOf(patientId)) !== before) return;
    this.execute(patientId, after);
    await this.store(patientId);
  }

  /** Puts everything into the vault at once, before the page goes. */
  async flush(): Promise<void> {
    await Promise.all([...this.typed.keys()].map(patientId => this.store(patientId)));
  }

  /** Another person takes over: what was not kept by `flush` belongs to nobody any more. */
  drop(): void {
    for (const { cancel } of this.typed.values()) cancel();
    this.typed.clear();
  }

  private store(patientId: string): Promise<void> {
    const typed = this.typed.get(patientId);
    typed?.cancel();
    this.typed.delete(patientId);
    if (typed === undefined) return this.lines.get(patientId) ?? Promise.resolve();
    const line = (this.lines.get(patientId) ?? Promise.resolve()).then(async () => {
      const isKept = await this.vault.keep(patientId, typed.text);
      typed.tell(isKept ? { status: 'kept', at: this.clock.now() } : { status: 'notKept' });
    });
    this.lines.set(patientId, line);
    return line;
  }
}
