import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { OutboxBench } from './OutboxBench';
import { compareOutbox, OutboxModel } from './OutboxModel';

type Command = fc.Command<OutboxModel, OutboxBench>;

/** A command that is always allowed and does nothing if it finds no target. */
function command(name: string, run: (model: OutboxModel, bench: OutboxBench) => void): Command {
  return {
    check: () => true,
    run: (model, bench) => {
      run(model, bench);
      compareOutbox(model, bench);
    },
    toString: () => name,
  };
}

const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)];

const nextText = (model: OutboxModel): string => `t${String(model.everything.size + 1)}`;

const write = (channelId: string, isOnDisk: boolean): Command =>
  command(`write in ${channelId}${isOnDisk ? '' : ', storage full'}`, (model, bench) => {
    const text = nextText(model);
    model.press({ text, target: text, kind: 'message', channelId, isOnDisk, isRefused: false });
    bench.press({ type: 'send', channelId, text }, isOnDisk);
  });

/** Changes a message that was sent and has no other pending change. For pending messages see `rewording`. */
const edit = (at: number): Command =>
  command(`edit message ${String(at)}`, (model, bench) => {
    const target = pick(model.visible(), at);
    const timeId = bench.timeIds.get(target?.text ?? '');
    if (target === undefined || timeId === undefined || model.waiting.some(wait => wait.target === target.text)) return;
    const text = nextText(model);
    model.press({ text, target: target.text, kind: 'edit', channelId: 'c-a', isOnDisk: true, isRefused: false });
    bench.press({ type: 'edit', channelId: 'c-a', timeId, text }, true);
  });

type Answer = 'ok' | 'lost' | 'unheard' | 'late' | 'refused';

/** Ends a pending call: answered, answer lost, request lost, delayed for long, or refused. */
const answer = (at: number, how: Answer): Command =>
  command(`call ${String(at)}: ${how}`, (model, bench) => {
    const entry = pick(bench.calls, at);
    if (entry === undefined) return;
    bench.calls.splice(bench.calls.indexOf(entry), 1);
    const isStored = model.stored.some(({ text }) => text === entry.text);
    if (how === 'late') bench.late.push(entry);
    if (how === 'lost' || how === 'ok') {
      model.store(entry.text);
      bench.store(entry);
    }
    if (how === 'ok' || (how === 'refused' && isStored)) {
      model.handleUpdate(entry.text);
      bench.on({ type: 'posted', entry, event: bench.store(entry) });
    } else if (how === 'refused') {
      model.refuse(entry.text);
      bench.on({ type: 'postFailed', entry, failure: { kind: 'notInChat' } });
    } else {
      model.fail(entry.text);
      bench.on({ type: 'postFailed', entry, failure: { kind: 'unreachable' } });
    }
  });

/** The server accepts a pending request, and the feed reports it before the answer arrives. */
const eventFirst = (at: number): Command =>
  command(`call ${String(at)}: event before the answer`, (model, bench) => {
    const entry = pick(bench.calls, at);
    if (entry === undefined) return;
    model.store(entry.text);
    const event = bench.store(entry);
    model.handleUpdate(entry.text);
    bench.on({ type: 'live', events: [event], isFull: false });
  });

const arriveLate = (at: number): Command =>
  command(`late request ${String(at)} arrives`, (model, bench) => {
    const entry = pick(bench.late, at);
    if (entry === undefined || !mayStore(model, entry.text)) return;
    model.store(entry.text);
    bench.store(entry);
  });

/** The server refuses an edit of a message that it does not have. */
const mayStore = (model: OutboxModel, text: string): boolean =>
  model.stored.some(act => act.text === model.everything.get(text)?.target) ||
  model.everything.get(text)?.kind === 'message';

const listen = command('the feed tells all', (model, bench) => {
  model.receiveAll();
  bench.listen();
});

const endPause = (channelId: string): Command =>
  command(`pause ends in ${channelId}`, (model, bench) => {
    model.endPause(channelId);
    bench.on({ type: 'alarm', key: `queue:${channelId}` });
  });

const retry = (channelId: string): Command =>
  command(`retry in ${channelId}`, (model, bench) => {
    model.tryAgain(channelId);
    bench.on({ type: 'retry', channelId });
  });

const discard = (at: number): Command =>
  command(`discard ${String(at)}`, (model, bench) => {
    const entry = pick(bench.engine.screen.unsent, at);
    if (entry === undefined) return;
    model.discard(entry.text);
    bench.on({ type: 'discard', entryId: entry.id });
  });

const reload = command('reload', (model, bench) => {
  model.reload();
  bench.reload();
});

const channel = fc.constantFrom('c-a', 'c-a', 'c-b');
const nth = fc.nat({ max: 5 });
const commands = fc.commands(
  [
    fc.tuple(channel, fc.boolean()).map(([channelId, isOnDisk]) => write(channelId, isOnDisk)),
    channel.map(channelId => write(channelId, true)),
    nth.map(edit),
    fc
      .tuple(nth, fc.constantFrom<Answer>('ok', 'lost', 'unheard', 'late', 'refused'))
      .map(([at, how]) => answer(at, how)),
    nth.map(at => answer(at, 'ok')),
    nth.map(eventFirst),
    nth.map(arriveLate),
    fc.constant(listen),
    channel.map(endPause),
    channel.map(retry),
    nth.map(discard),
    fc.constant(reload),
  ],
  { maxCommands: 40, size: '+1' },
);

describe('the outbox, compared with a model', () => {
  it('shows, sends and delivers the same as the model for any order of events', () => {
    assertProperty(
      fc.property(commands, given => fc.modelRun(() => ({ model: new OutboxModel(), real: new OutboxBench() }), given)),
      { numRuns: 150 },
    );
  });
});
