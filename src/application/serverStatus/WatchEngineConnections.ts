import { canChat } from '@/domain/access/canChat';
import type { LinkState } from '@/domain/serverStatus/Link';
import type { ScopeCache } from '../access/ScopeCache';
import type { ChatEngine } from '../chat/ports/ChatEngine';
import type { HostUpdate } from '../chat/protocol/HostUpdate';
import type { SessionVault } from '../session/ports/SessionVault';
import type { LiveState } from '../kernel/LiveState';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { BackendReachability } from './BackendReachability';
import type { ConnectionState } from './ConnectionState';

type SyncUpdate = Extract<HostUpdate, { type: 'sync' }>;

const storeStates: Readonly<Record<SyncUpdate['sync']['phase'], LinkState>> = {
  off: 'unused',
  live: 'live',
  subscribing: 'connecting',
  catchingUp: 'connecting',
  stale: 'lost',
  down: 'lost',
};

/** V2 messages come from the document store, so a delay of V1 alone is no evidence about it. */
function storeStateOf({ sync, delayed }: SyncUpdate): LinkState {
  const isOfV1Alone = 'since' in sync && delayed?.includes('v2') === false;
  return isOfV1Alone ? 'live' : storeStates[sync.phase];
}

const liveStates: Readonly<Record<LiveState<unknown>['status'], LinkState>> = {
  unknown: 'connecting',
  live: 'live',
  delayed: 'lost',
  failed: 'lost',
};

export interface EngineLinkPorts {
  readonly engine: ChatEngine;
  readonly vault: SessionVault;
  readonly scopes: ScopeCache;
  readonly links: ConnectionState;
  readonly reach: BackendReachability;
}

/** Learns from the chat engine how it and its connections are, and whether it can keep what is written. */
export class WatchEngineConnections {
  private sends = true;

  constructor(private readonly ports: EngineLinkPorts) {}

  execute(): Unsubscribe {
    const { engine, vault, scopes } = this.ports;
    const stops = [
      engine.listen(hostUpdate => this.apply(hostUpdate)),
      vault.subscribe(() => this.expect()),
      scopes.subscribe(() => this.expect()),
    ];
    this.expect();
    return () => stops.forEach(stop => stop());
  }

  /**
   * A connection that is needed and not open yet counts as connecting, so that the state never shows as live too early.
   */
  private expect(): void {
    const { vault, scopes, links } = this.ports;
    const rights = scopes.read();
    if (rights.status === 'couldNotCheck') return;
    const isNeeded = vault.current() !== undefined && (rights.status === 'unknown' || canChat(rights.scopes));
    const state = links.stateOf('engine');
    if (isNeeded && state === 'unused') links.set('engine', 'connecting');
    if (!isNeeded && state === 'connecting') links.set('engine', 'unused');
  }

  private apply(hostUpdate: HostUpdate): void {
    switch (hostUpdate.type) {
      case 'core':
        return this.ports.links.set('engine', 'connecting');
      case 'profile':
        return this.live();
      case 'keys':
        return hostUpdate.message === 'FAILED' ? this.ports.links.set('engine', 'lost') : undefined;
      case 'unauthorised':
      case 'profileFailed':
        return this.ports.links.set('engine', 'lost');
      case 'crashed':
        this.nothingUsed();
        return this.ports.links.set('engine', 'lost');
      case 'loggedOut':
        this.nothingUsed();
        this.ports.links.setStorageWorks(true);
        this.ports.links.set('engine', 'unused');
        return this.expect();
      case 'backend':
        return this.ports.reach.notify(hostUpdate.reached);
      case 'cachedChats':
        return this.ports.links.set('realtimeDatabase', liveStates[hostUpdate.state.status]);
      case 'sync':
        return this.ports.links.set('documentStore', storeStateOf(hostUpdate));
      case 'waitsElsewhere':
        return this.sending(hostUpdate.channelIds.length === 0);
      case 'sendTimeout':
        return this.sending(false);
      case 'unsent':
        return hostUpdate.entries.length === 0 ? this.sending(true) : undefined;
      case 'storage':
        return this.ports.links.setStorageWorks(hostUpdate.state === 'works');
      default:
        return;
    }
  }

  /** The V1 chats are asked for from now on. */
  private live(): void {
    this.sends = true;
    const { links } = this.ports;
    if (links.stateOf('realtimeDatabase') === 'unused') links.set('realtimeDatabase', 'connecting');
    links.set('engine', 'live');
  }

  /** Nothing looks calm while a message waits that should have been sent. */
  private sending(works: boolean): void {
    const { links } = this.ports;
    const was = works ? 'connecting' : 'live';
    if (this.sends === works || links.stateOf('engine') !== was) return;
    this.sends = works;
    links.set('engine', works ? 'live' : 'connecting');
  }

  private nothingUsed(): void {
    this.ports.links.set('documentStore', 'unused');
    this.ports.links.set('realtimeDatabase', 'unused');
  }
}
