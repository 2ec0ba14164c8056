import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { createChat } from '#sandbox/backend/chat/createChat';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { DocumentStore, type DocumentStoreRecord } from '#firebase-stand-in/documentStore/DocumentStore';
import { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import { FileLines } from '#firebase-stand-in/journal/FileLines';
import { Journal } from '#firebase-stand-in/journal/Journal';
import type { Append } from '#firebase-stand-in/journal/Journalled';
import { RealtimeDatabase } from '#firebase-stand-in/realtimeDatabase/RealtimeDatabase';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { amy, ben, rhea, sol } from '../sandbox/backend/setUpChat';
import { CounterPart } from '#firebase-stand-in/test/unit/journal/CounterPart';
import { caseCount, everyNth, timeLimitMs } from '#test/support/longRun';

let directory: string;
const opened: Journal[] = [];
const file = () => join(directory, 'journal.jsonl');

function openJournal(report: (message: string) => void = () => undefined, worthRewriting?: number): Journal {
  const journal = new Journal(new FileLines(file(), report), report, () => undefined, worthRewriting);
  opened.push(journal);
  return journal;
}

function counts(): Map<string, number> {
  const part = new CounterPart();
  openJournal().attach(part);
  return part.counts;
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'durability-'));
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const journal of opened.splice(0)) journal.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Fills the disk: the next writes write a part of their data and then fail. */
function fillDisk(): { free(): void } {
  const original = fs.writeSync.bind(fs) as (
    descriptor: number,
    bytes: Uint8Array,
    from?: number,
    length?: number,
  ) => number;
  let room = 7;
  const write = (descriptor: number, bytes: Uint8Array, from = 0): number => {
    if (room === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const written = original(descriptor, bytes, from, Math.min(room, bytes.length - from));
    room = 0;
    return written;
  };
  const full = jest.spyOn(fs, 'writeSync').mockImplementation(write as typeof fs.writeSync);
  return { free: () => full.mockRestore() };
}

/** The chat of the sandbox on the journal in the directory, as after a start. */
function openChat(lateMs = 0) {
  const journal = openJournal();
  const clock = new OffsetClock();
  let append: Append<DocumentStoreRecord> = () => undefined;
  const store = new DocumentStore(clock, record => append(record));
  append = journal.attach(store);
  const documents = new PlainDocuments(store, 'p');
  const roomDatabase = new RealtimeDatabase({ journal, clock });
  const disturbance = () => ({ lateMs, twice: false });
  const { chat, flush } = createChat({
    clock,
    journal,
    people: new PeopleDirectory({ clock, everybody: [amy, ben, rhea, sol] }),
    documents,
    roomDatabase,
    disturbance,
  });
  /** The texts that dashboards see, in both generations. */
  const shown = () => {
    const old = Object.values(
      (roomDatabase.get('chat-rooms') ?? {}) as Record<string, { messages?: Record<string, { text: string }> }>,
    );
    return [
      ...documents.all('chat-events').map(({ data }) => data['text']),
      ...old.flatMap(({ messages = {} }) => Object.values(messages).map(({ text }) => text)),
    ];
  };
  return { journal, chat, flush, shown, clock };
}

describe('data that the sandbox has acknowledged', () => {
  it.each(['v1', 'v2'] as const)('is stored once if the disk was full at the first attempt (%s)', generation => {
    const { chat, journal, clock } = openChat();
    const channel = channelOfRoom(chat.membership.join(amy, rhea, generation));
    const sent = Array.from({ length: 28 }, (_, index) => {
      const message = { clientTs: String(BigInt(clock.now() + index) * 10_000n), text: `message ${index}` };
      const disk = fillDisk();
      expect(() => chat.messaging.send(amy.uid, channel, message)).toThrow('ENOSPC');
      disk.free();
      expect(chat.messaging.send(amy.uid, channel, message).text).toBe(message.text);
      return message;
    });
    journal.close();
    const again = openChat();
    for (const { clientTs, text } of sent) {
      expect(again.shown().filter(shown => shown === text)).toEqual([text]);
      expect(again.chat.messaging.send(amy.uid, channel, { clientTs, text: 'a repeat' }).text).toBe(text);
    }
  });

  it.each(['v1', 'v2'] as const)('is shown after a kill even if it was to be shown later (%s)', generation => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const { chat, journal, clock } = openChat(60_000);
    const channel = channelOfRoom(chat.membership.join(amy, rhea, generation));
    const texts = ['one', 'two', 'three'];
    texts.forEach((text, index) =>
      chat.messaging.send(amy.uid, channel, { clientTs: String(BigInt(clock.now() + index) * 10_000n), text }),
    );
    // Killed: nothing is flushed, and no timer fires any more.
    jest.clearAllTimers();
    jest.useRealTimers();
    journal.close();
    expect(openChat().shown()).toEqual(expect.arrayContaining(texts));
  });

  it('survives a full disk and a restart', () => {
    const append = openJournal().attach(new CounterPart());
    for (let value = 0; value < 20; value += 1) {
      append({ name: `n${value}`, value });
      const disk = fillDisk();
      expect(() => append({ name: 'refused', value })).toThrow('ENOSPC');
      disk.free();
    }
    append({ name: 'last', value: 20 });
    expect([...counts().keys()]).toEqual([...Array.from({ length: 20 }, (_, value) => `n${value}`), 'last']);
  });

  it('survives a file that is cut at any place, as does everything saved afterwards', () => {
    const append = openJournal().attach(new CounterPart());
    for (let value = 0; value < 40; value += 1) append({ name: `n${value}`, value });
    const whole = readFileSync(file());
    const lengths = Array.from({ length: whole.length + 1 }, (_, length) => length);
    for (const length of everyNth(lengths, 3)) {
      writeFileSync(file(), whole.subarray(0, length));
      const expected = whole.subarray(0, length).toString('utf8').split('\n').length - 1;
      const journal = openJournal();
      const part = new CounterPart();
      const keep = journal.attach(part);
      expect(part.counts.size).toBe(expected);
      keep({ name: 'after', value: 1 });
      journal.close();
      expect([...counts().keys()].at(-1)).toBe('after');
      opened.pop()?.close();
    }
  });

  it('is read when there is no space to compact the journal', () => {
    const append = openJournal().attach(new CounterPart());
    for (let value = 0; value < 300; value += 1) append({ name: 'n', value });
    const disk = fillDisk();
    const reports: string[] = [];
    const part = new CounterPart();
    openJournal(message => reports.push(message)).attach(part);
    disk.free();
    expect(part.counts.get('n')).toBe(299);
    expect(reports).toEqual([expect.stringContaining('could not be rewritten')]);
    expect(counts().get('n')).toBe(299);
  });

  it('survives the compaction of a running journal', async () => {
    const running = openJournal(undefined, 100_000);
    const append = running.attach(new CounterPart());
    let [value, size, timesShorter] = [0, 0, 0];
    // Compaction runs in the background while new lines are written.
    while (timesShorter < 2 && value < 500_000) {
      append({ name: `n${value % 50}`, value });
      value += 1;
      if (value % 500 === 0) await new Promise(setImmediate);
      const now = statSync(file()).size;
      if (now < size) timesShorter += 1;
      size = now;
    }
    running.close();
    expect(timesShorter).toBe(2);
    const all = counts();
    expect([...all.values()].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => value - 50 + at));
  });

  it(
    'survives a kill in the middle of commits and rewrites',
    async () => {
      const outfile = join(directory, 'commitForEver.cjs');
      await build({
        entryPoints: [join(__dirname, 'support/commitForEver.ts')],
        outfile,
        bundle: true,
        platform: 'node',
        format: 'cjs',
        target: 'node20',
      });
      for (let turn = 0; turn < caseCount(20); turn += 1) {
        rmSync(file(), { force: true });
        const child = spawn(process.execPath, [outfile, file(), '1000', '40000'], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let said = '';
        child.stdout.on('data', (text: Buffer) => (said += text.toString()));
        await once(child.stdout, 'data');
        await new Promise(resolve => setTimeout(resolve, (turn * 37) % 80));
        const ended = once(child, 'close');
        child.kill('SIGKILL');
        await ended;
        const acknowledged = said.split('\n').filter(Boolean).map(Number);
        const journal = openJournal();
        const store = new DocumentStore({ now: () => Date.now() });
        journal.attach(store);
        const kept = new Set(
          [...store.documentsIn('projects/p/databases/(default)/documents/c')].map(({ name }) =>
            name.slice(name.lastIndexOf('/') + 1),
          ),
        );
        expect(acknowledged.filter(number => !kept.has(`n${number}`))).toEqual([]);
        opened.pop()?.close();
      }
    },
    timeLimitMs,
  );

  it('is read from a journal that is longer than the longest possible string', () => {
    const line = `${JSON.stringify({ s: 'counts', d: { name: 'long', value: 1, text: 'x'.repeat(2 ** 20) } })}\n`;
    const target = openSync(file(), 'w');
    for (let count = 0; count < 600; count += 1) writeSync(target, line);
    closeSync(target);
    appendFileSync(file(), '{"s":"counts","d":{"name":"last","value":2}}\n{"s":"counts","d":{"name":"torn"');
    expect(counts().get('last')).toBe(2);
    // The journal was compacted immediately.
    expect(statSync(file()).size).toBeLessThan(2 ** 20);
  }, 120_000);
});
