import type { DraftSignal, GivenUpDraft } from '@/application/chat/ports/DraftSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { PersonalChannel } from '../kernel/PersonalChannel';

/** Only windows of this origin share the channel. */
export class BroadcastDraftSignal implements DraftSignal {
  private readonly channel = new PersonalChannel('chat-drafts', isGivenUp);

  announce(draft: GivenUpDraft): void {
    this.channel.announce(draft);
  }

  listen(uid: string, onGivenUp: (draft: GivenUpDraft) => void): Unsubscribe {
    return this.channel.listen(uid, onGivenUp);
  }
}

function isGivenUp(data: unknown): data is GivenUpDraft {
  return (
    typeof data === 'object' &&
    data !== null &&
    'place' in data &&
    typeof data.place === 'string' &&
    'kept' in data &&
    typeof data.kept === 'string'
  );
}
