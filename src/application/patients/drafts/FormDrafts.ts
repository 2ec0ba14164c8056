import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { FormDraftVault } from '../ports/FormDraftVault';

/** Drafts of other windows, as they were kept, that another draft took the place of. */
type ConflictingDrafts = readonly string[];

/** Where the drafts of other windows are kept that another draft took the place of. */
export const asideKey = (key: string): string => `${key}/aside`;

/** What is kept of them; empty where there are none. */
export const asideText = (drafts: ConflictingDrafts): string => (drafts.length === 0 ? '' : JSON.stringify(drafts));

/** Reads what was kept; none where it is of another making. */
export function readAside(kept: string): ConflictingDrafts {
  try {
    const drafts = JSON.parse(kept) as unknown;
    return Array.isArray(drafts)
      ? drafts.filter((draft): draft is string => typeof draft === 'string' && draft !== '')
      : [];
  } catch {
    return [];
  }
}

/**
 * Longest time that what was typed waits to be written, in milliseconds: a page that is torn down has no time to write,
 * whatever it is told.
 */
export const KEEP_NOTE_MS = 50;

/** `notKept`: the device keeps nothing, so a reload would lose it. `at` in milliseconds since 1970. */
export type DraftKept = { readonly status: 'kept'; readonly at: number } | { readonly status: 'notKept' };

/** Told what was typed in other windows for the same; nothing of it is on this window's screen. */
export type OthersTold = (others: readonly string[]) => void;

interface Typed {
  readonly text: string;
  /** Who was signed in. */
  readonly by: string | undefined;
  readonly notify: (kept: DraftKept) => void;
  readonly cancel: Unsubscribe;
}

/**
 * Keeps what is typed as a note for a patient, over switching, reload and sign-in again. Writes of one patient never
 * overtake each other.
 * What another window keeps for the same is never written over: it is set aside, told and offered.
 */
export class FormDrafts {
  private readonly typed = new Map<string, Typed>();
  private readonly lines = new Map<string, Promise<void>>();
  /** What this window read or kept last: only that may be written over. */
  private readonly mine = new Map<string, string>();
  private readonly watchers = new Map<string, Set<OthersTold>>();

  /** Drafts whose newest text the device did not take. */
  private readonly onlyHere = new Set<string>();
  private writing = 0;
  private people = 0;

  constructor(
    private readonly vault: FormDraftVault,
    private readonly clock: Clock,
    /** Told of drafts that cannot be read, in words without content. */
    private readonly report: (problem: string) => void = () => undefined,
    /** Who is signed in. */
    private readonly signedIn: () => string | undefined = () => undefined,
  ) {}

  /** Another number for each person who signs in: what one of them entered is never kept for the next. */
  get person(): number {
    return this.people;
  }

  /** Something that was typed exists in memory only: a page that goes now loses it. */
  get hasUnsaved(): boolean {
    return this.typed.size > 0 || this.writing > 0 || this.onlyHere.size > 0;
  }

  /** A stored draft, or a part of it, could not be read. */
  reportUnreadable(): void {
    this.report('A draft of a form could not be read.');
  }

  execute(patientId: string, text: string, notify: (kept: DraftKept) => void = () => undefined): void {
    const cancel =
      this.typed.get(patientId)?.cancel ?? this.clock.wakeIn(KEEP_NOTE_MS, () => void this.store(patientId));
    this.typed.set(patientId, { text, by: this.signedIn(), notify, cancel });
  }

  /** What was typed last, whether it is kept yet or not. */
  async draftOf(patientId: string): Promise<string> {
    await this.lines.get(patientId);
    const kept = this.typed.get(patientId)?.text ?? (await this.vault.draftOf(patientId));
    const typed = this.typed.get(patientId);
    // Whoever has nothing of their own here goes on with what is kept.
    if (kept !== undefined && typed === undefined && (this.mine.get(patientId) ?? '') === '')
      this.mine.set(patientId, kept);
    return typed?.text ?? kept ?? '';
  }

  /** Tells what other windows keep for the same: at once, and whenever this window learns of it. */
  watchOthers(patientId: string, notify: OthersTold): Unsubscribe {
    const watchers = this.watchers.get(patientId) ?? new Set();
    this.watchers.set(patientId, watchers.add(notify));
    void this.draftOf(patientId).then(() => this.inLine(patientId, () => this.notifyOthers(patientId)));
    return () => void watchers.delete(notify);
  }

