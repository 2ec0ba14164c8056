import { discardedElsewhere } from '@/domain/drafts/discardedElsewhere.rule';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts, ChatDraftsUpdate } from './ChatDrafts';
import type { SaveDraft } from './SaveDraft';
import { channelOfDraft, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import { draftText } from './draftText';
import { listedChannels } from './listedChannels';
import type { DiscardedDraft, DraftSignal } from './ports/DraftSignal';

/** Time for the other window to remove its text from the shared device, in milliseconds. */
const GONE_BY_MS = 1_000;

/** Discards drafts that the user discards in another window, and saves different texts again. Once per window. */
export class SyncDiscardedDrafts {
  private listed: ReadonlySet<string> | undefined;
  private stopListening: Unsubscribe = () => undefined;

  constructor(
    private readonly chatDrafts: ChatDrafts,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
    private readonly signal: DraftSignal,
    private readonly clock: Clock,
  ) {}

  execute(): Unsubscribe {
    const stop = this.chatDrafts.subscribe(hostUpdate => this.apply(hostUpdate));
    return () => {
      stop();
      this.stopListening();
    };
  }

  private apply(hostUpdate: ChatDraftsUpdate): void {
    this.listed = listedChannels(this.listed, hostUpdate);
    if (hostUpdate.type === 'cleared') this.stopListening();
    if (hostUpdate.type === 'authorised') {
      this.stopListening();
      this.stopListening = this.signal.listen(hostUpdate.uid, draft => this.discarded(hostUpdate.uid, draft));
    }
  }

  private discarded(uid: string, { key, stored }: DiscardedDraft): void {
    const here = this.chatDrafts.draftOf(key);
    if (here === '') return;
    const channelId = channelOfDraft(key) ?? '';
    const text = draftText(key, here);
    const listed = this.listed === undefined ? null : [...this.listed];
    if (discardedElsewhere({ channelId, text, discarded: draftText(key, stored), listed }))
      this.chatDrafts.setDraft(key, '');
    else this.clock.wakeIn(GONE_BY_MS, () => this.saveAgain(uid, key));
  }

  private saveAgain(uid: string, key: AnyChatDraftKey): void {
    const here = this.chatDrafts.draftOf(key);
    if (uid === this.chatDrafts.uid && here !== '') this.saveDraft.execute(key, here);
  }
}
