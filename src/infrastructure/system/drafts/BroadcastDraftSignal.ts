import { isObject } from '@/domain/kernel/parseJson';
import { parseChatDraftId, storedDraftId } from '@/domain/drafts/DraftKey';
import type { DiscardedDraft, DraftSignal } from '@/application/drafts/ports/DraftSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { PersonalChannel } from '../kernel/PersonalChannel';

/** The message format of the channel, also for windows of earlier and later builds. */
interface SentDraft {
  /** The stored id of the draft. */
  readonly place: string;
  readonly kept: string;
}

/** Only windows of this origin share the channel. */
export class BroadcastDraftSignal implements DraftSignal {
  private readonly channel = new PersonalChannel('chat-drafts', isSentDraft);

  announce({ key, stored }: DiscardedDraft): void {
    this.channel.announce({ place: storedDraftId(key), kept: stored });
  }

  listen(uid: string, onDiscarded: (draft: DiscardedDraft) => void): Unsubscribe {
    return this.channel.listen(uid, ({ place, kept }) => onDiscarded({ key: parseChatDraftId(place), stored: kept }));
  }
}

function isSentDraft(data: unknown): data is SentDraft {
  return isObject(data) && typeof data['place'] === 'string' && typeof data['kept'] === 'string';
}
