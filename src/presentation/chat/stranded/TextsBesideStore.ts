import { action, makeObservable, observableRef } from 'mobx';
import type { GiveUpTextBeside } from '@/application/chat/GiveUpTextBeside';
import type { TextBeside, WatchTextsBeside } from '@/application/chat/WatchTextsBeside';
import type { Stop } from '@/application/shared/Stop';

export interface TextsBesideUseCases {
  readonly watchTextsBeside: WatchTextsBeside;
  readonly giveUpTextBeside: GiveUpTextBeside;
}

/** What was typed for one patient in other windows and is kept beside the draft of this one. */
export class TextsBesideStore {
  texts: readonly TextBeside[] = [];

  constructor(
    private readonly channelId: string,
    private readonly useCases: TextsBesideUseCases,
  ) {
    makeObservable<this, 'take'>(this, { texts: observableRef, take: action });
  }

  start(): Stop {
    return this.useCases.watchTextsBeside.execute(this.channelId, texts => this.take(texts));
  }

  /** It was put in here, or is not wanted. */
  giveUp(text: TextBeside): void {
    this.useCases.giveUpTextBeside.execute(text);
  }

  private take(texts: readonly TextBeside[]): void {
    this.texts = texts;
  }
}
