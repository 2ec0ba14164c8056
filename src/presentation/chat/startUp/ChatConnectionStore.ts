import type { RunChat } from '@/application/chat/startUp/RunChat';
import type { ChatCommands } from '@/application/chat/client/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { StorageState } from '@/application/chat/protocol/StorageState';
import type { StartUpState } from '@/application/chat/startUp/StartUpState';
import type { CollectUnsentText, UnsentText } from '@/application/chat/messages/CollectUnsentText';
import type { SaveDraft } from '@/application/drafts/SaveDraft';
import type { ObservedChat } from '@/application/chat/client/ChatState';
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
  /** Reloads the page. */
  reloadPage(): void;
}

export interface StartUpLine {
  readonly step: StartUpStep;
  readonly state: 'done' | 'running' | 'failed' | 'ahead';
}

/** Delays up to this long are not mentioned; in milliseconds. */
const PATIENCE_MS = 2_000;
/** Time for the engine to put the last drafts into the vault, in milliseconds. */
const DRAFTS_LAND_MS = 250;

/** Whether the chat can be relied on right now, and what to do if not. */
export class ChatConnectionStore {
  startUp: StartUpState | undefined = undefined;
  /** Since when what is shown may be behind, in milliseconds since 1970. */
  delayedSince: number | undefined = undefined;
  /** Undefined when all of it may be behind. */
  delayedGeneration: ChatGeneration | undefined = undefined;
  /** Written text, or the latest part of it, is lost if the page is closed. */
  unsaved: Exclude<StorageState, 'works'> | undefined = undefined;
  sendTimedOut = false;
  /** Messages wait for another window of the user to send them. */
  waitsElsewhere = false;
  private patienceOver = false;
  private stopWaiting: Unsubscribe = () => undefined;
  private stopDelay: Unsubscribe = () => undefined;
  /** When it was first known that something is late. */
  private lateFrom: number | undefined = undefined;

  constructor(private readonly useCases: ChatConnectionUseCases) {
    makeObservable<this, 'patienceOver' | 'losePatience' | 'showDelay'>(this, {
      startUp: observableRef,
      delayedSince: observable,
      delayedGeneration: observable,
      unsaved: observable,
      sendTimedOut: observable,
      waitsElsewhere: observable,
      offersSending: computed,
      patienceOver: observable,
      crashed: computed,
      starting: computed,
      checklist: computed,
      losePatience: action,
      showDelay: action,
      dismissSendTimeout: action,
    });
  }

  start(): Unsubscribe {
    this.stopWaiting = this.useCases.clock.wakeIn(PATIENCE_MS, () => this.losePatience());
    const stop = watchInActions(this.useCases.chat, {
      startUp: ({ startUp }) => (this.startUp = startUp),
      storage: ({ state }) => (this.unsaved = state === 'works' ? undefined : state),
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

  /** While nothing arrives, this window could not send either. */
  get offersSending(): boolean {
    return this.waitsElsewhere && this.delayedSince === undefined;
  }

  sendHere(): void {
    this.useCases.commands.sendFromHere();
  }

  get crashed(): boolean {
    return this.startUp?.failure?.cause === 'crashed';
  }

  /** The chats of this user have never been ready yet. */
  get starting(): boolean {
    return this.startUp === undefined || (!this.startUp.opened && this.startUp.at !== 'initChat');
  }

  /** The steps of the start-up, once they take long or one of them failed. */
  get checklist(): readonly StartUpLine[] | undefined {
    const { startUp } = this;
    if (!this.starting || startUp === undefined || startUp.at === 'requireAuth') return undefined;
    if (!this.patienceOver && startUp.failure === undefined) return undefined;
    const present = START_UP_STEPS.indexOf(
      startUp.failure?.step ?? START_UP_STEPS.find(step => step === startUp.at) ?? 'auth',
    );
    const running = startUp.failure === undefined ? 'running' : 'failed';
    return START_UP_STEPS.map((step, at) => ({
      step,
      state: at < present ? 'done' : at === present ? running : 'ahead',
    }));
  }

  retry(): void {
    this.useCases.runChat.retry();
  }

  /** Loses nothing: waiting messages are in the vault already, and drafts are saved there first. */
  reload(): void {
    this.useCases.saveDraft.flush();
    this.useCases.clock.wakeIn(DRAFTS_LAND_MS, () => this.useCases.reloadPage());
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
    this.unsaved = undefined;
    this.endDelay();
  }

  private applySync({ sync, delayed = [] }: Extract<EngineUpdate, { type: 'sync' }>): void {
    this.stopDelay();
    if (!('since' in sync)) return this.endDelay();
    const { clock } = this.useCases;
    const only = delayed.length === 1 ? delayed[0] : undefined;
    // Counted from the first sign; retries in the meantime do not extend the wait.
    this.lateFrom ??= clock.now();
    this.stopDelay = clock.wakeIn(Math.max(0, this.lateFrom + PATIENCE_MS - clock.now()), () =>
      this.showDelay(this.delayedSince ?? sync.since, only),
    );
  }

  private endDelay(): void {
    this.stopDelay();
    this.lateFrom = undefined;
    this.showDelay(undefined);
  }

  private losePatience(): void {
    this.patienceOver = true;
  }

  private showDelay(since: number | undefined, generation?: ChatGeneration): void {
    this.delayedSince = since;
    this.delayedGeneration = generation;
  }
}
