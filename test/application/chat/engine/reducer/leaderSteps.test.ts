import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { FakeChatEventFeed } from '#test/support/fakes/chat/FakeChatEventFeed';
import { FakeChatGateway } from '#test/support/fakes/chat/FakeChatGateway';
import { FakeOutboxVault } from '#test/support/fakes/chat/FakeOutboxVault';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { confirmation, EngineDriver, posts } from './EngineDriver';
import { aRunner, fakeWorld, settled } from '../runtime/runnerSetUp';

const alarmsOf = (engine: EngineDriver): readonly string[] =>
  engine.effects.flatMap(effect => (effect.type === 'setAlarm' ? [effect.key] : []));
const waitsTold = (engine: EngineDriver): readonly (readonly string[])[] =>
  engine.effects.flatMap(effect =>
    effect.type === 'notify' && effect.update.type === 'waitsElsewhere' ? [effect.update.channelIds] : [],
  );

describe('the leader', () => {
  it('resigns when the session ends, however it finds out', () => {
    const leading = new EngineDriver().ready();
    expect(leading.typesOn({ type: 'sessionEnded' })).toContain('resign');
    const posting = new EngineDriver().ready();
    const { entry } = posting.write('Hello');
    expect(posting.typesOn({ type: 'postFailed', entry, failure: { kind: 'sessionEnded' } })).toContain('resign');
    for (const engine of [leading, posting]) expect(engine.state.leader).toBe(false);
  });

  it('resigns once when the end of the session is reported twice', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'sessionEnded' });
    expect(engine.typesOn({ type: 'sessionEnded' })).not.toContain('resign');
  });

  it('sends nothing more after it was deposed', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'deposed' });
    expect(posts(engine.write('Hello').asked)).toEqual([]);
  });

  it('is replaced on demand by a follower with a session, and by no other window', () => {
    expect(new EngineDriver().ready({ leads: false }).typesOn({ type: 'sendHere' })).toEqual(['acquireLead']);
    expect(new EngineDriver().ready().typesOn({ type: 'sendHere' })).toEqual([]);
    const ended = new EngineDriver().ready({ leads: false });
    ended.on({ type: 'sessionEnded' });
    expect(ended.typesOn({ type: 'sendHere' })).toEqual([]);
  });
});

describe('a message that waits for another window', () => {
  const waiting = () => {
    const follower = new EngineDriver().ready({ leads: false });
    const { entry } = follower.write('Hello');
    follower.on({ type: 'alarm', key: 'elsewhere:c-a' });
    return { follower, entry };
  };

  it('is reported by chat after five seconds', () => {
    const { follower } = waiting();
    expect(follower.effects).toContainEqual({ type: 'setAlarm', key: 'elsewhere:c-a', delayMs: 5_000 });
    expect(waitsTold(follower)).toEqual([['c-a']]);
  });

  it('is no longer reported once it is sent or discarded, or this window leads', () => {
    const { follower: sent, entry } = waiting();
    sent.on({ type: 'announced', update: { type: 'posted', entry, event: confirmation(entry) } });
    const { follower: discarded, entry: given } = waiting();
    discarded.on({ type: 'discard', entryId: given.id });
    const { follower: elected, entry: own } = waiting();
    elected.on({ type: 'elected', entries: [own] });
    for (const engine of [sent, discarded, elected]) expect(waitsTold(engine)).toEqual([['c-a'], []]);
  });

  it('is not reported when the leader sends it in time', () => {
    const follower = new EngineDriver().ready({ leads: false });
    const { entry } = follower.write('Hello');
    follower.on({ type: 'announced', update: { type: 'posted', entry, event: confirmation(entry) } });
    follower.on({ type: 'alarm', key: 'elsewhere:c-a' });
    expect(waitsTold(follower)).toEqual([]);
  });

  it('is not reported in the leader, nor while the session is over', () => {
    const leader = new EngineDriver().ready();
    leader.write('Hello');
    expect(alarmsOf(leader)).not.toContain('elsewhere:c-a');
    const ended = new EngineDriver().ready();
    ended.write('Hello');
    ended.on({ type: 'sessionEnded' });
    ended.on({ type: 'alarm', key: 'elsewhere:c-a' });
    expect(waitsTold(ended)).toEqual([]);
  });

  it('is timed again in a window that was deposed or whose session was renewed', () => {
    const deposed = new EngineDriver().ready();
    deposed.write('Hello');
    deposed.on({ type: 'deposed' });
    expect(alarmsOf(deposed)).toContain('elsewhere:c-a');
    const back = new EngineDriver().ready({ leads: false });
    const { entry } = back.write('Hello');
    back.on({ type: 'sessionEnded' });
    back.effects.length = 0;
    back.on({ type: 'signedIn', uid: 'ann', entries: [entry] });
    expect(alarmsOf(back)).toContain('elsewhere:c-a');
  });

  it('is timed when it was found in the vault at sign-in', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [anEntry()] });
    expect(alarmsOf(engine)).toContain(`elsewhere:${anEntry().channelId}`);
  });
});

/** Two windows of one user on one device. */
async function twoWindows() {
  const world = fakeWorld();
  const open = async () => {
    const gateway = new FakeChatGateway(world.backend, world.backend.openSession('ann'));
    const window = {
      gateway,
      feed: new FakeChatEventFeed(world.backend),
      vault: new FakeOutboxVault(world.vault.disk),
      signal: world.signal.another(),
    };
    const made = aRunner({ ...world, ...window, ports: { ...world.ports, ...window } });
    await made.runner.signIn('ann');
    made.runner.command({ type: 'select', channelId: 'c-a' });
    await settled();
    return made;
  };
  const windows = [await open(), await open()] as const;
  world.leadership.electAll();
  await settled();
  return { ...world, windows };
}

const storedTexts = ({ backend }: Pick<ReturnType<typeof fakeWorld>, 'backend'>) =>
  [...(backend.rooms.get('c-a')?.messages.values() ?? [])].map(({ text }) => text);
const requiresAuth = (updates: readonly EngineUpdate[]): boolean => updates.some(({ type }) => type === 'requireAuth');

describe('two windows of one user', () => {
  it('continue sending when the session of the leader has ended', async () => {
    const world = await twoWindows();
    const [unattended, attended] = world.windows;
    unattended.gateway.session = 'one that has ended';
    attended.runner.command({ type: 'send', channelId: 'c-a', text: 'Hello' });
    await settled();
    expect(requiresAuth(unattended.received)).toBe(true);
    world.leadership.electAll();
    await settled();
    expect(storedTexts(world)).toEqual(['Hello']);
    expect(world.leadership.candidates).toHaveLength(1);
  });

  it('campaign again once the session is renewed', async () => {
    const world = await twoWindows();
    const [unattended] = world.windows;
    unattended.runner.sessionEnded();
    await unattended.runner.signIn('ann');
    expect(world.leadership.candidates).toHaveLength(2);
  });

  it('store a message once when the other window becomes the leader during delivery', async () => {
    const world = await twoWindows();
    const [leader, follower] = world.windows;
    leader.gateway.holdAnswers();
    follower.runner.command({ type: 'send', channelId: 'c-a', text: 'Hello' });
    await settled();
    follower.runner.command({ type: 'sendHere' });
    await settled();
    leader.gateway.release();
    await settled();
    expect(storedTexts(world)).toEqual(['Hello']);
    for (const { texts } of world.windows) expect(texts()).toEqual(['Hello']);
  });
});
