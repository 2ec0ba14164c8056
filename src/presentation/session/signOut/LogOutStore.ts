import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SignOut, UnsentDecision, UploadsDecision } from '@/application/session/signOut/SignOut';
import type { SignOutStep } from '@/domain/session/signOut/SignOutStep';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';
import type { LogOutTitles } from './LogOutTitles';

/** Tells whether the user has unfinished bulk actions on this device. */
export type UnfinishedWork = 'none' | 'some' | 'couldNotCheck';

/** Logging out from the shell: the question, the progress, and what to do with unsent messages. */
export class LogOutStore {
  phase: 'idle' | 'asking' | 'running' | 'deciding' | 'decidingUploads' = 'idle';
  unsent: readonly UnsentMessages[] = [];
  /** True if there are bulk actions, which can continue after the next sign-in. */
  unfinishedWork: UnfinishedWork = 'none';
  private answer: (decision: UnsentDecision) => void = () => undefined;
  private answerUploads: (decision: UploadsDecision) => void = () => undefined;

  constructor(
    private readonly signOut: SignOut,
    private readonly titles: LogOutTitles,
    private readonly onFailed: () => void,
    private readonly onDone: () => void,
    private readonly findUnfinished: () => Promise<UnfinishedWork> = () => Promise.resolve('none'),
  ) {
    makeObservable<this, 'checkWork'>(this, {
      phase: observable,
      step: computed,
      unsent: observableRef,
      unfinishedWork: observable,
      ask: action,
      cancel: action,
      run: action,
      decide: action,
      decideUploads: action,
      checkWork: action,
    });
  }

  get step(): SignOutStep {
    return this.titles.current ?? 'revokingAccessToken';
  }

  ask(): void {
    if (this.phase !== 'idle') return;
    this.phase = 'asking';
    void this.checkWork();
  }

  cancel(): void {
    if (this.phase === 'asking') this.phase = 'idle';
  }

  async run(): Promise<void> {
    if (this.phase !== 'idle' && this.phase !== 'asking') return;
    this.phase = 'running';
    let isDone = false;
    try {
      const done = await this.signOut.execute({
        onStep: step => this.titles.show(step),
        decide: unsent => this.askWhatBecomesOf(unsent),
        decideUploads: () => this.askAboutUploads(),
      });
      isDone = done.ok;
      if (done.ok) this.onDone();
      else if (done.failure.kind === 'notSignedOut') this.onFailed();
    } catch (error) {
      this.onFailed();
      throw error;
    } finally {
      if (!isDone) this.titles.clear();
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

  /** Looks for unfinished bulk actions while the question is already on screen. */
  private async checkWork(): Promise<void> {
    this.unfinishedWork = 'none';
    const found = await this.findUnfinished();
    runInAction(() => (this.unfinishedWork = found));
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
