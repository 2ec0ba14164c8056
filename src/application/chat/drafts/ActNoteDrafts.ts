import type { SaveDraft } from './SaveDraft';
import { keptPlace } from './keptPlace';

/**
 * What is written in a chat besides messages: words to a colleague, and the reason for a change of the high-risk flag.
 */
export type WordsFor = 'invite' | 'handover' | 'flag' | 'unflag';

/**
 * Keeps such words while they are written, over closing, reload and sign-in again, until they have arrived. When their
 * chat is gone, they are listed with its drafts.
 */
export class ActNoteDrafts {
  constructor(private readonly drafts: Pick<SaveDraft, 'execute' | 'draftOf'>) {}

  /** Without a text they are forgotten. */
  execute(channelId: string, purpose: WordsFor, text: string): void {
    if (text !== this.wordsOf(channelId, purpose)) this.drafts.execute(keptPlace.ofWords(channelId, purpose), text);
  }

  wordsOf(channelId: string, purpose: WordsFor): string {
    return this.drafts.draftOf(keptPlace.ofWords(channelId, purpose));
  }
}
