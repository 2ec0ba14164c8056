import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts } from './ChatDrafts';
import { channelOfDraft } from '@/domain/drafts/DraftKey';
import type { UnreadableText } from '../chat/ports/UnreadableVault';

export interface NamedUnreadableText extends UnreadableText {
  /** Empty if unknown. */
  readonly patientName: string;
}

export interface UnreadableTextsState {
  readonly texts: readonly NamedUnreadableText[];
  /** They are unreadable because their key is gone. */
  readonly keyLost: boolean;
}

/** Reports unreadable stored texts, with the names of their patients as soon as known. */
export class WatchUnreadableTexts {
  constructor(private readonly chatDrafts: ChatDrafts) {}

  execute(notify: (texts: UnreadableTextsState) => void): Unsubscribe {
    let known: UnreadableTextsState & { readonly texts: readonly UnreadableText[] } = { texts: [], keyLost: false };
    const name = (text: UnreadableText): NamedUnreadableText => ({
      ...text,
      patientName: this.chatDrafts.nameOf(channelOfDraft(text.key) ?? ''),
    });
    const show = (): void => notify({ ...known, texts: known.texts.map(name) });
    return this.chatDrafts.subscribe(report => {
      if (report.type === 'unreadableTexts') known = { texts: report.texts.map(name), keyLost: report.keyLost };
      else if (report.type === 'cleared') known = { texts: [], keyLost: false };
      else if (known.texts.length === 0 || report.type !== 'sessions') return;
      show();
    });
  }
}