  /**
   * Goes on with the draft of another window; what was typed here is set aside in its place. False where the device
   * could not, and nothing changed.
   */
  async takeOver(patientId: string, other: string): Promise<boolean> {
    const [typed, by, { people }] = [this.forget(patientId), this.signedIn(), this];
    let isTaken = false;
    await this.inLine(patientId, async () => {
      const [there, aside] = [await this.vault.draftOf(patientId), await this.aside(patientId)];
      if (there === undefined || aside === undefined) return;
      const before = this.mine.get(patientId) ?? '';
      const foreign = there === before ? '' : there;
      const others = [...aside, typed?.text ?? before, foreign].filter(text => text !== other && text !== '');
      isTaken = await this.setAside({ patientId, by }, others);
      if (!isTaken) return;
      await this.write(patientId, other, by);
      this.mine.set(patientId, other);
      await this.notifyOthers(patientId);
    });
    if (!isTaken && typed !== undefined && people === this.people && !this.typed.has(patientId))
      this.execute(patientId, typed.text, typed.notify);
    return isTaken;
  }

  /** The draft of another window is given up, on purpose. */
  throwAway(patientId: string, other: string): Promise<void> {
    const by = this.signedIn();
    return this.inLine(patientId, async () => {
      if ((await this.vault.draftOf(patientId)) === other)
        await this.write(patientId, this.mine.get(patientId) ?? '', by);
      const aside = await this.aside(patientId);
      if (aside !== undefined)
        await this.setAside(
          { patientId, by },
          aside.filter(text => text !== other),
        );
      await this.notifyOthers(patientId);
    });
  }

  /** Puts everything into the vault at once, before the page goes. */
  async flush(): Promise<void> {
    for (const patientId of [...this.typed.keys()]) void this.store(patientId);
    await Promise.all(this.lines.values());
  }

  /** Another person takes over: what was not kept by `flush` belongs to nobody any more. */
  drop(): void {
    this.people += 1;
    for (const { cancel } of this.typed.values()) cancel();
    this.typed.clear();
    this.mine.clear();
    this.onlyHere.clear();
  }

  private store(patientId: string): Promise<void> {
    const typed = this.forget(patientId);
    if (typed === undefined) return this.lines.get(patientId) ?? Promise.resolve();
    const before = this.mine.get(patientId);
    this.mine.set(patientId, typed.text);
    const { people } = this;
    this.writing += 1;
    return this.inLine(patientId, async () => {
      const isKept = await this.keep(patientId, typed, before ?? '').finally(() => (this.writing -= 1));
      this.noteKept(patientId, isKept || typed.text === '', people);
      typed.notify(isKept ? { status: 'kept', at: this.clock.now() } : { status: 'notKept' });
      await this.notifyOthers(patientId);
    });
  }

  /** What another window put there is set aside first; this window's own draft of before goes. */
  private async keep(patientId: string, { text, by }: Typed, before: string): Promise<boolean> {
    const there = await this.vault.draftOf(patientId);
    const aside = await this.aside(patientId);
    // What nobody can look at is not written over.
    if (there === undefined || aside === undefined) return false;
    const isForeign = there !== '' && there !== before && there !== text;
    const others = aside.filter(one => one !== before && one !== text);
    const at = { patientId, by };
    if (isForeign && text === '') return this.setAside(at, others);
    return (await this.setAside(at, isForeign ? [...others, there] : others, aside)) && this.write(patientId, text, by);
  }

  private async aside(patientId: string): Promise<readonly string[] | undefined> {
    const kept = await this.vault.draftOf(asideKey(patientId));
    return kept === undefined ? undefined : readAside(kept);
  }

  private async setAside(
    { patientId, by }: { readonly patientId: string; readonly by: string | undefined },
    drafts: readonly string[],
    before?: readonly string[],
  ): Promise<boolean> {
    const [text, was] = [asideText([...new Set(drafts)]), before && asideText(before)];
    return text === was || this.write(asideKey(patientId), text, by);
  }

  /** Never into the things of somebody who signed in since; whoever has just gone still has theirs. */
  private async write(key: string, text: string, by: string | undefined): Promise<boolean> {
    const now = this.signedIn();
    return (now === undefined || now === by) && this.vault.keep(key, text);
  }

  private async notifyOthers(patientId: string): Promise<void> {
    const watchers = this.watchers.get(patientId);
    if (watchers === undefined || watchers.size === 0) return;
    const mine = this.mine.get(patientId) ?? '';
    const [aside, there] = [await this.aside(patientId), await this.vault.draftOf(patientId)];
    if (aside === undefined || there === undefined) return;
    const kept = new Set([...aside, there]);
    for (const notify of watchers) notify([...kept].filter(text => text !== '' && text !== mine));
  }

  private forget(patientId: string): Typed | undefined {
    const typed = this.typed.get(patientId);
    typed?.cancel();
    this.typed.delete(patientId);
    return typed;
  }

  /** `people`: who typed it; what somebody left who has gone is not theirs who came. */
  private noteKept(patientId: string, isKept: boolean, people: number): void {
    if (isKept || people !== this.people) this.onlyHere.delete(patientId);
    else this.onlyHere.add(patientId);
  }

  private inLine(patientId: string, act: () => Promise<void>): Promise<void> {
    const line = (this.lines.get(patientId) ?? Promise.resolve()).then(act);
    this.lines.set(patientId, line);
    return line;
  }
}
