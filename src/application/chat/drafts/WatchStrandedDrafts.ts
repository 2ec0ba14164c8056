import { strandedDraft } from '@/domain/chat/drafts/strandedDraft.rule';
import type { Stop } from '../../kernel/Stop';
import type { ChatBoard } from '../client/ChatBoard';
import { keptPlace } from './keptPlace';
import { listedChannels } from './listedChannels';

/** What was typed in a chat that is not listed any more. */
export interface StrandedDraft {
  /** Where it is kept. */
  readonly place: string;
  /** `edit`: the change of a message; `words`: to a colleague, or as the reason for a flag. */
  readonly kind: 'draft' | 'edit' | 'words';
  readonly text: string;
  /** Empty when it was never known on this device. */
  readonly patientName: string;
}

/** Follows the drafts that have no composer any more. */
export class WatchStrandedDrafts {
  constructor(private readonly board: ChatBoard) {}

  /** Tells nothing as long as there is none. */
  execute(onDrafts: (drafts: readonly StrandedDraft[]) => void): Stop {
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

  private without(listed: ReadonlySet<string> | undefined): readonly StrandedDraft[] {
    const channels = listed === undefined ? null : [...listed];
    return this.board.draftPlaces.flatMap((place): StrandedDraft[] => {
      const { channelId, text } = keptPlace.written(place, this.board.draftOf(place));
      if (!strandedDraft({ channelId, text, listed: channels })) return [];
      return [{ place, kind: kindOf(place), text, patientName: this.board.nameOf(channelId) }];
    });
  }
}

function kindOf(place: string): StrandedDraft['kind'] {
  if (keptPlace.isWords(place)) return 'words';
  return keptPlace.isEdit(place) ? 'edit' : 'draft';
}
