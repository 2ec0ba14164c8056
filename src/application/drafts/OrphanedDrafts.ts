import { orphanedDraft } from '@/domain/drafts/orphanedDraft.rule';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';
import { channelOfDraft, ownDraftKey, storedDraftId, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import { draftText } from './draftText';
import { listedChannels } from './listedChannels';
import type { DraftSignal } from './ports/DraftSignal';
import type { SaveDraft } from './SaveDraft';

/** A draft of a chat that is no longer listed. */
export interface OrphanedDraftEntry {
  /** Unique in a list. */
  readonly id: string;
  readonly key: AnyChatDraftKey;
  /** `edit`: the change of a message; `words`: a note to a colleague, or the reason for a flag. */
  readonly kind: 'draft' | 'edit' | 'words';
  readonly text: string;
  /** Empty if never known on this device. */
  readonly patientName: string;
}

/** Drafts that no longer have a composer. */
export class OrphanedDrafts {
  constructor(
    private readonly chatDrafts: ChatDrafts,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
    private readonly signal: Pick<DraftSignal, 'announce'>,
  ) {}

  /** Notifies of every change; not called while there is none. */
  watch(notify: (drafts: readonly OrphanedDraftEntry[]) => void): Unsubscribe {
    let listed: ReadonlySet<string> | undefined;
    let lastCount = 0;
    const publish = (): void => {
      const drafts = this.without(listed);
      if (drafts.length > 0 || lastCount > 0) notify(drafts);
      lastCount = drafts.length;
    };
    const stops = [
      this.chatDrafts.subscribe(update => {
        const before = listed;
        listed = listedChannels(before, update);
        if (listed !== before || update.type === 'drafts') publish();
      }),
      // The draft of a listed chat is in its composer.
      this.chatDrafts.watchDrafts(key => {
        if (listed?.has(channelOfDraft(key) ?? '') !== true) publish();
      }),
    ];
    return () => stops.forEach(stop => stop());
  }

  /** Discards the draft in all windows of the author. */
  discard(key: AnyChatDraftKey): void {
    const stored = this.chatDrafts.draftOf(key);
    this.saveDraft.execute(key, '');
    if (stored !== '') this.signal.announce({ key, stored });
  }

  private without(listed: ReadonlySet<string> | undefined): readonly OrphanedDraftEntry[] {
    const channels = listed === undefined ? null : [...listed];
    return this.chatDrafts.draftKeys.filter(hasChatOfOwn).flatMap((key): OrphanedDraftEntry[] => {
      const channelId = channelOfDraft(key) ?? '';
      const text = draftText(key, this.chatDrafts.draftOf(key));
      if (!orphanedDraft({ channelId, text, listed: channels })) return [];
      const patientName = this.chatDrafts.nameOf(channelId);
      return [{ id: storedDraftId(key), key, kind: kindOf(key), text, patientName }];
    });
  }
}

/**
 * The chat to claim is not the user's: its reason is in the claim form, and texts of other windows for that form are
 * listed.
 */
const hasChatOfOwn = (key: AnyChatDraftKey): boolean => key.kind !== 'actNote' || key.purpose !== 'claim';

function kindOf(key: AnyChatDraftKey): OrphanedDraftEntry['kind'] {
  const { kind } = ownDraftKey(key);
  if (kind === 'actNote') return 'words';
  return kind === 'edit' ? 'edit' : 'draft';
}
