import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { ChatState } from '@/application/chat/page/ChatState';
import { ChatEngineHost } from '@/application/chat/engine/runtime/ChatEngineHost';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import { ChatCommands } from '@/application/chat/page/ChatCommands';
import { FakeCachedChatFeed } from '#test/support/fakes/notifications/FakeCachedChatFeed';
import { FakeEngineIdentity } from '#test/support/fakes/chat/FakeEngineIdentity';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { FakeNotificationFeed } from '#test/support/fakes/notifications/FakeNotificationFeed';
import { FakePresenceFeed } from '#test/support/fakes/presence/FakePresenceFeed';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { FakeServerTime } from '#test/support/fakes/chat/FakeServerTime';
import { FakeUnreadableVault } from '#test/support/fakes/chat/FakeUnreadableVault';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';
import { slowDrafts } from '#test/support/builders/drafts/slowDrafts';
import { fakeV1, fakeWorld, settled } from '../chat/engine/runtime/runnerSetUp';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const SWITCHES = 1_000;
const CHANNELS = ['c-a', 'c-b', 'c-c', 'V1.c-a', 'V1.c-b'] as const;
/** Longest time that the device takes for one act, in milliseconds: longer than most stays with one patient. */
const SLOWEST_MS = 900;

/** One user in one window, with use cases, engine and a slow vault. The page can be closed and opened again. */
class UserWindow {
  private readonly world = fakeWorld();
  private readonly old = fakeV1(this.world.clock);
  private readonly random: SeededRandom;
  readonly disk = new FakeDraftVault();
  chatState = new ChatState();
  private host: ChatEngineHost | undefined;
  private saveDraft: SaveDraft | undefined;

  constructor(seed: number) {
    this.random = new SeededRandom(seed);
  }

  /** Opens the page and signs in, which brings the earlier text back. */
  async open(): Promise<void> {
    const { world, old, random } = this;
    const chatState = new ChatState();
    const ports = {
      ...world.ports,
      v1: old.ports,
      identity: new FakeEngineIdentity(),
      drafts: slowDrafts(this.disk, world.clock, random, SLOWEST_MS),
      unreadable: new FakeUnreadableVault(),
      pages: new FakePageVault(),
      presence: new FakePresenceFeed(),
      notifications: new FakeNotificationFeed(),
      cachedChats: new FakeCachedChatFeed(),
      serverTime: new FakeServerTime(),
      openStorage: () => Promise.resolve(true),
      unlockVault: () => Promise.resolve(),
      reconnect: () => Promise.resolve(),
    };
    const host = new ChatEngineHost(
      () => ports,
      hostUpdate => chatState.post(hostUpdate),
    );
    const environment = {
      production: false,
      unifiedBackendUrl: '',
      firebase: { apiKey: '', projectId: '', appId: '', authDomain: '', databaseURL: '' },
    };
    await host.handle({ type: 'begin', environment });
    await host.handle({ type: 'login', sessionCookie: ports.identity.cookieOf('ann') });
    for (const { leadership } of [world, old]) leadership.elect();
    const engine: ChatEngine = { command: command => void host.handle(command), listen: () => () => undefined };
    Object.assign(this, {
      chatState,
      host,
      saveDraft: new SaveDraft(engine, chatState, world.clock),
      commands: new ChatCommands(engine, chatState, world.clock),
    });
    await settled();
  }

  type(channelId: string, text: string): void {
    this.saveDraft?.execute(chatDraftKey(channelId), text);
  }

  draftOf(channelId: string): string {
    return this.chatState.draftOf(chatDraftKey(channelId));
  }

  /** Sends as the composer does: the message goes to the outbox, and its draft is deleted. */
  sendDraft(channelId: string, onScreen: string): void {
    this.commands?.send({ typedFor: channelId, onScreen, draft: this.draftOf(channelId) });
    this.type(channelId, '');
  }

  /** Closes the page after everything was saved to the vault, however long that takes. */
  async close(): Promise<void> {
    this.saveDraft?.flush();
    const closed = this.host?.handle({ type: 'logout' });
    await this.pass(20 * SLOWEST_MS, 300);
    await closed;
  }

  async pass(ms: number, step: number): Promise<void> {
    for (let at = 0; at < ms; at += step) {
      this.world.clock.advance(step);
      await settled();
    }
  }

  /** Texts that the backend has stored, by channel. */
  get sent(): readonly (readonly [string, string])[] {
    return [...this.world.backend.rooms.values(), ...this.old.backend.rooms.values()].flatMap(
      ({ channelId, messages }) => [...messages.values()].map(({ text }) => [channelId, text] as const),
    );
  }

  private readonly commands: ChatCommands | undefined;
}

async function switchAbout(seed: number): Promise<void> {
  const source = new UserWindow(seed);
  const dice = new SeededRandom(seed + 1);
  const pick = (below: number): number => Math.floor(dice.unit() * below);
  const typed = new Map<string, string>();
  const sent: string[] = [];
  await source.open();
  for (let at = 0; at < SWITCHES; at += 1) {
    const channelId = CHANNELS[pick(CHANNELS.length)] ?? 'c-a';
    expect([at, channelId, source.draftOf(channelId)]).toEqual([at, channelId, typed.get(channelId) ?? '']);
    const roll = pick(100);
    if (roll < 88) {
      const text = `${channelId} ${String(at)}`;
      source.type(channelId, text);
      typed.set(channelId, text);
    } else if (roll < 97 && typed.has(channelId)) {
      sent.push(typed.get(channelId) ?? '');
      source.sendDraft(channelId, CHANNELS[pick(CHANNELS.length)] ?? 'c-a');
      typed.delete(channelId);
    } else if (roll === 99) {
      await source.close();
      await source.open();
    }
    await source.pass(1, 1 + pick(400));
  }
  await source.close();
  expect(new Map([...source.disk.kept].sort())).toEqual(new Map([...typed].sort()));
  expect(source.sent.map(([, text]) => text).sort()).toEqual([...sent].sort());
  for (const [channelId, text] of source.sent) expect(text.startsWith(`${channelId} `)).toBe(true);
}

describe('a thousand switches between patients on a slow device', () => {
  it('keep every draft with its own patient, lose none and bring back none that was sent', async () => {
    await assertProperty(
      fc.asyncProperty(fc.nat({ max: 1_000_000 }), seed => switchAbout(seed)),
      { numRuns: 4 },
    );
  }, 60_000);
});
