import type { SignOutStep } from '@/domain/session/signOut/SignOutStep';
import type { UnsentMessages } from '@/domain/session/signOut/UnsentMessages';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Clock } from '../../kernel/ports/Clock';
import type { Logger } from '../../kernel/ports/Logger';
import type { ForgetPerson } from './ForgetPerson';
import type { ChatCache } from '../ports/ChatCache';
import type { PendingMessages } from '../ports/PendingMessages';
import type { PendingUploads } from '../ports/PendingUploads';
import type { PushSubscription } from '../ports/PushSubscription';
import type { SessionGateway } from '../ports/SessionGateway';
import type { SignOutSignal } from '../ports/SignOutSignal';

/** Time to wait for messages, and for uploads, before asking the user, in milliseconds. */
const DRAIN_LIMIT_MS = 10_000;
/** Time limit per step of a forced sign-out, in milliseconds: an offline server may never answer. */
const FORCED_LIMIT_MS = 5_000;

/** `leave`: unfinished uploads continue after the next sign-in. */
export type UploadsDecision = 'wait' | 'leave' | 'stay';
export type UnsentDecision = 'wait' | 'keep' | 'discard' | 'stay';
export type SignOutFailure = { readonly kind: 'notSignedOut' } | { readonly kind: 'stayed' };

export interface SignOutCommand {
  /** Asks no question, keeps unsent messages for the next sign-in, and ignores failures and time-outs. */
  readonly forced?: boolean;
  /** A returned promise is awaited only after the last step, so the display never delays the end of the session. */
  readonly onStep: (step: SignOutStep) => unknown;
  /** Called if messages stay unsent. */
  readonly decide: (unsent: readonly UnsentMessages[]) => Promise<UnsentDecision>;
  /** Called if an upload, or write access to patients' folders, stays open; absent if no user can be asked. */
  readonly decideUploads?: () => Promise<UploadsDecision>;
}

export interface SignOutPorts {
  readonly gateway: SessionGateway;
  readonly pending: PendingMessages;
  readonly uploads: PendingUploads;
  readonly cache: ChatCache;
  readonly push: PushSubscription;
  readonly forgetPerson: ForgetPerson;
  readonly signal: SignOutSignal;
  readonly logger: Logger;
  readonly clock: Clock;
}

/** Signs the user out of everything, in an order that loses no message and leaves no secret behind. */
export class SignOut {
  constructor(private readonly ports: SignOutPorts) {}

  async execute({
    forced = false,
    onStep,
    decide,
    decideUploads,
  }: SignOutCommand): Promise<Result<void, SignOutFailure>> {
    const { gateway, pending, uploads, cache, push, forgetPerson, signal } = this.ports;
    const go = forced ? this.goPast : (step: () => Promise<unknown>) => step();
    void onStep('revokingAccessToken');
    await go(() => cache.revokeAccess());
    void onStep('sendingPendingMessages');
    if (forced) await go(() => pending.saveForNextSignIn());
    else if (!(await this.settleMessages(decide))) return fail({ kind: 'stayed' });
    // While the session can still revoke write access.
    if (forced) await go(() => uploads.drain(FORCED_LIMIT_MS));
    else if (!(await this.settleUploads(decideUploads))) return fail({ kind: 'stayed' });
    void onStep('deletingChatCache');
    await go(() => cache.erase());
    void onStep('loggingOut');
    // While the session is still valid for the backend.
    await this.goPast(() => push.end());
    if (forced) await go(() => gateway.close());
    else if (!(await gateway.close()).ok) return fail({ kind: 'notSignedOut' });
    const user = await forgetPerson.execute();
    if (user !== undefined) signal.announce(user.uid);
    await onStep('loggedOut');
    return ok(undefined);
  }

  private readonly goPast = async (step: () => Promise<unknown>): Promise<void> => {
    const { clock, logger } = this.ports;
    let stopAlarm = (): void => undefined;
    const alarm = new Promise<void>(resolve => (stopAlarm = clock.wakeIn(FORCED_LIMIT_MS, resolve)));
    try {
      await Promise.race([step(), alarm]);
    } catch (error) {
      logger.error('The sign-out went past a step that failed.', error);
    } finally {
      stopAlarm();
    }
  };

  private async settleMessages(decide: SignOutCommand['decide']): Promise<boolean> {
    const { pending } = this.ports;
    for (;;) {
      await pending.drain(DRAIN_LIMIT_MS);
      const unsent = await pending.unsent();
      if (unsent.length === 0) return true;
      const decision = await decide(unsent);
      if (decision === 'stay') return false;
      if (decision === 'keep') await pending.saveForNextSignIn();
      if (decision === 'discard') await pending.discard();
      if (decision !== 'wait') return true;
    }
  }

  private async settleUploads(decide: SignOutCommand['decideUploads']): Promise<boolean> {
    const { uploads } = this.ports;
    for (;;) {
      await uploads.drain(DRAIN_LIMIT_MS);
      if (!(await uploads.areOpen())) return true;
      const decision = await (decide?.() ?? 'leave');
      if (decision !== 'wait') return decision === 'leave';
    }
  }
}
