import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { at } from './EngineDriver';
import { TimelineBench } from './TimelineBench';
import { compareTimeline, TimelineModel } from './TimelineModel';

type Command = fc.Command<TimelineModel, TimelineBench>;

/** A command that is always allowed and does nothing if it finds no target. */
function command(name: string, run: (model: TimelineModel, bench: TimelineBench) => void): Command {
  return {
    check: () => true,
    run: (model, bench) => {
      run(model, bench);
      compareTimeline(model, bench);
    },
    toString: () => name,
  };
}

/** Events in one page of history and in one answer to a gap request. */
const PAGE = 4;
const pick = <T>(items: readonly T[], place: number): T | undefined => items[place % Math.max(1, items.length)];

/** The patient writes. A late message has an earlier time than those already there. */
const write = (channelId: string, isLate: boolean): Command =>
  command(`the patient writes in ${channelId}${isLate ? ', late' : ''}`, model => {
    model.add((seq, place) => {
      const timeId = isLate ? at(-60_000) + BigInt(place) : seq;
      return {
        type: 'message',
        channelId,
        seq,
        timeId,
        clientTs: timeId,
        sender: channelId.replace('c-', 'pat-'),
        text: `m${String(place)}`,
      };
    });
  });

const change = (nth: number, type: 'edit' | 'delete'): Command =>
  command(`${type} message ${String(nth)}`, model => {
    const message = pick(model.messages(), nth);
    if (message === undefined) return;
    const base = { channelId: 'c-a', timeId: message.timeId, sender: message.sender };
    model.add((seq, place) =>
      type === 'edit'
        ? { ...base, type, seq, clientTs: seq, text: `e${String(place)}` }
        : { ...base, type, seq, clientTs: seq },
    );
  });

/** Reads in another window. A watermark never moves back. */
const read = (nth: number): Command =>
  command(`read up to message ${String(nth)}`, model => {
    const mark = model.log.findLast(({ type }) => type === 'read')?.timeId ?? 0n;
    const message = pick(model.messages(), nth);
    if (message === undefined || message.timeId < mark) return;
    model.add(seq => ({ type: 'read', channelId: 'c-a', seq, timeId: message.timeId, sender: 'ann' }));
  });

const live = (size: number): Command =>
  command(`the newest ${String(size)} are told`, (model, bench) => {
    const start = Math.max(0, model.log.length - size);
    const events = model.log.slice(start);
    if (events.length === 0) return;
    model.notifyWindow(start);
    bench.live(events.toReversed(), start > 0);
  });

/** The feed repeats earlier events. */
const repeat = (from: number, size: number): Command =>
  command(`${String(size)} from ${String(from)} are told again`, (model, bench) => {
    const events = model.log.slice(from, from + size);
    const isOlder = from + events.length - 1 < model.windowEnd;
    if (events.length === 0 || !isOlder || !events.every(event => model.received.has(event))) return;
    model.settle();
    bench.live(events.toReversed(), true);
  });

const loadGap = command('the gap is asked for, and a page of it comes', (model, bench) => {
  const since = bench.catchUp;
  if (since === undefined) return;
  const events = model.log.filter(({ seq }) => seq > since).slice(0, PAGE);
  bench.catchUp = undefined;
  // Once the feed has closed the gap, no answer is pending.
  if (bench.engine.state.sync.phase === 'catchingUp') model.notifyMissing(events, events.length < PAGE);
  bench.on({ type: 'caughtUp', events, done: events.length < PAGE });
});

const gapFails = command('the gap cannot be fetched', (_, bench) => {
  if (bench.catchUp === undefined) return;
  bench.catchUp = undefined;
  bench.on({ type: 'catchUpFailed' });
  bench.on({ type: 'alarm', key: 'catchUp' });
});

const loadMore = command('older ones are asked for, and a page comes', (model, bench) => {
  if (bench.page === undefined) bench.on({ type: 'loadMore', channelId: 'c-a' });
  const before = bench.page;
  if (before === undefined) return;
  bench.page = undefined;
  const events = model.log
    .filter(({ channelId, seq }) => channelId === 'c-a' && (before === 'newest' || seq < before))
    .slice(-PAGE);
  model.notify(events);
  bench.on({ type: 'page', channelId: 'c-a', events: events.toReversed(), reachedStart: events.length < PAGE });
});

const nth = fc.nat({ max: 12 });
const commands = fc.commands(
  [
    fc.constant(write('c-a', false)),
    fc.constant(write('c-a', true)),
    fc.constant(write('c-b', false)),
    fc.tuple(nth, fc.constantFrom('edit' as const, 'delete' as const)).map(([place, type]) => change(place, type)),
    nth.map(read),
    fc.integer({ min: 1, max: 6 }).map(live),
    fc.tuple(nth, fc.integer({ min: 1, max: 5 })).map(([from, size]) => repeat(from, size)),
    fc.constant(loadGap),
    fc.constant(gapFails),
    fc.constant(loadMore),
  ],
  { maxCommands: 50, size: '+1' },
);

describe('the timeline, compared with a model', () => {
  it('shows the same as the model for any order of events, and reports what is missing', () => {
    assertProperty(
      fc.property(commands, given =>
        fc.modelRun(() => ({ model: new TimelineModel(), real: new TimelineBench() }), given),
      ),
      { numRuns: 200 },
    );
  });
});
