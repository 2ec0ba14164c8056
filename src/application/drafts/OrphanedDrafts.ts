import { orphanedDraft } from '@/domain/drafts/orphanedDraft.rule';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';
import { channelOfDraft, ownDraftKey, storedDraftId, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import { draftText } from './draftText';
import { listedChannels } from './listedChannels';
import type { DraftSignal } from './ports/DraftSignal';
import type { SaveDraft } from './SaveDraft';

/** What was typed in a chat that is not listed any more. */
export interface OrphanedDraftEntry {
  /** Unique in a list. */
  readonly id: string;
  readonly key: AnyChatDraftKey;
  /** `edit`: the change of a message; `words`: a note to a colleague, or the reason for a flag. */
  readonly kind: 'draft' | 'edit' | 'words';
  readonly text: string;
  /** Empty when it was never known on this device. */
  readonly patientName: string;
}

/** The drafts that have no composer any more. */
export class OrphanedDrafts {
  constructor(
    private readonly chatDrafts: ChatDrafts,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
    private readonly signal: Pick<DraftSignal, 'announce'>,
  ) {}

  /** At every change; nothing as long as there is none. */
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
      // What is typed in a listed chat is in its composer.
      this.chatDrafts.watchDrafts(key => {
        if (listed?.has(channelOfDraft(key) ?? '') !== true) publish();
      }),
    ];
    return () => stops.forEach(stop => stop());
  }

  /** In all windows of the author. */
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
 * The chat that a person wants to claim is not theirs: its reason is in the form to claim it, and what another window
 * typed for the same form is listed.
 */
const hasChatOfOwn = (key: AnyChatDraftKey): boolean => key.kind !== 'actNote' || key.purpose !== 'claim';

function kindOf(key: AnyChatDraftKey): OrphanedDraftEntry['kind'] {
  const { kind } = ownDraftKey(key);
  if (kind === 'actNote') return 'words';
  return kind === 'edit' ? 'edit' : 'draft';
}
