import { action, computed, makeObservable, observable } from 'mobx';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { generationOf } from '@/domain/kernel/ChatGeneration';

type HoldUpdate = Extract<EngineUpdate, { type: 'sync' | 'waitsElsewhere' }>;

/** The reason why messages of one chat wait, if they do. */
export class SendGate {
  private delayed = false;
  private waitsElsewhere = false;

  constructor(private readonly channelId: string) {
    makeObservable<this, 'delayed' | 'waitsElsewhere'>(this, {
      delayed: observable,
      waitsElsewhere: observable,
      reason: computed,
      apply: action,
      clear: action,
    });
  }

  /** `window`: another window of the user sends them. */
  get reason(): 'connection' | 'window' | undefined {
    if (this.delayed) return 'connection';
    return this.waitsElsewhere ? 'window' : undefined;
  }

  apply(update: HoldUpdate): void {
    if (update.type === 'waitsElsewhere') this.waitsElsewhere = update.channelIds.includes(this.channelId);
    else this.delayed = 'since' in update.sync && (update.delayed?.includes(generationOf(this.channelId)) ?? true);
  }

  clear(): void {
    this.waitsElsewhere = false;
  }
}
