import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { engineVersion } from '@/application/chat/protocol/HostUpdate';
import type { SyncState } from '@/application/chat/protocol/EngineUpdate';
import type { StartUpState } from '@/application/chat/startUp/StartUpState';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { CHAT_GENERATIONS, generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { ChatStatusInput } from '@/domain/chat/conversations/chatStatus';
import { REQUIRED_CORE_VERSION } from '@/domain/chat/startUp/engineFits.rule';
import { START_UP_STEPS, STEP_LIMIT_MS, type StartUpStep } from '@/domain/chat/startUp/startUpTransition.rule';
import { statusMask } from '@/domain/chat/conversations/statusMask.rule';
import { watchInActions } from '../watchInActions';

export interface StepFact {
  readonly step: StartUpStep;
  readonly state: 'done' | 'running' | 'failed' | 'ahead';
  readonly limitSeconds: number;
}

export interface GenerationFact {
  readonly generation: ChatGeneration;
  readonly chats: number;
  readonly unsent: number;
  readonly isLate: boolean;
}

/** The chat engine's reports about itself, for diagnosis. */
export class DiagnosticsStore {
  /** The engine version of this build, and the range that it requires. */
  readonly expected = engineVersion;
  readonly required = REQUIRED_CORE_VERSION;
  shown = false;
  engineVersion: string | undefined = undefined;
  mask = 0;
  sync: SyncState = { phase: 'off' };
  private delayed: readonly ChatGeneration[] = [];
  private startUp: StartUpState | undefined = undefined;
  private chats: ReadonlyMap<ChatGeneration, number> = new Map();
  private unsent: ReadonlyMap<ChatGeneration, number> = new Map();

  constructor(private readonly chat: ObservedChat) {
    makeObservable<this, 'delayed' | 'startUp' | 'chats' | 'unsent'>(this, {
      shown: observable,
      engineVersion: observable,
      mask: observable,
      sync: observableRef,
      delayed: observableRef,
      startUp: observableRef,
      chats: observableRef,
      unsent: observableRef,
      status: computed,
      steps: computed,
      generations: computed,
      show: action,
      hide: action,
    });
  }

  start(): Unsubscribe {
    return watchInActions(this.chat, {
      core: ({ version }) => (this.engineVersion = version),
      startUp: ({ startUp }) => (this.startUp = startUp),
      status: ({ mask }) => (this.mask = mask),
      sync: ({ sync, delayed = [] }) => {
        this.sync = sync;
        this.delayed = delayed;
      },
      sessions: ({ sessions }) => (this.chats = countOf(sessions)),
      unsent: ({ entries }) => (this.unsent = countOf(entries)),
    });
  }

  get status(): ChatStatusInput {
    return statusMask({ mask: this.mask });
  }

  get steps(): readonly StepFact[] {
    const { startUp } = this;
    const failed = startUp?.failure?.step;
    const at = startUp === undefined ? -1 : START_UP_STEPS.findIndex(step => step === (failed ?? startUp.at));
    const isReady = startUp?.at === 'complete' || startUp?.at === 'initChat';
    const stateOf = (place: number): StepFact['state'] => {
      if (isReady || (at !== -1 && place < at)) return 'done';
      if (place !== at) return 'ahead';
      return failed === undefined ? 'running' : 'failed';
    };
    return START_UP_STEPS.map((step, place) => ({ step, state: stateOf(place), limitSeconds: STEP_LIMIT_MS / 1_000 }));
  }

  get generations(): readonly GenerationFact[] {
    return CHAT_GENERATIONS.map(generation => ({
      generation,
      chats: this.chats.get(generation) ?? 0,
      unsent: this.unsent.get(generation) ?? 0,
      isLate: this.delayed.includes(generation),
    }));
  }

  show(): void {
    this.shown = true;
  }

  hide(): void {
    this.shown = false;
  }
}

function countOf(things: readonly { readonly channelId: string }[]): ReadonlyMap<ChatGeneration, number> {
  return new Map(
    CHAT_GENERATIONS.map(generation => [
      generation,
      things.filter(({ channelId }) => generationOf(channelId) === generation).length,
    ]),
  );
}
