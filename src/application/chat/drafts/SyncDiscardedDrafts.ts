import { draftGivenUp } from '@/domain/chat/drafts/draftGivenUp.rule';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState, ChatUpdate } from '../client/ChatState';
import type { SaveDraft } from './SaveDraft';
import { keptPlace } from './keptPlace';
import { listedChannels } from './listedChannels';
import type { DraftSignal, GivenUpDraft } from '../ports/DraftSignal';

/** By then the other window has taken its words from the device, which both share; in milliseconds. */
const GONE_BY_MS = 1_000;

/**
 * Lets go of drafts that the person gives up in another window, and keeps what is not given up here. Once per window.
 */
export class SyncDiscardedDrafts {
  private listed: ReadonlySet<string> | undefined;
  private stopListening: Unsubscribe = () => undefined;

  constructor(
    private readonly board: ChatState,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
    private readonly signal: DraftSignal,
    private readonly clock: Clock,
  ) {}

  execute(): Unsubscribe {
    const stop = this.board.subscribe(hostUpdate => this.take(hostUpdate));
    return () => {
      stop();
      this.stopListening();
    };
  }

  private take(hostUpdate: ChatUpdate): void {
    this.listed = listedChannels(this.listed, hostUpdate);
    if (hostUpdate.type === 'cleared') this.stopListening();
    if (hostUpdate.type === 'authorised') {
      this.stopListening();
      this.stopListening = this.signal.listen(hostUpdate.uid, draft => this.givenUp(hostUpdate.uid, draft));
    }
  }

  private givenUp(uid: string, { place, kept }: GivenUpDraft): void {
    const here = this.board.draftOf(place);
    if (here === '') return;
    const { channelId, text } = keptPlace.written(place, here);
    const listed = this.listed === undefined ? null : [...this.listed];
    if (draftGivenUp({ channelId, text, givenUp: keptPlace.written(place, kept).text, listed }))
      this.board.setDraft(place, '');
    else this.clock.wakeIn(GONE_BY_MS, () => this.keepAnew(uid, place));
  }

  private keepAnew(uid: string, place: string): void {
    const here = this.board.draftOf(place);
    if (uid === this.board.uid && here !== '') this.saveDraft.execute(place, here);
  }
}
