import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SignOut, UnsentDecision, UploadsDecision } from '@/application/session/SignOut';
import type { SignOutStep } from '@/domain/session/SignOutStep';
import type { UnsentMessages } from '@/domain/session/UnsentMessages';

/** The log-out button, its question, its progress, and what becomes of messages that were not sent. */
export class LogOutStore {
  phase: 'idle' | 'asking' | 'running' | 'deciding' | 'decidingUploads' = 'idle';
  step: SignOutStep = 'revokingAccessToken';
  unsent: readonly UnsentMessages[] = [];
  private answer: (decision: UnsentDecision) => void = () => undefined;
  private answerUploads: (decision: UploadsDecision) => void = () => undefined;

  constructor(
    private readonly signOut: SignOut,
    private readonly onFailed: () => void,
    private readonly onDone: () => void,
  ) {
    makeObservable(this, { phase: observable, step: observable, unsent: observableRef, ask: action, cancel: action, run: action, decide: action, decideUploads: action });
  }

  ask(): void {
    if (this.phase === 'idle') this.phase = 'asking';
  }

  cancel(): void {
    if (this.phase === 'asking') this.phase = 'idle';
  }

  async run(): Promise<void> {
    if (this.phase !== 'idle' && this.phase !== 'asking') return;
    this.phase = 'running';
    try {
      const done = await this.signOut.execute({
        onStep: step => runInAction(() => (this.step = step)),
        decide: unsent => this.askWhatBecomesOf(unsent),
        decideUploads: () => this.askAboutUploads(),
      });
      if (done.ok) this.onDone();
      else if (done.failure.kind === 'notSignedOut') this.onFailed();
    } catch (error) {
      this.onFailed();
      throw error;
    } finally {
      runInAction(() => (this.phase = 'idle'));
    }
  }

  decide(decision: UnsentDecision): void {
    this.phase = 'running';
    this.answer(decision);
  }

  decideUploads(decision: UploadsDecision): void {
    this.phase = 'running';
    this.answerUploads(decision);
  }

  private askAboutUploads(): Promise<UploadsDecision> {
    return new Promise(resolve =>
      runInAction(() => {
        this.phase = 'decidingUploads';
        this.answerUploads = resolve;
      }),
    );
  }

  private askWhatBecomesOf(unsent: readonly UnsentMessages[]): Promise<UnsentDecision> {
    return new Promise(resolve =>
      runInAction(() => {
        this.phase = 'deciding';
        this.unsent = unsent;
        this.answer = resolve;
      }),
    );
  }
}
