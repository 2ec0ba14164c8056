import { canChat } from '@/domain/access/canChat';
import type { ScopeCache } from '../../access/ScopeCache';
import type { ScopeResetSignal } from '../../access/ScopeResetSignal';
import type { Reauthentication } from '../../session/ports/Reauthentication';
import type { SessionVault } from '../../session/ports/SessionVault';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../page/ChatState';
import { advanceStartUp, beginStartUp, type StartUpSignal, type StartUpTurn } from './advanceStartUp';
import type { StartUpSettings, StartUpState } from './StartUpState';
import type { ChatEngine } from '../ports/ChatEngine';
import type { HostUpdate } from '../protocol/HostUpdate';

export interface RunChatPorts {
  readonly engine: ChatEngine;
  readonly vault: SessionVault;
  readonly scopes: ScopeCache;
  /** Reports a change of the session's access, even if its scopes stayed the same. */
  readonly accessChanges: Pick<ScopeResetSignal, 'subscribe'>;
  readonly reauthentication: Pick<Reauthentication, 'renew'>;
  /** Reports now and on each change whether the session of this window has ended and waits for a new sign-in. */
  readonly watchSessionEnded: (notify: (hasEnded: boolean) => void) => Unsubscribe;
  readonly clock: Clock;
}

/**
 * Runs the chat engine for the signed-in user if they may chat: start-up, renewed sign-in, sign-out. Once per window.
 */
export class RunChat {
  private state: StartUpState | undefined;
  private person: string | undefined;
  private isRenewing = false;
  /** The scopes that the engine has signed in with, as text for comparison by content. */
  private scopes: string | undefined;
  /** The engine's token predates a change of access, so the databases may refuse it. */
  private isOutdated = false;
  private cancelAlarm: Unsubscribe = () => undefined;

  constructor(
    private readonly ports: RunChatPorts,
    private readonly chatState: ChatState,
    private readonly settings: StartUpSettings,
  ) {}

  execute(): Unsubscribe {
    const { engine, vault, scopes, accessChanges, watchSessionEnded } = this.ports;
    const stops = [
      engine.listen(hostUpdate => this.handleUpdate(hostUpdate)),
      vault.subscribe(() => this.refresh()),
      scopes.subscribe(() => this.refresh()),
      accessChanges.subscribe(() => {
        this.isOutdated = true;
      }),
      watchSessionEnded(hasEnded => {
        if (hasEnded && this.state !== undefined) engine.command({ type: 'sessionEnded' });
      }),
      () => this.cancelAlarm(),
    ];
    this.refresh();
    return () => stops.forEach(stop => stop());
  }

  /** Retries the failed step. */
  retry(): void {
    this.signal({ type: 'retry' });
  }

  /** A pending sign-in ends before the sign-out of its user; without this check its updates would belong to no user. */
  private handleUpdate(hostUpdate: HostUpdate): void {
    if (hostUpdate.type === 'authorised' && hostUpdate.uid !== this.person) return;
    this.chatState.post(hostUpdate);
    this.signal(hostUpdate);
  }

  /** Starts with the first user who may chat; a running engine is notified of every sign-in and sign-out. */
  private refresh(): void {
    const session = this.ports.vault.current();
    const rights = this.ports.scopes.read();
    if (session === undefined || session.user.uid !== this.person) this.endSession();
    if (session === undefined) return;
    this.person = session.user.uid;
    // A failed check of permissions ends nothing: the backend refuses calls without permission.
    if (rights.status !== 'known') return;
    if (!canChat(rights.scopes)) return this.endSession();
    if (this.state === undefined) this.apply(beginStartUp(this.settings));
    const scopes = [...rights.scopes].sort().join(' ');
    const haveChanged = this.isOutdated || (this.scopes !== undefined && this.scopes !== scopes);
    this.scopes = scopes;
    this.isOutdated = false;
    if (haveChanged && this.state?.cookie === session.cookie) this.signal({ type: 'scopesChanged' });
    this.signal({
      type: 'sessionKnown',
      cookie: session.cookie,
      ...(session.since !== undefined && { since: session.since }),
    });
  }

  /** No data of the previous user are shown to the next one, however slow the engine's sign-out. */
  private endSession(): void {
    this.person = undefined;
    this.scopes = undefined;
    this.signal({ type: 'sessionGone' });
    this.chatState.clear();
  }

  private signal(signal: StartUpSignal): void {
    if (this.state !== undefined) this.apply(advanceStartUp(this.state, signal));
  }

  private apply({ state, commands, limitMs }: StartUpTurn): void {
    if (state === this.state && commands.length === 0) return;
    const { at, failure } = this.state ?? {};
    const moved = at !== state.at || failure !== state.failure || commands.length > 0;
    this.state = state;
    if (moved) this.setAlarm(state, limitMs);
    this.chatState.post({ type: 'startUp', startUp: state });
    for (const command of commands) this.ports.engine.command(command);
    if (state.at === 'requireAuth') void this.requireSignIn();
  }

  private setAlarm({ at }: StartUpState, limitMs: number | null): void {
    this.cancelAlarm();
    this.cancelAlarm =
      limitMs === null
        ? () => undefined
        : this.ports.clock.wakeIn(limitMs, () => this.signal({ type: 'timedOut', at }));
  }

  /** A session renewed in the meantime by another part of the dashboard arrives through the vault. */
  private async requireSignIn(): Promise<void> {
    if (this.isRenewing) return;
    this.isRenewing = true;
    try {
      await this.ports.reauthentication.renew();
    } finally {
      this.isRenewing = false;
    }
  }
}
