import type { SignOutStep } from '@/domain/session/SignOutStep';
import type { UnsentMessages } from '@/domain/session/UnsentMessages';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { ForgetPerson } from './ForgetPerson';
import type { ChatCache } from './ports/ChatCache';
import type { PendingMessages } from './ports/PendingMessages';
import type { SessionGateway } from './ports/SessionGateway';
import type { SignOutSignal } from './ports/SignOutSignal';

/** How long signing out waits for messages before it asks. */
const DRAIN_LIMIT_MS = 10_000;

export type UnsentDecision = 'wait' | 'keep' | 'discard' | 'stay';
export type SignOutFailure = { readonly kind: 'notSignedOut' } | { readonly kind: 'stayed' };

export interface SignOutCommand {
  /** Nobody is asked, unsent messages are kept, and a backend that does not answer stops nothing. */
  readonly forced?: boolean;
  readonly onStep: (step: SignOutStep) => void;
  /** Asked when messages stay unsent. */
  readonly decide: (unsent: readonly UnsentMessages[]) => Promise<UnsentDecision>;
}

export interface SignOutPorts {
  readonly gateway: SessionGateway;
  readonly pending: PendingMessages;
  readonly cache: ChatCache;
  readonly forgetPerson: ForgetPerson;
  readonly signal: SignOutSignal;
}

/** Signs the person out of everything, in an order in which no message is lost and no secret stays behind. */
export class SignOut {
  constructor(private readonly ports: SignOutPorts) {}

  async execute({ forced = false, onStep, decide }: SignOutCommand): Promise<Result<void, SignOutFailure>> {
    const { pending, cache, forgetPerson, signal } = this.ports;
    onStep('revokingAccessToken');
    await cache.revokeAccess();
    onStep('sendingPendingMessages');
    const goesOn = forced ? await pending.keepForNextSignIn().then(() => true) : await this.settleMessages(decide);
    if (!goesOn) return fail({ kind: 'stayed' });
    onStep('deletingChatCache');
    await cache.erase();
    onStep('loggingOut');
    const closed = await this.ports.gateway.close();
    if (!closed.ok && !forced) return fail({ kind: 'notSignedOut' });
    const user = await forgetPerson.execute();
    if (user !== undefined) signal.announce(user.uid);
    onStep('loggedOut');
    return ok(undefined);
  }

  private async settleMessages(decide: SignOutCommand['decide']): Promise<boolean> {
    const { pending } = this.ports;
    for (;;) {
      await pending.drain(DRAIN_LIMIT_MS);
      const unsent = await pending.unsent();
      if (unsent.length === 0) return true;
      const decision = await decide(unsent);
      if (decision === 'stay') return false;
      if (decision === 'keep') await pending.keepForNextSignIn();
      if (decision === 'discard') await pending.discard();
      if (decision !== 'wait') return true;
    }
  }
}
