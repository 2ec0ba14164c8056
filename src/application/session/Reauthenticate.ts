import type { User } from '@/domain/session/User';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { Reauthentication, ReauthenticationOutcome, ReauthenticationReason } from './ports/Reauthentication';
import type { SessionVault } from './ports/SessionVault';

/** The user and the reason of the dialog. */
export interface ReauthenticationPrompt {
  readonly user: User;
  readonly reason: ReauthenticationReason;
}

interface Question {
  readonly user: User | undefined;
  reason?: ReauthenticationReason;
  readonly answer: Promise<ReauthenticationOutcome>;
  settle(outcome: ReauthenticationOutcome): void;
}

/** One prompt for any number of refused calls: the first asks, the others wait for the same answer. */
export class Reauthenticate implements Reauthentication {
  private question: Question | undefined;
  private readonly watchers = new Set<(prompt: ReauthenticationPrompt | undefined) => void>();

  constructor(private readonly vault: SessionVault) {}

  renew(reason: ReauthenticationReason = 'sessionEnded'): Promise<ReauthenticationOutcome> {
    const question = (this.question ??= this.openQuestion());
    // The session may end during an optional prompt.
    if (question.reason !== 'sessionEnded' && question.reason !== reason) {
      question.reason = reason;
      this.notifyAll();
    }
    return question.answer;
  }

  awaited(): Promise<ReauthenticationOutcome> | undefined {
    return this.question?.reason === 'sessionEnded' ? this.question.answer : undefined;
  }

  /** Reports the prompt of the dialog, and undefined when there is none; at once and on every change. */
  execute(notify: (prompt: ReauthenticationPrompt | undefined) => void): Unsubscribe {
    this.watchers.add(notify);
    notify(this.prompt);
    return () => this.watchers.delete(notify);
  }

  /** The user chooses to leave instead of signing in again. */
  abandon(): void {
    this.question?.settle('abandoned');
  }

  private get prompt(): ReauthenticationPrompt | undefined {
    const { user, reason } = this.question ?? {};
    return user && reason && { user, reason };
  }

  private openQuestion(): Question {
    const user = this.vault.current()?.user;
    let resolve: (outcome: ReauthenticationOutcome) => void = () => undefined;
    const answer = new Promise<ReauthenticationOutcome>(settled => (resolve = settled));
    const settle = (outcome: ReauthenticationOutcome): void => {
      stop();
      this.question = undefined;
      this.notifyAll();
      resolve(outcome);
    };
    const stop = this.vault.subscribe(session => settle(outcomeOf(user, session?.user)));
    return { user, answer, settle };
  }

  private notifyAll(): void {
    for (const notify of this.watchers) notify(this.prompt);
  }
}

function outcomeOf(prompt: User | undefined, answered: User | undefined): ReauthenticationOutcome {
  if (answered === undefined) return 'abandoned';
  return answered.uid === prompt?.uid ? 'samePerson' : 'anotherPerson';
}
