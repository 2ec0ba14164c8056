import { anEntry } from '#test/support/builders/chat/anEntry';
import { aRunner, fakeWorld, settled } from './runnerSetUp';

describe('EngineRunner', () => {
  it('shows the stored messages, then sends a new one and shows it as confirmed', async () => {
    const { runner, screen, texts, signIn, patientWrites, vault } = aRunner();
    patientWrites('c-a', 'Hello');
    runner.command({ type: 'select', channelId: 'c-a' });
    await signIn('ann');
    expect([screen.sync, screen.sessionsPhase, texts()]).toEqual(['live', 'known', ['Hello']]);
    runner.command({ type: 'send', channelId: 'c-a', text: 'Hello you' });
    await settled();
    expect(texts()).toEqual(['Hello', 'Hello you']);
    expect(screen.bubbles().at(-1)).toMatchObject({ isPending: false, meta: { owner: 'You', sent: true } });
    expect(vault.kept('ann')).toEqual([]);
  });

  it('shows and sends nothing before it is saved on the device', async () => {
    const { runner, texts, signIn, gateway, vault } = aRunner();
    await signIn('ann');
    runner.command({ type: 'select', channelId: 'c-a' });
    let saved = (): void => undefined;
    vault.delayNext(new Promise(resolve => (saved = resolve)));
    runner.command({ type: 'send', channelId: 'c-a', text: 'Wait' });
    await settled();
    expect([texts(), gateway.delivered]).toEqual([[], []]);
    saved();
    await settled();
    expect(texts()).toEqual(['Wait']);
  });

  it('sends in the order of writing although the device saves the first one slowly', async () => {
    const { runner, signIn, gateway, vault } = aRunner();
    await signIn('ann');
    let saved = (): void => undefined;
    vault.delayNext(new Promise(resolve => (saved = resolve)));
    runner.command({ type: 'send', channelId: 'c-a', text: 'first' });
    runner.command({ type: 'send', channelId: 'c-a', text: 'second' });
    await settled();
    saved();
    await settled();
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('delivers a message once although the first answer was lost', async () => {
    const { runner, screen, signIn, gateway, clock, backend } = aRunner();
    await signIn('ann');
    gateway.failNext('deliver', 'unreachable', { butStored: true });
    runner.command({ type: 'send', channelId: 'c-b', text: 'Once' });
    await settled();
    clock.advance(60_000);
    await settled();
    expect([...(backend.rooms.get('c-b')?.messages.values() ?? [])].map(({ text }) => text)).toEqual(['Once']);
    expect(screen.unsent).toEqual([]);
  });

  it('holds messages in memory, sends them and reports missing storage', async () => {
    const { runner, screen, signIn, gateway, vault } = aRunner();
    await signIn('ann');
    vault.isBroken = true;
    runner.command({ type: 'send', channelId: 'c-b', text: 'Still' });
    await settled();
    expect(gateway.delivered).toHaveLength(1);
    expect(screen.storageWorks).toBe(false);
  });

  it('reports when storage works again', async () => {
    const { signIn, screen, vault, clock } = aRunner();
    vault.isBroken = true;
    await signIn('ann');
    expect(screen.storageWorks).toBe(false);
    vault.isBroken = false;
    clock.advance(5_000);
    await settled();
    expect(screen.storageWorks).toBe(true);
  });

  it('reports messages as only in memory until they are saved or sent', async () => {
    const { runner, signIn, screen, vault, gateway, clock } = aRunner();
    await signIn('ann');
    gateway.failNext('deliver', 'invalid');
    vault.isBroken = true;
    runner.command({ type: 'send', channelId: 'c-b', text: 'In memory' });
    await settled();
    vault.isBroken = false;
    clock.advance(5_000);
    await settled();
    expect([screen.storageWorks, vault.kept('ann').map(({ text }) => text)]).toEqual([false, ['In memory']]);
    clock.advance(5_000);
    await settled();
    expect(screen.storageWorks).toBe(true);
  });

  it('keeps one subscription and handles each change once, however often the network drops', async () => {
    const { runner, signIn, gateway, feed, received, clock, texts, backend } = aRunner();
    await signIn('ann');
    runner.command({ type: 'select', channelId: 'c-b' });
    await settled();
    for (let flap = 0; flap < 30; flap += 1) gateway.failNext('deliver', 'unreachable', { butStored: flap % 2 === 0 });
    runner.command({ type: 'send', channelId: 'c-b', text: 'Through it all' });
    const before = received.length;
    for (let flap = 0; flap < 30; flap += 1) {
      runner.connectionLost();
      clock.advance(500);
      runner.connectionFound();
      clock.advance(500);
      await settled();
      expect(feed.listeners).toBe(1);
    }
    const phases = received.slice(before).flatMap(update => (update.type === 'sync' ? [update.sync.phase] : []));
    for (const [at, phase] of phases.entries()) expect(phase).not.toBe(phases[at - 1]);
    clock.advance(60_000);
    await settled();
    expect(
      [...(backend.rooms.get('c-b')?.messages.values() ?? [])].filter(({ text }) => text === 'Through it all'),
    ).toHaveLength(1);
    expect(texts().filter(text => text === 'Through it all')).toHaveLength(1);
  });

  it('drops answers meant for the previous user', async () => {
    const { runner, signIn, gateway, received } = aRunner();
    await signIn('ann');
    gateway.holdAnswers();
    runner.command({ type: 'select', channelId: 'c-b' });
    runner.command({ type: 'send', channelId: 'c-b', text: "Ann's" });
    await settled();
    runner.signOut();
    const before = received.length;
    gateway.release();
    await settled();
    expect(received.slice(before)).toEqual([]);
  });

  it('hides unsent messages of one user from the next, and returns them to the first', async () => {
    const world = fakeWorld();
    const { runner, screen, signIn, gateway, vault, backend } = aRunner(world);
    await signIn('ann');
    gateway.failNext('deliver', 'unreachable');
    runner.command({ type: 'send', channelId: 'c-b', text: "Ann's" });
    await settled();
    gateway.session = backend.openSession('zoe');
    await signIn('zoe');
    expect(screen.unsent).toEqual([]);
    expect(vault.kept('ann')).toHaveLength(1);
    gateway.session = backend.openSession('ann');
    await signIn('ann');
    expect([...(backend.rooms.get('c-b')?.messages.values() ?? [])].map(({ text, sender }) => [text, sender])).toEqual([
      ["Ann's", 'ann'],
    ]);
  });

  it('makes no calls while calls are paused, and makes them afterwards', async () => {
    const { runner, signIn, gateway } = aRunner();
    await signIn('ann');
    const release = runner.pauseCalls();
    runner.command({ type: 'send', channelId: 'c-b', text: 'Later' });
    await settled();
    expect(gateway.delivered).toEqual([]);
    release();
    await settled();
    expect(gateway.delivered).toHaveLength(1);
  });

  it('makes no calls for a user who signed out while calls were paused', async () => {
    const { runner, signIn, gateway } = aRunner();
    await signIn('ann');
    const release = runner.pauseCalls();
    runner.command({ type: 'send', channelId: 'c-b', text: 'Never as another' });
    await settled();
    runner.signOut();
    release();
    await settled();
    expect(gateway.delivered).toEqual([]);
  });

  it('sends what another window saved once that window is closed', async () => {
    const world = fakeWorld();
    await world.vault.open('ann');
    await world.vault.save(anEntry({ channelId: 'c-b', text: 'Left behind', keptAt: world.clock.now() }));
    const { signIn, gateway } = aRunner(world);
    await signIn('ann');
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['Left behind']);
  });

  it('finds what another window saved within seconds although the announcement was lost', async () => {
    const world = fakeWorld();
    const { signIn, gateway, clock } = aRunner(world);
    await signIn('ann');
    await world.vault.save(anEntry({ channelId: 'c-b', text: 'Unheard', keptAt: clock.now() }));
    clock.advance(5_000);
    await settled();
    expect(gateway.delivered.map(({ text }) => text)).toEqual(['Unheard']);
  });

  it('notifies the other windows of saved and delivered entries', async () => {
    const world = fakeWorld();
    const { runner, signIn, signal } = aRunner(world);
    await signIn('ann');
    runner.command({ type: 'send', channelId: 'c-b', text: 'For all windows' });
    await settled();
    expect(signal.announced.map(({ type }) => type).slice(0, 2)).toEqual(['kept', 'posted']);
  });

  it('makes no calls once it is stopped', async () => {
    const { runner, signIn, feed, leadership, clock } = aRunner();
    await signIn('ann');
    runner.stop();
    expect([feed.listeners, leadership.candidates, clock.pendingWakes]).toEqual([0, [], 0]);
  });

  it('requires a sign-in when marking as read finds the session ended, then retries', async () => {
    const { runner, signIn, screen, gateway, backend, patientWrites, clock } = aRunner();
    const timeId = patientWrites('c-a', 'Read me');
    await signIn('ann');
    runner.command({ type: 'select', channelId: 'c-a' });
    await settled();
    backend.endSessions('ann');
    runner.command({ type: 'focus', focused: true, visible: true });
    runner.command({ type: 'seen', channelId: 'c-a', timeIds: [timeId] });
    await settled();
    expect(screen.asksToSignIn).toBe(true);
    gateway.session = backend.openSession('ann');
    await runner.signIn('ann');
    clock.advance(3_000);
    await settled();
    expect(backend.rooms.get('c-a')?.unread('ann')).toEqual([]);
  });
});
