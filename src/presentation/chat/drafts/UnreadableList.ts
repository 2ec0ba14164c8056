import { action, makeObservable, observable, observableRef } from 'mobx';
import type { DiscardUnreadableText } from '@/application/chat/drafts/DiscardUnreadableText';
import type { ReadTextsAgain } from '@/application/chat/drafts/ReadTextsAgain';
import type { NamedUnreadableText, UnreadableTexts, WatchUnreadableTexts } from '@/application/chat/drafts/WatchUnreadableTexts';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

export interface UnreadableUseCases {
  readonly watchUnreadableTexts: WatchUnreadableTexts;
  readonly readTextsAgain: ReadTextsAgain;
  readonly discardUnreadableText: DiscardUnreadableText;
}

/** Texts that this device keeps and cannot read: what they are, and what can be done. */
export class UnreadableList {
  texts: readonly NamedUnreadableText[] = [];
  keyLost = false;
  detailsShown = false;

  constructor(private readonly useCases: UnreadableUseCases) {
    makeObservable<this, 'take'>(this, { texts: observableRef, keyLost: observable, detailsShown: observable, take: action, toggleDetails: action });
  }

  start(): Unsubscribe {
    return this.useCases.watchUnreadableTexts.execute(texts => this.take(texts));
  }

  toggleDetails(): void {
    this.detailsShown = !this.detailsShown;
  }

  retry(): void {
    this.useCases.readTextsAgain.execute();
  }

  discard(id: string): void {
    this.useCases.discardUnreadableText.execute(id);
  }

  private take({ texts, keyLost }: UnreadableTexts): void {
    this.texts = texts;
    this.keyLost = keyLost;
    if (texts.length === 0) this.detailsShown = false;
  }
}
