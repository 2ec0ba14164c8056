import { windowDraftss } from '@/domain/chat/drafts/windowDraftss.rule';
import type { Result } from '@/domain/kernel/Result';
import { keptPlace } from './keptPlace';
import type { ChangedDraft, DraftVault } from '../ports/DraftVault';
import type { VaultFailure } from '../ports/OutboxVault';

type Kept = Result<void, VaultFailure | ChangedDraft>;

/**
 * Keeps the drafts of one window where other windows of the person keep theirs: what it has neither read nor kept it
 * sets beside its own.
 */
export class WindowDrafts {
  /** What this window read or kept last, by place: only that may be written over. */
  private mine = new Map<string, string>();
  private readonly names = new Map<string, string>();

  constructor(
    private readonly vault: DraftVault,
    /** What lies beside a draft now; empty for nothing. */
    private readonly onBeside: (place: string, kept: string) => void,
  ) {}

  /** Every draft of the person. Where this window has its own, what is found stays that of another. */
  async read(): Promise<ReadonlyMap<string, string>> {
    const { mine } = this;
    const drafts = await this.vault.drafts();
    for (const [place, text] of drafts) if (!mine.has(place)) mine.set(place, text);
    return drafts;
  }

  async keep(place: string, text: string, patientName?: string): Promise<Kept> {
    // The mark of an act is replaced by whoever acts; nobody has typed it for a chat.
    if (keptPlace.written(place, '').channelId === '') return this.vault.saveDraft(place, text, patientName);
    if (patientName !== undefined) this.names.set(place, patientName);
    const before = this.mine.get(place) ?? '';
    this.mine.set(place, before);
    let done: Kept = await this.vault.replaceDraft(place, before, text, patientName);
    while (!done.ok && done.failure.kind === 'changed')
      done = await this.keepBoth(place, { text, before, there: done.failure.there });
    if (done.ok) this.mine.set(place, text);
    return done;
  }

  /** The text of another window was put in here, or is given up. */
  discardConflict(place: string, text: string): Promise<Kept> {
    return this.changeBeside(place, texts => texts.filter(one => one !== text));
  }

  notifyBeside(place: string): void {
    const at = keptPlace.ofBeside(place);
    this.onBeside(at, this.mine.get(at) ?? '');
  }

  forget(): void {
    // A reading under way fills what was of the person who goes.
    this.mine = new Map();
    this.names.clear();
  }

  /** First what would be lost, then this window's own. */
  private async keepBoth(
    place: string,
    draft: { readonly text: string; readonly before: string; readonly there: string },
  ): Promise<Kept> {
    const { kept } = windowDraftss({ ...draft, beside: [] });
    const done = await this.changeBeside(place, beside => windowDraftss({ ...draft, beside }).beside);
    return done.ok && kept !== draft.there
      ? this.vault.replaceDraft(place, draft.there, kept, this.names.get(place))
      : done;
  }

  private async changeBeside(place: string, change: (texts: readonly string[]) => readonly string[]): Promise<Kept> {
    const at = keptPlace.ofBeside(place);
    for (;;) {
      const known = this.mine.get(at) ?? '';
      const next = keptPlace.keptBeside(change(keptPlace.conflictingDraftList(known)));
      const done = await this.vault.replaceDraft(at, known, next, this.names.get(place));
      if (done.ok) this.mine.set(at, next);
      if (done.ok && next !== known) this.onBeside(at, next);
      if (done.ok || done.failure.kind !== 'changed') return done;
      this.mine.set(at, done.failure.there);
      this.onBeside(at, done.failure.there);
    }
  }
}
