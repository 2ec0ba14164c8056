import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { CodeCard, PrepareCodeCards } from '@/application/accessCodes/PrepareCodeCards';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';

export const MOST_CARDS = 200;

export class CodeCardsStore {
  cards: readonly CodeCard[] | 'preparing' | 'failed' = 'preparing';

  constructor(
    readonly codes: readonly AccessCode[],
    private readonly prepareCodeCards: PrepareCodeCards,
  ) {
    makeObservable(this, { cards: observableRef, prepare: action });
  }

  start(): Unsubscribe {
    void this.prepare();
    return () => undefined;
  }

  async prepare(): Promise<void> {
    this.cards = 'preparing';
    const cards = await this.prepareCodeCards.execute(this.codes);
    runInAction(() => (this.cards = cards ?? 'failed'));
  }
}
