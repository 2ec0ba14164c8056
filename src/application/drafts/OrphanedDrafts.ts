import { orphanedDraft } from '@/domain/drafts/orphanedDraft.rule';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';
import { channelOfDraft, draftAt, storedDraftId, type ChatPlace } from '@/domain/drafts/DraftKey';
import { draftText } from './draftText';
import { listedChannels } from './listedChannels';
import type { DraftSignal } from './ports/DraftSignal';
import type { SaveDraft } from './SaveDraft';

/** What was typed in a chat that is not listed any more. */
export interface OrphanedDraftEntry {
  /** Tells it apart in a list. */
  readonly id: string;
  readonly place: ChatPlace;
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
    let told = 0;
    const tell = (): void => {
      const drafts = this.without(listed);
      if (drafts.length > 0 || told > 0) notify(drafts);
      told = drafts.length;
    };
    const stops = [
      this.chatDrafts.subscribe(update => {
        const before = listed;
        listed = listedChannels(before, update);
        if (listed !== before || update.type === 'drafts') tell();
      }),
      // What is typed in a listed chat is in its composer.
      this.chatDrafts.watchDrafts(place => {
        if (listed?.has(channelOfDraft(place) ?? '') !== true) tell();
      }),
    ];
    return () => stops.forEach(stop => stop());
  }

  /** In all windows of the author. */
  discard(place: ChatPlace): void {
    const kept = this.chatDrafts.draftOf(place);
    this.saveDraft.execute(place, '');
    if (kept !== '') this.signal.announce({ place, kept });
  }

  private without(listed: ReadonlySet<string> | undefined): readonly OrphanedDraftEntry[] {
    const channels = listed === undefined ? null : [...listed];
    return this.chatDrafts.draftPlaces.flatMap((place): OrphanedDraftEntry[] => {
      const channelId = channelOfDraft(place) ?? '';
      const text = draftText(place, this.chatDrafts.draftOf(place));
      if (!orphanedDraft({ channelId, text, listed: channels })) return [];
      const patientName = this.chatDrafts.nameOf(channelId);
      return [{ id: storedDraftId(place), place, kind: kindOf(place), text, patientName }];
    });
  }
}

function kindOf(place: ChatPlace): OrphanedDraftEntry['kind'] {
  const { kind } = draftAt(place);
  if (kind === 'actNote') return 'words';
  return kind === 'edit' ? 'edit' : 'draft';
}
