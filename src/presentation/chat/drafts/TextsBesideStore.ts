import { action, makeObservable, observableRef } from 'mobx';
import type { GiveUpTextBeside } from '@/application/chat/drafts/GiveUpTextBeside';
import type { TextBeside, WatchTextsBeside } from '@/application/chat/drafts/WatchTextsBeside';
import type { Stop } from '@/application/kernel/Stop';

export interface TextsBesideUseCases {
  readonly watchTextsBeside: WatchTextsBeside;
  readonly giveUpTextBeside: GiveUpTextBeside;
}

/** What was typed for one patient in other windows and is kept beside the draft of this one. */
export class TextsBesideStore {
  texts: readonly TextBeside[] = [];
  /** The text that is about to be given up. */
  asked: TextBeside | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly useCases: TextsBesideUseCases,
  ) {
    makeObservable<this, 'take'>(this, { texts: observableRef, asked: observableRef, take: action, askToDiscard: action, keep: action, discardAsked: action });
  }

  start(): Stop {
    return this.useCases.watchTextsBeside.execute(this.channelId, texts => this.take(texts));
  }

  /** It was put in here. */
  giveUp(text: TextBeside): void {
    this.useCases.giveUpTextBeside.execute(text);
  }

  askToDiscard(text: TextBeside): void {
    this.asked = text;
  }

  keep(): void {
    this.asked = undefined;
  }

  discardAsked(): void {
    if (this.asked !== undefined) this.giveUp(this.asked);
    this.asked = undefined;
  }

  private take(texts: readonly TextBeside[]): void {
    this.texts = texts;
    if (!texts.some(text => isSame(text, this.asked))) this.asked = undefined;
  }
}

const isSame = (text: TextBeside, other: TextBeside | undefined): boolean => text.place === other?.place && text.kept === other.kept;
