import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';

export class WatchDrafts {
  constructor(private readonly chatDrafts: ChatDrafts) {}

  /** Reports all non-empty drafts by channel, at once and at every keystroke; edits are not included. */
  execute(onDrafts: (drafts: ReadonlyMap<string, string>) => void): Unsubscribe {
    const publish = (): void => onDrafts(this.written());
    const stops = [
      this.chatDrafts.subscribe(({ type }) => {
        if (type === 'drafts' || type === 'cleared') publish();
      }),
      this.chatDrafts.watchDrafts(publish),
    ];
    publish();
    return () => stops.forEach(stop => stop());
  }

  private written(): ReadonlyMap<string, string> {
    const drafts = this.chatDrafts.draftKeys.flatMap(key =>
      key.kind === 'message' ? [[key.channelId, this.chatDrafts.draftOf(key).trim()] as const] : [],
    );
    return new Map(drafts.filter(([, text]) => text !== ''));
  }
}
