import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import { action, makeObservable, observable, observableRef } from 'mobx';
import type {
  NamedUnreadableText,
  UnreadableTextsState,
  WatchUnreadableTexts,
} from '@/application/drafts/WatchUnreadableTexts';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface UnreadableUseCases {
  readonly watchUnreadableTexts: WatchUnreadableTexts;
  readonly commands: Pick<ChatCommands, 'retryUnreadable' | 'discardUnreadable'>;
}

/** Stored texts that this device cannot read, and the options for each. */
export class UnreadableList {
  texts: readonly NamedUnreadableText[] = [];
  keyLost = false;
  detailsShown = false;

  constructor(private readonly useCases: UnreadableUseCases) {
    makeObservable<this, 'handleTexts'>(this, {
      texts: observableRef,
      keyLost: observable,
      detailsShown: observable,
      handleTexts: action,
      toggleDetails: action,
    });
  }

  start(): Unsubscribe {
    return this.useCases.watchUnreadableTexts.execute(texts => this.handleTexts(texts));
  }

  toggleDetails(): void {
    this.detailsShown = !this.detailsShown;
  }

  retry(): void {
    this.useCases.commands.retryUnreadable();
  }

  discard(id: string): void {
    this.useCases.commands.discardUnreadable(id);
  }

  private handleTexts({ texts, keyLost }: UnreadableTextsState): void {
    this.texts = texts;
    this.keyLost = keyLost;
    if (texts.length === 0) this.detailsShown = false;
  }
}
