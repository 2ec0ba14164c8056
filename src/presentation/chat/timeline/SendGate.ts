import { action, computed, makeObservable, observable } from 'mobx';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { chatGeneration } from '@/domain/kernel/ChatGeneration';

type HoldNews = Extract<EngineUpdate, { type: 'sync' | 'waitsElsewhere' }>;

/** What messages of one chat wait for, when they wait. */
export class SendGate {
  private delayed = false;
  private waitsElsewhere = false;

  constructor(private readonly channelId: string) {
    makeObservable<this, 'delayed' | 'waitsElsewhere'>(this, {
      delayed: observable,
      waitsElsewhere: observable,
      reason: computed,
      take: action,
      clear: action,
    });
  }

  /** `window`: another window of the person is to send. */
  get reason(): 'connection' | 'window' | undefined {
    if (this.delayed) return 'connection';
    return this.waitsElsewhere ? 'window' : undefined;
  }

  take(news: HoldNews): void {
    if (news.type === 'waitsElsewhere') this.waitsElsewhere = news.channelIds.includes(this.channelId);
    else this.delayed = 'since' in news.sync && (news.delayed?.includes(chatGeneration.generationOf(this.channelId)) ?? true);
  }

  clear(): void {
    this.waitsElsewhere = false;
  }
}
