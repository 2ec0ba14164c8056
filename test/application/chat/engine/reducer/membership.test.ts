import type { EngineEffect } from '@/application/chat/engine/reducer/EngineEffect';
import { EngineDriver } from './EngineDriver';
import { aRunner, settled } from '../runtime/runnerSetUp';

const people = [{ userId: 'ann', role: 'therapist', name: 'Ann' }] as const;
const failed = { type: 'participantsFailed', channelId: 'c-a', kind: 'unreachable' } as const;
const tick = { type: 'alarm', key: 'people:c-a' } as const;
const ask: EngineEffect = { type: 'loadParticipants', channelId: 'c-a' };

const pauseAfter = (engine: EngineDriver): number | undefined =>
  engine.on(failed).flatMap(effect => (effect.type === 'setAlarm' ? [effect.delayMs] : []))[0];

describe('participants that cannot be loaded', () => {
  it('are requested again after growing pauses until they are known', () => {
    const engine = new EngineDriver().ready();
    const pauses = [1, 2, 3, 4, 5, 6].map(() => {
      const pause = pauseAfter(engine);
      expect(engine.on(tick)).toEqual([ask]);
      return pause;
    });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    engine.on({ type: 'participantsLoaded', channelId: 'c-a', people: { items: people, unreadable: 0 } });
    expect(engine.on(tick)).toEqual([]);
  });

  it('are not requested by all windows at the same time', () => {
    const engine = new EngineDriver().ready();
    engine.chance = 0;
    expect(pauseAfter(engine)).toBe(500);
  });

  it('are requested immediately when the device is back online, with short pauses again', () => {
    const engine = new EngineDriver().ready();
    for (const pause of [1_000, 2_000, 4_000]) expect(pauseAfter(engine)).toBe(pause);
    expect(engine.on({ type: 'online' })).toContainEqual(ask);
    expect(pauseAfter(engine)).toBe(1_000);
  });

  it('are requested only while the chat is open', () => {
    const engine = new EngineDriver().ready();
    engine.on(failed);
    engine.on({ type: 'select', channelId: 'c-b' });
    expect([engine.on(tick), engine.typesOn({ type: 'online' })]).toEqual([[], []]);
    expect(engine.on({ type: 'select', channelId: 'c-a' })).toContainEqual(ask);
  });

  it('are not requested after the session has ended, but when the same user is back', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'sessionEnded' });
    engine.on(failed);
    expect(engine.on(tick)).toEqual([]);
    expect(engine.on({ type: 'signedIn', uid: 'ann', entries: [] })).toContainEqual(ask);
  });

  it('do not fail when only the session ends, and load when the same user signs in again', async () => {
    const { runner, signIn, gateway, received } = aRunner();
    await signIn('ann');
    gateway.failNext('participants', 'sessionEnded');
    runner.command({ type: 'select', channelId: 'c-a' });
    await settled();
    expect(received).toContainEqual({ type: 'requireAuth' });
    await signIn('ann');
    expect(received.flatMap(update => (update.type === 'participants' ? [update.participants.phase] : []))).toEqual([
      'unknown',
      'known',
    ]);
  });

  it('are not requested again for a user who is not in the chat, which is reported', () => {
    const engine = new EngineDriver().ready();
    engine.on(failed);
    expect(engine.on({ ...failed, kind: 'notInChat' })).toEqual([]);
    expect(engine.effects.at(-1)).toEqual({
      type: 'notify',
      update: { type: 'chatFailure', channelId: 'c-a', kind: 'notInChat' },
    });
    expect([engine.on(tick), engine.typesOn({ type: 'online' })]).toEqual([[], []]);
  });

  it('remain as they are if they are known already', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'participantsLoaded', channelId: 'c-a', people: { items: people, unreadable: 0 } });
    expect(engine.on(failed)).toEqual([]);
  });

  it('are loaded soon after the backend has recovered', async () => {
    const { runner, signIn, gateway, clock, received } = aRunner();
    await signIn('ann');
    for (let at = 0; at < 3; at += 1) gateway.failNext('participants', 'unreachable');
    runner.command({ type: 'select', channelId: 'c-a' });
    for (let at = 0; at < 15; at += 1) {
      await settled();
      clock.advance(1_000);
    }
    const phases = received.flatMap(update => (update.type === 'participants' ? [update.participants.phase] : []));
    expect(phases).toEqual(['unknown', 'failed', 'failed', 'failed', 'known']);
  });

  it('are requested for a chat that was opened before the sign-in', async () => {
    const { runner, signIn, received } = aRunner();
    runner.command({ type: 'select', channelId: 'c-a' });
    await signIn('ann');
    expect(received.flatMap(update => (update.type === 'participants' ? [update.participants.phase] : []))).toEqual([
      'unknown',
      'known',
    ]);
  });
});

describe('participants of a chat', () => {
  it('are loaded each time the chat is selected, and the known ones remain until then', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'participantsLoaded', channelId: 'c-a', people: { items: people, unreadable: 0 } });
    engine.on({ type: 'select', channelId: 'c-b' });
    expect(engine.on({ type: 'select', channelId: 'c-a' })).toContainEqual(ask);
    engine.on(failed);
    expect(engine.state.channels.get('c-a')?.participants).toEqual({ phase: 'known', people, unreadable: 0 });
  });
});
