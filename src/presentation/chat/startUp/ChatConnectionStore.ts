import type { RunChat } from '@/application/chat/startUp/RunChat';
import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { StorageState } from '@/application/chat/protocol/StorageState';
import type { StartUpState } from '@/application/chat/startUp/StartUpState';
import type { CollectUnsentText, UnsentText } from '@/application/chat/messages/CollectUnsentText';
import type { SaveDraft } from '@/application/drafts/SaveDraft';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { START_UP_STEPS, type StartUpStep } from '@/domain/chat/startUp/startUpTransition.rule';
import { watchInActions } from '../watchInActions';

export interface ChatConnectionUseCases {
  readonly chat: ObservedChat;
  readonly runChat: Pick<RunChat, 'retry'>;
  readonly collectUnsentText: CollectUnsentText;
  readonly saveDraft: SaveDraft;
  readonly commands: Pick<ChatCommands, 'sendFromHere'>;
  readonly clock: Clock;
  reloadPage(): void;
}

export interface StartUpProgress {
  readonly step: StartUpStep;
  readonly state: 'done' | 'running' | 'failed' | 'ahead';
}

/** Delays up to this long are not shown; in milliseconds. */
const SLOW_AFTER_MS = 2_000;
/** Time for the engine to save the last drafts before a reload, in milliseconds. */
const SAVE_DRAFTS_MS = 250;

/** The state of the chat's connection, and what the user can do about a problem. */
export class ChatConnectionStore {
  startUp: StartUpState | undefined = undefined;
  /** Messages since this time may be missing; in milliseconds since 1970. */
  delayedSince: number | undefined = undefined;
  /** The only delayed generation; undefined if both are. */
  delayedGeneration: ChatGeneration | undefined = undefined;
  /** The reason why text, or its latest part, is lost if the page is closed. */
  storageProblem: Exclude<StorageState, 'works'> | undefined = undefined;
  sendTimedOut = false;
  /** Messages wait for another window of the user to send them. */
  waitsElsewhere = false;
  private isSlow = false;
  private stopWaiting: Unsubscribe = () => undefined;
  private stopDelay: Unsubscribe = () => undefined;
  /** Time of the first sign of the delay. */
  private lateFrom: number | undefined = undefined;

  constructor(private readonly useCases: ChatConnectionUseCases) {
    makeObservable<this, 'isSlow' | 'markSlow' | 'showDelay'>(this, {
      startUp: observableRef,
      delayedSince: observable,
      delayedGeneration: observable,
      storageProblem: observable,
      sendTimedOut: observable,
      waitsElsewhere: observable,
      offersSending: computed,
      isSlow: observable,
      crashed: computed,
      starting: computed,
      checklist: computed,
      markSlow: action,
      showDelay: action,
      dismissSendTimeout: action,
    });
  }

  start(): Unsubscribe {
    this.stopWaiting = this.useCases.clock.wakeIn(SLOW_AFTER_MS, () => this.markSlow());
    const stop = watchInActions(this.useCases.chat, {
      startUp: ({ startUp }) => (this.startUp = startUp),
      storage: ({ state }) => (this.storageProblem = state === 'works' ? undefined : state),
      sendTimeout: () => (this.sendTimedOut = true),
      unsent: ({ entries }) => {
        if (entries.length === 0) this.sendTimedOut = false;
      },
      waitsElsewhere: ({ channelIds }) => (this.waitsElsewhere = channelIds.length > 0),
      sync: update => this.applySync(update),
      cleared: () => this.forget(),
    });
    return () => {
      stop();
      this.stopWaiting();
      this.stopDelay();
    };
  }

  /** During a delay this window could not send either. */
  get offersSending(): boolean {
    return this.waitsElsewhere && this.delayedSince === undefined;
  }

  sendHere(): void {
    this.useCases.commands.sendFromHere();
  }

  get crashed(): boolean {
    return this.startUp?.failure?.cause === 'crashed';
  }

  /** True until the user's chats are ready for the first time. */
  get starting(): boolean {
    return this.startUp === undefined || (!this.startUp.opened && this.startUp.at !== 'initChat');
  }

  /** The steps of the start-up, if it is slow or one of them failed. */
  get checklist(): readonly StartUpProgress[] | undefined {
    const { startUp } = this;
    if (!this.starting || startUp === undefined || startUp.at === 'requireAuth') return undefined;
    if (!this.isSlow && startUp.failure === undefined) return undefined;
    const current = START_UP_STEPS.indexOf(
      startUp.failure?.step ?? START_UP_STEPS.find(step => step === startUp.at) ?? 'auth',
    );
    const running = startUp.failure === undefined ? 'running' : 'failed';
    return START_UP_STEPS.map((step, at) => ({
      step,
      state: at < current ? 'done' : at === current ? running : 'ahead',
    }));
  }

  retry(): void {
    this.useCases.runChat.retry();
  }

  /** Loses nothing: unsent messages are in the vault already, and drafts are saved first. */
  reload(): void {
    this.useCases.saveDraft.flush();
    this.useCases.clock.wakeIn(SAVE_DRAFTS_MS, () => this.useCases.reloadPage());
  }

  unsentTexts(): readonly UnsentText[] {
    return this.useCases.collectUnsentText.execute();
  }

  dismissSendTimeout(): void {
    this.sendTimedOut = false;
  }

  private forget(): void {
    this.sendTimedOut = false;
    this.waitsElsewhere = false;
    this.storageProblem = undefined;
    this.endDelay();
  }

  private applySync({ sync, delayed = [] }: Extract<EngineUpdate, { type: 'sync' }>): void {
    this.stopDelay();
    if (!('since' in sync)) return this.endDelay();
    const { clock } = this.useCases;
    const only = delayed.length === 1 ? delayed[0] : undefined;
    // Counted from the first sign; retries in the meantime do not extend the wait.
    this.lateFrom ??= clock.now();
    this.stopDelay = clock.wakeIn(Math.max(0, this.lateFrom + SLOW_AFTER_MS - clock.now()), () =>
      this.showDelay(this.delayedSince ?? sync.since, only),
    );
  }

  private endDelay(): void {
    this.stopDelay();
    this.lateFrom = undefined;
    this.showDelay(undefined);
  }

  private markSlow(): void {
    this.isSlow = true;
  }

  private showDelay(since: number | undefined, generation?: ChatGeneration): void {
    this.delayedSince = since;
    this.delayedGeneration = generation;
  }
}
