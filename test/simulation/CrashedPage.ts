import { ChatCommands } from '@/application/chat/page/ChatCommands';
import { ChatState } from '@/application/chat/page/ChatState';
import { ChatEngineHost } from '@/application/chat/engine/runtime/ChatEngineHost';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { openVaultDatabase } from '@/infrastructure/storage/chat/VaultDatabase';
import { aBackend } from '#test/support/builders/kernel/aBackend';
import { FakeCachedChatFeed } from '#test/support/fakes/notifications/FakeCachedChatFeed';
import { FakeChatEventFeed } from '#test/support/fakes/chat/FakeChatEventFeed';
import { FakeChatGateway } from '#test/support/fakes/chat/FakeChatGateway';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';
import { FakeEngineIdentity } from '#test/support/fakes/chat/FakeEngineIdentity';
import { FakeLeadership } from '#test/support/fakes/chat/FakeLeadership';
import { FakeNotificationFeed } from '#test/support/fakes/notifications/FakeNotificationFeed';
import { FakeOutboxSignal } from '#test/support/fakes/chat/FakeOutboxSignal';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { FakePresenceFeed } from '#test/support/fakes/presence/FakePresenceFeed';
import { FakeServerTime } from '#test/support/fakes/chat/FakeServerTime';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';
import type { Dice } from './Dice';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const USER = 'ann';
const KEY = new Uint8Array(32);
const ENVIRONMENT = {
  production: false,
  unifiedBackendUrl: '',
  firebase: { apiKey: '', projectId: '', appId: '', authDomain: '', databaseURL: '' },
};

/** The number of checks of the disk before the wait is given up. */
const PATIENCE = 400;

/** A device's data of one user at one instant. */
export interface DiskContent {
  readonly messages: readonly string[];
  readonly drafts: ReadonlyMap<string, string>;
}

/**
 * One page with the real use cases, engine and database. It sends nothing, because another window leads. It can be
 * killed at any instant.
 */
export class CrashedPage {
  private readonly clock = new ManualClock();
  private readonly chatState = new ChatState();
  private readonly vault: IndexedDbChatVault;
  private readonly host: ChatEngineHost;
  private readonly saveDraft: SaveDraft;
  private readonly commands: ChatCommands;
  private readonly identity = new FakeEngineIdentity();

  constructor(
    private readonly device: string,
    private readonly dice: Dice,
  ) {
    this.vault = new IndexedDbChatVault(device, () => undefined);
    const ports = this.ports();
    this.host = new ChatEngineHost(
      () => ports,
      hostUpdate => this.chatState.post(hostUpdate),
    );
    const engine: ChatEngine = { command: command => void this.host.handle(command), listen: () => () => undefined };
    this.saveDraft = new SaveDraft(engine, this.chatState, this.clock);
    this.commands = new ChatCommands(engine, this.chatState, this.clock);
  }

  async open(): Promise<void> {
    await this.host.handle({ type: 'begin', environment: ENVIRONMENT });
    await this.signIn();
  }

  async signIn(): Promise<void> {
    await this.host.handle({ type: 'login', sessionCookie: this.identity.cookieOf(USER) });
  }

  /** Reads the vault once more, as after a sign-in in another window, without waiting for it. */
  checkAgainNotice(): void {
    void this.signIn();
  }

  /** Types one character after the other, as fast as a user can. */
  async type(channelId: string, text: string): Promise<void> {
    for (let length = 1; length <= text.length; length += 1) {
      this.saveDraft.execute(chatDraftKey(channelId), text.slice(0, length));
      this.clock.advance(this.dice.between(5, 60));
      await ticks(this.dice.between(0, 2));
    }
  }

  /** Pauses as long as texts may wait to be saved, and gives the disk time to answer. */
  async rests(channelId: string, text: string): Promise<void> {
    const probe = await openVault(this.device);
    this.clock.advance(100);
    for (let at = 0; at < PATIENCE && (await probe.drafts()).get(channelId) !== text; at += 1) await ticks(5);
  }

  /** Waits for the first letters on the device, where they are long before anyone can press Enter. */
  async draftIsKept(channelId: string, text: string): Promise<void> {
    const probe = await openVault(this.device);
    this.clock.advance(100);
    while (!isPart((await probe.drafts()).get(channelId), text)) await ticks(1);
  }

  /** Sends as the composer does: the message goes to the engine, and the input is cleared. */
  send(channelId: string): void {
    this.commands.send({
      typedFor: channelId,
      onScreen: channelId,
      draft: this.chatState.draftOf(chatDraftKey(channelId)),
    });
    this.saveDraft.execute(chatDraftKey(channelId), '');
  }

  /** Returns the content of the device at this instant. Nothing that the page does afterwards counts. */
  async kill(): Promise<DiskContent> {
    const copy = `${this.device}-killed`;
    await copyDisk(this.device, copy);
    const found = await openVault(copy);
    const opened = await found.open(USER);
    return { messages: opened.ok ? opened.value.map(({ text }) => text) : [], drafts: await found.drafts() };
  }

  /** Lets everything finish that was begun. */
  async rest(): Promise<void> {
    this.clock.advance(1_000);
    await ticks(60);
  }

  private ports() {
    const { clock, vault, identity } = this;
    const backend = aBackend(() => clock.now());
    const generation = () => ({
      gateway: new FakeChatGateway(backend, backend.openSession(USER)),
      feed: new FakeChatEventFeed(backend),
      signal: new FakeOutboxSignal(),
      leadership: new FakeLeadership(),
    });
    return {
      ...generation(),
      v1: generation(),
      vault,
      drafts: vault,
      unreadable: vault,
      identity,
      clock,
      connectivity: new FakeConnectivity(),
      random: new SeededRandom(1),
      pages: new FakePageVault(),
      presence: new FakePresenceFeed(),
      notifications: new FakeNotificationFeed(),
      cachedChats: new FakeCachedChatFeed(),
      serverTime: new FakeServerTime(),
      openStorage: () => vault.openStorage(),
      unlockVault: () => vault.unlock(KEY),
      reconnect: () => Promise.resolve(),
    };
  }
}

const isPart = (draft: string | undefined, text: string): boolean => draft !== undefined && text.startsWith(draft);

/** Opens the vault as another window does. */
async function openVault(device: string): Promise<IndexedDbChatVault> {
  const vault = new IndexedDbChatVault(device, () => undefined);
  await vault.openStorage();
  await vault.unlock(KEY);
  await vault.open(USER);
  return vault;
}

export async function ticks(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise(resolve => setImmediate(resolve));
}

/** Reads both stores in one step, as they are when a process ends. */
async function copyDisk(from: string, to: string): Promise<void> {
  const source = await openVaultDatabase(from);
  const act = source.transaction(['outbox', 'drafts'], 'readonly');
  const [outbox, drafts] = await Promise.all([act.objectStore('outbox').getAll(), act.objectStore('drafts').getAll()]);
  const target = await openVaultDatabase(to);
  for (const piece of outbox) await target.put('outbox', piece);
  for (const piece of drafts) await target.put('drafts', piece);
  source.close();
  target.close();
}
