import type { SignOutStep } from '@/domain/session/SignOutStep';
import type { UnsentMessages } from '@/domain/session/UnsentMessages';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { ChatCache } from './ports/ChatCache';
import type { IdentityProvider } from './ports/IdentityProvider';
import type { PendingMessages } from './ports/PendingMessages';
import type { RealtimeConnections } from './ports/RealtimeConnections';
import type { SessionEvents } from './ports/SessionEvents';
import type { SessionGateway } from './ports/SessionGateway';
import type { SessionHint } from './ports/SessionHint';
import type { SessionVault } from './ports/SessionVault';

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
  readonly identity: IdentityProvider;
  readonly vault: SessionVault;
  readonly hint: SessionHint;
  readonly events: SessionEvents;
  readonly pending: PendingMessages;
  readonly cache: ChatCache;
  readonly connections: RealtimeConnections;
}

/** Signs the person out of everything, in an order in which no message is lost and no secret stays behind. */
export class SignOut {
  constructor(private readonly ports: SignOutPorts) {}

  async execute({ forced = false, onStep, decide }: SignOutCommand): Promise<Result<void, SignOutFailure>> {
    const { pending, cache } = this.ports;
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
    await this.forget();
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

  private async forget(): Promise<void> {
    const { vault, hint, identity, connections, events } = this.ports;
    const user = vault.current()?.user;
    await connections.close();
    await identity.signOut();
    vault.clear();
    hint.remove();
    events.announce({ kind: 'signedOut', user });
  }
}
