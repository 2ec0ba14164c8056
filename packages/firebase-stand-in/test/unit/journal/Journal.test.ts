import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from '../../../journal/Journal';
import { JournalLockedError } from '../../../journal/JournalLockedError';
import { CounterPart } from './CounterPart';

describe('Journal', () => {
  let directory: string;
  let reports: string[];
  const opened: Journal[] = [];
  const open = () => {
    const journal = Journal.open(directory, message => reports.push(message));
    opened.push(journal);
    return journal;
  };
  const file = () => join(directory, 'journal.jsonl');
  const lines = () => readFileSync(file(), 'utf8').split('\n').filter(Boolean);

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'journal-'));
    reports = [];
  });

  afterEach(() => {
    for (const journal of opened.splice(0)) journal.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const write = (...records: [string, number][]) => {
    const journal = open();
    const append = journal.attach(new CounterPart());
    for (const [name, value] of records) append({ name, value });
    journal.close();
  };

  it('returns a part’s records in order after a restart', () => {
    write(['a', 1], ['b', 2], ['a', 3]);
    const part = new CounterPart();
    open().attach(part);
    expect([...part.counts]).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('has handed a record to the operating system when append returns', () => {
    const append = open().attach(new CounterPart());
    append({ name: 'a', value: 1 });
    expect(lines()).toEqual(['{"s":"counts","d":{"name":"a","value":1}}']);
  });

  it('drops a line that was torn while being written and continues after it', () => {
    write(['a', 1]);
    appendFileSync(file(), '{"s":"counts","d":{"name":"b","va');
    write(['c', 3]);
    const part = new CounterPart();
    open().attach(part);
    expect([...part.counts.keys()]).toEqual(['a', 'c']);
    expect(reports).toEqual([]);
  });

  it('skips broken lines in the middle, says how many and keeps the file as found', () => {
    write(['a', 1]);
    appendFileSync(file(), 'rubbish\n{"x":1}\n');
    write(['b', 2]);
    const part = new CounterPart();
    open().attach(part);
    expect([...part.counts.keys()]).toEqual(['a', 'b']);
    expect(reports[0]).toContain('2 broken line(s)');
    expect(readFileSync(`${file()}.broken`, 'utf8')).toContain('rubbish');
  });

  it('reports a record its part cannot read and then leaves the file alone', () => {
    write(...Array.from({ length: 150 }, (_, value): [string, number] => ['a', value]));
    appendFileSync(file(), '{"s":"counts","d":{"name":"z","value":"seven"}}\n');
    const part = new CounterPart();
    open().attach(part);
    expect(part.counts.get('a')).toBe(149);
    expect(reports.join()).toContain('1 record(s) of counts were skipped');
    expect(lines()).toHaveLength(151);
  });

  it('is rewritten with the live lines when more than half are dead', () => {
    write(...Array.from({ length: 200 }, (_, value): [string, number] => [value % 2 ? 'odd' : 'even', value]));
    open().attach(new CounterPart());
    expect(lines()).toEqual([
      '{"s":"counts","d":{"name":"even","value":198}}',
      '{"s":"counts","d":{"name":"odd","value":199}}',
    ]);
  });

  it('stays as it is while half or more of its lines are live', () => {
    write(...Array.from({ length: 200 }, (_, value): [string, number] => [`n${value % 100}`, value]));
    open().attach(new CounterPart());
    expect(lines()).toHaveLength(200);
  });

  it('keeps the records of streams that were not attached when it is rewritten', () => {
    const journal = open();
    journal.attach(new CounterPart('other'))({ name: 'kept', value: 7 });
    const append = journal.attach(new CounterPart());
    for (let value = 0; value < 150; value += 1) append({ name: 'a', value });
    journal.close();
    const second = open();
    second.attach(new CounterPart());
    expect(lines()).toHaveLength(2);
    second.close();
    const other = new CounterPart('other');
    open().attach(other);
    expect([...other.counts]).toEqual([['kept', 7]]);
  });

  it('keeps what is appended after a rewrite', () => {
    write(...Array.from({ length: 150 }, (_, value): [string, number] => ['a', value]));
    write(['b', 1]);
    const part = new CounterPart();
    open().attach(part);
    expect(part.counts.get('b')).toBe(1);
  });

  it('refuses to attach one stream twice', () => {
    const journal = open();
    journal.attach(new CounterPart());
    expect(() => journal.attach(new CounterPart())).toThrow('attached already');
  });

  it('refuses a record after it was closed', () => {
    const journal = open();
    const append = journal.attach(new CounterPart());
    journal.close();
    expect(() => append({ name: 'a', value: 1 })).toThrow('closed');
  });

  it('says which directory another living process has open', () => {
    open();
    expect(() => open()).toThrow(JournalLockedError);
    expect(() => open()).toThrow(directory);
  });

  it('refuses while a different process lives that holds the lock', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    writeFileSync(join(directory, 'journal.lock'), `${other.pid}\n`);
    try {
      expect(() => open()).toThrow(JournalLockedError);
    } finally {
      other.kill();
      await once(other, 'exit');
    }
    expect(() => open()).not.toThrow();
  });

  it('takes over a lock that bears its own process id from an earlier life', () => {
    writeFileSync(join(directory, 'journal.lock'), `${process.pid}\n`);
    expect(() => open()).not.toThrow();
  });

  it('leaves no lock behind when closed', () => {
    const journal = open();
    journal.close();
    journal.close();
    expect(existsSync(join(directory, 'journal.lock'))).toBe(false);
  });
});
