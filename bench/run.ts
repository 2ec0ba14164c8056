import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { installWhenNeeded } from '#scripts/tools/installWhenNeeded.mjs';
import { BENCH, ROOT } from './build';
import { type Bytes, KINDS, measureDashboard } from './dashboard';
import { measureEngine } from './engine';
import { type List, LISTS, measureMounts, measureScrolling, measureWeights, type Mounts } from './lists';

const isQuick = process.argv.includes('--quick');
const full = { sizes: [100, 1_000, 10_000, 100_000], repeats: 14, frames: 120, scrolled: 10_000, engine: 8, sends: 30 };
const quick = { sizes: [100, 10_000], repeats: 5, frames: 60, scrolled: 1_000, engine: 3, sends: 5 };
const plan = isQuick ? quick : full;
const MARKS = ['<!-- written by npm run bench -->', '<!-- end of what npm run bench writes -->'] as const;

const NAMES = { floor: 'floor: raw DOM, visible rows only', product: '**this product**', virtua: 'virtua' };
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const thousands = (count: number): string => Math.round(count).toLocaleString('en');
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [head, rule, ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

async function mounts(): Promise<string> {
  const rounds: Mounts[] = [];
  for (const size of plan.sizes) {
    rounds.push(await measureMounts(size, plan.repeats));
  }
  const cell = (round: Mounts, list: List): string => {
    const ratios = round[list].map((ms, at) => ms / (round.floor[at] ?? NaN));
    return `${median(ratios).toFixed(2)} (${median(round[list]).toFixed(1)} ms)`;
  };
  return table(
    ['messages', ...plan.sizes.map(thousands)],
    LISTS.map(list => [NAMES[list], ...rounds.map(round => cell(round, list))]),
  );
}

async function scrolling(): Promise<string> {
  const results = [...(await measureScrolling(plan.scrolled, plan.frames))];
  return table(
    [`late and blank frames of ${plan.frames}`, 'fling: late', 'blank', 'drag: late', 'blank'],
    results.map(([list, motions]) => [
      list === 'floor' ? 'nothing scrolls: the machine alone' : NAMES[list],
      ...motions.flatMap(({ late, blank }) => [String(late), String(blank)]),
    ]),
  );
}

async function weights(): Promise<string> {
  const { product, virtua } = await measureWeights();
  return table(['list', NAMES.product, NAMES.virtua], [['kB after gzip', kilobytes(product), kilobytes(virtua)]]);
}

function engine(): string {
  const lines = [1_000, 100_000].map(size => {
    const { raw, engine: own } = measureEngine(size, plan.engine);
    return [thousands(size), thousands(raw), thousands(own), (raw / own).toFixed(1)];
  });
  return table(['messages', 'raw map: events a second', 'engine: events a second', 'raw map / engine'], lines);
}

async function dashboard(): Promise<string> {
  const { signInPage, openChat, sends } = await measureDashboard(plan.sends);
  const frames = sends.map(send => send.frames);
  const time = median(sends.map(({ ms }) => ms)).toFixed(0);
  const line = (name: string, bytes: Bytes): string[] => {
    const all = [...bytes.values()].reduce((sum, count) => sum + count, 0);
    return [name, ...KINDS.map(kind => kilobytes(bytes.get(kind) ?? 0)), kilobytes(all)];
  };
  return [
    '### Send a message: from Enter to the bubble',
    table(
      ['frames, median', 'most', 'time, median'],
      [[String(median(frames)), String(Math.max(...frames)), `${time} ms`]],
    ),
    '### Downloads into an empty browser, in kB, with brotli',
    table(['page', ...KINDS, 'all'], [line('sign-in', signInPage), line('and an open conversation', openChat)]),
  ].join('\n\n');
}

async function measure(): Promise<string> {
  await installWhenNeeded(BENCH);
  say('Measuring …');
  const today = new Date().toISOString().slice(0, 10);
  return [
    `${today}, \`npm run bench${isQuick ? ' -- --quick' : ''}\`, headless Chromium, ${cpus().length} shared cores.`,
    '### First mount of the list of messages: ratio to the floor',
    await mounts(),
    `### Scroll through ${thousands(plan.scrolled)} messages at 60 frames a second`,
    await scrolling(),
    '### What a list weighs beyond React',
    await weights(),
    '### One step of the engine',
    engine(),
    await dashboard(),
  ].join('\n\n');
}

/** Puts the measurements between the two marks of the page. */
async function writeReport(report: string): Promise<void> {
  const path = join(ROOT, 'docs/performance.md');
  const before = await readFile(path, 'utf8');
  const [begin, end] = MARKS.map(mark => before.indexOf(mark));
  if (begin === undefined || end === undefined || begin < 0 || end < begin)
    throw new Error(`docs/performance.md has lost the marks ${MARKS.join(' and ')}.`);
  await writeFile(path, `${before.slice(0, begin + MARKS[0].length)}\n\n${report}\n\n${before.slice(end)}`);
}

const report = await measure();
say(`\n${report}`);
if (!isQuick) await writeReport(report);
