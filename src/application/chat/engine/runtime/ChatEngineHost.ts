import { generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import {
  isEngineCommand,
  type HostCommand,
  type EngineConfig,
  type EngineEnvironment,
} from '../../protocol/HostCommand';
import type { HostUpdate } from '../../protocol/HostUpdate';
import { EVENT_PAGE } from '../../ports/ChatEventFeed';
import { ChatEngineRouter } from './ChatEngineRouter';
import type { EnterFailure } from '../../ports/EngineAccount';
import { CachedPages } from './CachedPages';
import { CacheFiller } from './CacheFiller';
import type { HostPorts } from './HostPorts';
import { engineVersion } from '../../protocol/HostUpdate';
import { DraftWriteQueue } from './DraftWriteQueue';
import type { EngineCommand } from '../../protocol/EngineCommand';
import { Heartbeat } from './Heartbeat';
import { LiveSubscriptions } from './LiveSubscriptions';
import { QuotaVault } from './QuotaVault';
import { ReconnectPolicy } from './ReconnectPolicy';
import { VaultKey } from './VaultKey';

/** The engine's own settings, sent to the dashboard during start-up. */
const HOST_CONFIG: EngineConfig = { version: engineVersion, historyPage: EVENT_PAGE };

/** The chat engine behind its port: start-up answers, sign-in, drafts and presence around the runner. */
export class ChatEngineHost {
  private ports: HostPorts | undefined;
  private runner: ChatEngineRouter | undefined;
  private drafts: DraftWriteQueue | undefined;
  private vaultKey: VaultKey | undefined;
  private pages: CachedPages | undefined;
  private filler: CacheFiller | undefined;
  private heartbeat: Heartbeat | undefined;
  private live: LiveSubscriptions | undefined;
  private reconnects: ReconnectPolicy | undefined;
  private networkUrl = '';
  private hasNotifiedUnreadable = false;
  /** Lead of the server's clock over the device's at start-up, in milliseconds. */
  private offset = 0;
  /** Commands of a user whose sign-in is in progress. */
  private early: { readonly uid: string; readonly commands: EngineCommand[] } | undefined;

  constructor(
    private readonly makePorts: (environment: EngineEnvironment) => HostPorts,
    private readonly notify: (update: HostUpdate) => void,
  ) {}

  /** Commands run one after the other, except engine commands and drafts, which run at once. */
  async handle(command: HostCommand): Promise<void> {
    if (isEngineCommand(command)) return this.command(command);
    switch (command.type) {
      case 'begin':
        return this.begin(command.environment);
      case 'config':
        return this.notify({ type: 'config', config: { ...HOST_CONFIG, ...command.config } });
      case 'keys':
        return this.keys(command.networkUrl);
      case 'login':
        return this.login(command.sessionCookie, command.signedInAt);
      case 'sessionEnded':
        this.runner?.pause();
        return this.pauseLive();
      case 'logout':
        return this.logout();
      case 'saveDraft':
        return this.drafts?.save(command.key, command.text, command.patientName, command.isUnseen);
      case 'discardConflict':
        return this.drafts?.discardConflict(command.key, command.text);
      case 'retryUnreadable':
        return this.retryUnreadable();
      case 'discardUnreadable':
        await this.ports?.unreadable.discardUnreadable(command.id);
        return this.notifyUnreadable();
      case 'watchPresence':
        // Presence needs a signed-in user; the page asks again after the sign-in.
        return this.live?.watchPresence(this.runner?.uid === undefined ? [] : command.userIds);
      case 'network':
        return this.networkChanged(command.online);
    }
  }

  /** After a crash of the worker, this window must not keep the lead. */
  resign(): void {
    this.runner?.resign();
  }

  private async networkChanged(online: boolean): Promise<void> {
    if (online) return this.reconnects?.request();
    this.reconnects?.cancel();
    this.runner?.connectionLost();
  }

  private command(command: EngineCommand): void {
    if (this.early === undefined) this.runner?.command(command);
    else this.early.commands.push(command);
    if (command.type === 'select' && command.channelId !== undefined) void this.pages?.show(command.channelId);
  }

  private async begin(environment: EngineEnvironment): Promise<void> {
    this.notify({ type: 'core', version: engineVersion });
    if (this.ports === undefined) {
      this.ports = withLimits(this.makePorts(environment));
      this.drafts = new DraftWriteQueue(
        this.ports.drafts,
        state => this.runner?.setDrafts(state),
        (key, stored) => this.notify({ type: 'conflictingDrafts', key, stored }),
        () => this.runner?.vaultAtRest() ?? Promise.resolve(),
      );
      this.pages = new CachedPages(this.ports.pages, this.ports.clock, (channelId, page) => {
        if (this.runner?.uid !== undefined) this.notify({ type: 'cachedPage', channelId, page });
      });
      this.filler = makeFiller(this.ports);
      this.vaultKey = new VaultKey(this.ports);
      this.live = new LiveSubscriptions(this.ports, this.notify);
      const { drafts } = this;
      this.runner = new ChatEngineRouter(
        { ...this.ports, draftSubmitted: draft => drafts.markSubmitted(draft) },
        update => {
          if (update.type === 'requireAuth') this.pauseLive();
          this.notify(update);
          this.pages?.apply(update);
          this.filler?.apply(update);
        },
        () => this.heartbeat?.beat(),
      );
      this.reconnects = new ReconnectPolicy(
        () => this.ports?.reconnect() ?? Promise.resolve(),
        this.ports.clock,
        () => this.runner?.connectionFound(),
      );
      this.ports.unreadable.watchUnreadable(() => void this.notifyUnreadable());
      this.heartbeat = this.makeHeartbeat(this.ports, this.runner, this.reconnects);
    }
    this.notify({ type: 'repos', available: await this.ports.openStorage() });
  }

  private makeHeartbeat(ports: HostPorts, runner: ChatEngineRouter, reconnects: ReconnectPolicy): Heartbeat {
    const probe = async (): Promise<boolean> => (await ports.serverTime.synchronise(this.networkUrl)).ok;
    return new Heartbeat(probe, ports.clock, {
      onLost: () => runner.connectionLost(),
      onFound: () => void reconnects.request(),
    });
  }

  private async keys(networkUrl: string): Promise<void> {
    this.networkUrl = networkUrl;
    const answer = await this.ports?.serverTime.synchronise(networkUrl);
    if (answer?.ok === true) this.offset = answer.value;
    this.notify({ type: 'keys', message: answer?.ok === true ? 'COMPLETE' : 'FAILED' });
  }

  private async login(sessionCookie: string, signedInAt: number | undefined): Promise<void> {
    const { ports, runner } = this;
    if (ports === undefined || runner === undefined) return;
    const release = runner.pauseCalls();
    this.vaultKey?.stopRetrying();
    try {
      const entered = await ports.identity.enter(sessionCookie);
      if (entered.ok) await this.signIn({ uid: entered.value.uid, signedInAt }, ports, runner);
      else this.signInFailed(entered.failure.kind);
    } finally {
      release();
    }
  }

  /** An engine that cannot sign in sends nothing, so another window leads. */
  private signInFailed(cause: EnterFailure['kind']): void {
    if (cause === 'sessionEnded') this.runner?.sessionEnded();
    this.notify({ type: 'unauthorised', cause });
  }

  private async signIn(
    { uid, signedInAt }: { readonly uid: string; readonly signedInAt: number | undefined },
    ports: HostPorts,
    runner: ChatEngineRouter,
  ): Promise<void> {
    if (runner.uid !== undefined && runner.uid !== uid) await this.signOut(ports, runner);
    if (runner.uid === undefined && this.early?.uid !== uid) this.early = { uid, commands: [] };
    this.notify({ type: 'authorised', uid });
    const profile = await ports.identity.profile();
    if (!profile.ok)
      return profile.failure.kind === 'sessionEnded'
        ? this.signInFailed('sessionEnded')
        : this.notify({ type: 'profileFailed' });
    const isOpen = await this.vaultKey?.open(uid);
    // The session's start is in the device's clock at that time.
    const signIn = signedInAt === undefined ? undefined : { id: signedInAt, at: signedInAt + this.offset };
    await runner.signIn(uid, signIn);
    const early = this.early?.commands ?? [];
    this.early = undefined;
    for (const command of early) runner.command(command);
    this.heartbeat?.start();
    if (isOpen === true) await this.notifyDrafts(uid, ports);
    else {
      this.vaultKey?.retryUntilOpen(uid, () => void this.vaultOpened(uid, ports));
      await this.notifyUnreadable();
    }
    this.notify({ type: 'profile', profile: profile.value });
    this.live?.start(uid);
  }

  /** First stores drafts typed in the meantime, so that the update includes them. Engines read the vault themselves. */
  private async vaultOpened(uid: string, ports: HostPorts): Promise<void> {
    await this.drafts?.saveUnsaved();
    await this.notifyDrafts(uid, ports);
  }

  private async notifyDrafts(uid: string, ports: HostPorts): Promise<void> {
    const drafts = (await this.drafts?.read()) ?? new Map<string, string>();
    const patientNames = await ports.drafts.draftNames();
    if (this.runner?.uid !== uid) return;
    this.notify({ type: 'drafts', drafts, patientNames });
    void this.pages?.show();
    this.filler?.start(uid);
    await this.notifyUnreadable();
  }

  /** Sends no update until there has been an unreadable text. */
  private async notifyUnreadable(): Promise<void> {
    const uid = this.runner?.uid;
    const texts = (await this.ports?.unreadable.unreadable()) ?? [];
    if (uid === undefined || this.runner?.uid !== uid || (texts.length === 0 && !this.hasNotifiedUnreadable)) return;
    this.hasNotifiedUnreadable = texts.length > 0;
    this.notify({ type: 'unreadableTexts', texts, keyLost: this.vaultKey?.isNew === true });
  }

  /** Loads the key again, because it may have been restored. The engines read the vault themselves. */
  private async retryUnreadable(): Promise<void> {
    const { ports, runner, vaultKey } = this;
    const uid = runner?.uid;
    if (ports === undefined || uid === undefined || vaultKey === undefined) return;
    if (!(await vaultKey.renew(uid))) {
      vaultKey.retryUntilOpen(uid, () => void this.vaultOpened(uid, ports));
      return this.notifyUnreadable();
    }
    await ports.unreadable.readAgain();
    await this.notifyDrafts(uid, ports);
  }

  private pauseLive(): void {
    this.live?.pause();
    this.filler?.stop();
  }

  /**
   * Signs the previous user out before the next is announced, so that no text of one is written, sent or saved as the
   * other's.
   */
  private async signOut(ports: HostPorts, runner: ChatEngineRouter): Promise<void> {
    this.vaultKey?.forget();
    this.reconnects?.cancel();
    this.live?.pause();
    await this.drafts?.atRest();
    this.drafts?.forget();
    this.filler?.stop();
    runner.signOut();
    await runner.vaultAtRest();
    await this.pages?.erase();
    ports.vault.close();
  }

  private async logout(): Promise<void> {
    this.vaultKey?.forget();
    this.reconnects?.cancel();
    await Promise.all([this.runner?.vaultAtRest(), this.drafts?.atRest()]);
    this.drafts?.forget();
    const kept = this.runner?.unsent ?? [];
    this.filler?.stop();
    this.heartbeat?.stop();
    this.live?.pause();
    this.early = undefined;
    this.runner?.signOut();
    await this.runner?.vaultAtRest();
    await this.pages?.erase();
    this.ports?.vault.close();
    await this.ports?.identity.leave();
    this.notify({ type: 'loggedOut', kept });
  }
}

function makeFiller({ pages, clock, feed, v1 }: HostPorts): CacheFiller {
  return new CacheFiller(pages, clock, (uid, channelId) => {
    const feeds: Readonly<Record<ChatGeneration, typeof feed>> = { v1: v1.feed, v2: feed };
    return feeds[generationOf(channelId)].history(uid, channelId, undefined);
  });
}

/** Applies the shared limits of outbox and drafts to the vault. */
function withLimits(ports: HostPorts): HostPorts {
  const vault = new QuotaVault(ports.vault, ports.drafts);
  return { ...ports, vault, drafts: vault };
}
