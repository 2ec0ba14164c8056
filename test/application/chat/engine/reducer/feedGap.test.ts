import { EVENT_PAGE } from '@/application/chat/ports/ChatEventFeed';
import { EngineDriver, message } from './EngineDriver';

const fullWindow = () => Array.from({ length: EVENT_PAGE }, (_, at) => message(`w${String(at)}`)).reverse();

/** The reported gaps after the event. */
function gapsOn(engine: EngineDriver, event: Parameters<EngineDriver['on']>[0]) {
  const before = engine.effects.length;
  engine.on(event);
  return engine.effects
    .slice(before)
    .flatMap(effect => (effect.type === 'notify' && effect.update.type === 'gap' ? [effect.update.gap] : []));
}

function withGap() {
  const engine = new EngineDriver().ready();
  engine.on({ type: 'select', channelId: 'c-a' });
  const known = message('known');
  engine.on({ type: 'live', events: [known] });
  const missed = message('missed');
  const window = fullWindow();
  const received = gapsOn(engine, { type: 'live', events: window });
  return { engine, known, missed, window, received };
}

describe('gaps in the open chat', () => {
  it('are reported when the live window does not reach back to the checkpoint', () => {
    const { known, received } = withGap();
    expect(received).toEqual([{ after: known.seq, failing: false }]);
  });

  it('remain until they are filled, through failures, lost connections and changes of chat', () => {
    const { engine, known, window } = withGap();
    expect(gapsOn(engine, { type: 'catchUpFailed' })).toEqual([{ after: known.seq, failing: true }]);
    expect(gapsOn(engine, { type: 'stale' })).not.toContain(undefined);
    expect(gapsOn(engine, { type: 'feedDown' })).not.toContain(undefined);
    expect(gapsOn(engine, { type: 'live', events: window })).not.toContain(undefined);
    engine.on({ type: 'select', channelId: 'c-b' });
    expect(gapsOn(engine, { type: 'select', channelId: 'c-a' })).toMatchObject([{ after: known.seq }]);
  });

  it('shrink with every page and end with the last', () => {
    const { engine, missed, window } = withGap();
    expect(gapsOn(engine, { type: 'caughtUp', events: [missed], done: false })).toEqual([
      { after: missed.seq, failing: false },
    ]);
    expect(gapsOn(engine, { type: 'caughtUp', events: window.toReversed(), done: true })).toEqual([undefined]);
  });

  it('are filled immediately on demand', () => {
    const { engine } = withGap();
    engine.on({ type: 'catchUpFailed' });
    expect(engine.typesOn({ type: 'loadGap', channelId: 'c-a' })).toContain('catchUp');
  });
});
