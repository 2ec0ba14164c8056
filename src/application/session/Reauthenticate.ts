import type { User } from '@/domain/session/User';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { Reauthentication, ReauthenticationOutcome, ReauthenticationReason } from './ports/Reauthentication';
import type { SessionVault } from './ports/SessionVault';

/** Whom the dialog asks, and why. */
export interface ReauthenticationPrompt {
  readonly user: User;
  readonly reason: ReauthenticationReason;
}

interface Question {
  readonly reason: ReauthenticationReason;
  readonly prompt: ReauthenticationPrompt | undefined;
  readonly answer: Promise<ReauthenticationOutcome>;
  settle(outcome: ReauthenticationOutcome): void;
}

/** One question for any number of refused calls: the first asks, the others wait for the same answer. */
export class Reauthenticate implements Reauthentication {
  private question: Question | undefined;
  private readonly watchers = new Set<(prompt: ReauthenticationPrompt | undefined) => void>();

  constructor(private readonly vault: SessionVault) {}

  renew(reason: ReauthenticationReason = 'sessionEnded'): Promise<ReauthenticationOutcome> {
    this.question ??= this.openPrompt(reason);
    if (reason === 'sessionEnded') this.raise(this.question);
    return this.question.answer;
  }

  awaited(): Promise<ReauthenticationOutcome> | undefined {
    return this.question?.reason === 'sessionEnded' ? this.question.answer : undefined;
  }

  /** Reports the prompt of the dialog, and undefined when there is none; at once and on every change. */
  execute(notify: (prompt: ReauthenticationPrompt | undefined) => void): Unsubscribe {
    this.watchers.add(notify);
    notify(this.question?.prompt);
    return () => this.watchers.delete(notify);
  }

  /** The person would rather leave than sign in again. */
  abandon(): void {
    this.question?.settle('abandoned');
  }

  private openPrompt(reason: ReauthenticationReason): Question {
    const user = this.vault.current()?.user;
    let resolve: (outcome: ReauthenticationOutcome) => void = () => undefined;
    const answer = new Promise<ReauthenticationOutcome>(settled => (resolve = settled));
    const settle = (outcome: ReauthenticationOutcome): void => {
      stop();
      this.question = undefined;
      this.notifyAll(undefined);
      resolve(outcome);
    };
    const stop = this.vault.subscribe(session => settle(outcomeOf(user, session?.user)));
    const prompt = user && { user, reason };
    this.notifyAll(prompt);
    return { reason, prompt, answer, settle };
  }

  /** What the person could decline until now ends the session too: nothing works without an answer. */
  private raise(question: Question): void {
    if (question.reason === 'sessionEnded') return;
    const reason: ReauthenticationReason = 'sessionEnded';
    const prompt = question.prompt && { ...question.prompt, reason };
    this.question = { ...question, reason, prompt };
    this.notifyAll(prompt);
  }

  private notifyAll(prompt: ReauthenticationPrompt | undefined): void {
    for (const notify of this.watchers) notify(prompt);
  }
}

function outcomeOf(prompt: User | undefined, answered: User | undefined): ReauthenticationOutcome {
  if (answered === undefined) return 'abandoned';
  return answered.uid === prompt?.uid ? 'samePerson' : 'anotherPerson';
}
