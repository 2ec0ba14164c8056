import { anEntry } from '#test/support/builders/chat/anEntry';
import { confirmation, EngineDriver } from './EngineDriver';

const timeouts = (engine: EngineDriver): number =>
  engine.effects.filter(effect => effect.type === 'notify' && effect.update.type === 'sendTimeout').length;
const alarmOf = (engine: EngineDriver): number | undefined =>
  engine.effects
    .flatMap(effect => (effect.type === 'setAlarm' && effect.key === 'late:c-a' ? [effect.delayMs] : []))
    .at(-1);

/** Runs the alarm that was set last when it is due. */
function ring(engine: EngineDriver): void {
  engine.now += alarmOf(engine) ?? Number.NaN;
  engine.on({ type: 'alarm', key: 'late:c-a' });
}

describe('a pending message', () => {
  it('is reported a minute after it was saved, though no attempt has failed, and then every minute', () => {
    const engine = new EngineDriver().ready();
    engine.write('Hello');
    expect(alarmOf(engine)).toBe(60_000);
    ring(engine);
    expect([timeouts(engine), alarmOf(engine)]).toEqual([1, 60_000]);
    ring(engine);
    expect(timeouts(engine)).toBe(2);
  });

  it('is reported in a window that does not send', () => {
    const follower = new EngineDriver().ready({ leads: false });
    follower.on({
      type: 'announced',
      update: { type: 'kept', entry: anEntry({ keptAt: follower.now - 20_000 }), isOnDisk: true },
    });
    expect(alarmOf(follower)).toBe(40_000);
    ring(follower);
    expect(timeouts(follower)).toBe(1);
  });

  it('is reported while the session is over', () => {
    const engine = new EngineDriver().ready();
    engine.on({ type: 'sessionEnded' });
    engine.write('Hello');
    ring(engine);
    expect(timeouts(engine)).toBe(1);
  });

  it('has time for one attempt when it is found at sign-in', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [anEntry({ keptAt: engine.now - 3_600_000 })] });
    expect(alarmOf(engine)).toBe(5_000);
    ring(engine);
    expect(timeouts(engine)).toBe(1);
  });

  it('is reported after a minute at most, even if the clock was set back', () => {
    const engine = new EngineDriver();
    engine.on({ type: 'signedIn', uid: 'ann', entries: [anEntry({ keptAt: engine.now + 3_600_000 })] });
    expect(alarmOf(engine)).toBe(60_000);
    ring(engine);
    expect(timeouts(engine)).toBe(1);
  });

  it('keeps its own start time when the message before it is sent', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('one');
    engine.now += 30_000;
    engine.write('two');
    engine.now += 20_000;
    engine.on({ type: 'posted', entry, event: confirmation(entry) });
    expect(alarmOf(engine)).toBe(40_000);
  });

  it('is not reported if it was sent or refused in the meantime', () => {
    const engine = new EngineDriver().ready();
    const { entry } = engine.write('Hello');
    engine.on({ type: 'postFailed', entry, failure: { kind: 'invalid' } });
    ring(engine);
    engine.on({ type: 'discard', entryId: entry.id });
    engine.on({ type: 'alarm', key: 'late:c-a' });
    expect(timeouts(engine)).toBe(0);
  });
});
