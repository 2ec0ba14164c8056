import { orphanedDraft } from '@/domain/chat/drafts/orphanedDraft.rule';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../client/ChatState';
import { keptPlace } from './keptPlace';
import { listedChannels } from './listedChannels';

/** What was typed in a chat that is not listed any more. */
export interface OrphanedDraft {
  /** Where it is kept. */
  readonly place: string;
  /** `edit`: the change of a message; `words`: to a colleague, or as the reason for a flag. */
  readonly kind: 'draft' | 'edit' | 'words';
  readonly text: string;
  /** Empty when it was never known on this device. */
  readonly patientName: string;
}

/** Follows the drafts that have no composer any more. */
export class WatchOrphanedDrafts {
  constructor(private readonly board: ChatState) {}

  /** Tells nothing as long as there is none. */
  execute(onDrafts: (drafts: readonly OrphanedDraft[]) => void): Unsubscribe {
    let listed: ReadonlySet<string> | undefined;
    let told = 0;
    const look = (): void => {
      const drafts = this.without(listed);
      if (drafts.length > 0 || told > 0) onDrafts(drafts);
      told = drafts.length;
    };
    const stops = [
      this.board.subscribe(report => {
        const before = listed;
        listed = listedChannels(before, report);
        if (listed !== before || report.type === 'drafts') look();
      }),
      // What is typed in a listed chat is in its composer.
      this.board.watchDrafts(place => {
        if (listed?.has(keptPlace.written(place, '').channelId) !== true) look();
      }),
    ];
    return () => stops.forEach(stop => stop());
  }

  private without(listed: ReadonlySet<string> | undefined): readonly OrphanedDraft[] {
    const channels = listed === undefined ? null : [...listed];
    return this.board.draftPlaces.flatMap((place): OrphanedDraft[] => {
      const { channelId, text } = keptPlace.written(place, this.board.draftOf(place));
      if (!orphanedDraft({ channelId, text, listed: channels })) return [];
      return [{ place, kind: kindOf(place), text, patientName: this.board.nameOf(channelId) }];
    });
  }
}

function kindOf(place: string): OrphanedDraft['kind'] {
  if (keptPlace.isWords(place)) return 'words';
  return keptPlace.isEdit(place) ? 'edit' : 'draft';
}
