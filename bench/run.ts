import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { installWhenNeeded } from '#scripts/tools/installWhenNeeded.mjs';
import { BENCH, ROOT } from './build';
import { type Bytes, measureDashboard } from './dashboard';
import { measureEngine } from './engine';
import { type List, LISTS, measureMounts, measureScrolling, measureWeights, type Mounts, MOTIONS } from './lists';

const isQuick = process.argv.includes('--quick');
const full = { sizes: [100, 1_000, 10_000, 100_000], repeats: 14, frames: 120, scrolled: 10_000, engine: 8, sends: 30 };
const quick = { sizes: [100, 10_000], repeats: 5, frames: 60, scrolled: 1_000, engine: 3, sends: 5 };
const plan = isQuick ? quick : full;
const MARKS = ['<!-- written by npm run bench -->', '<!-- end of what npm run bench writes -->'] as const;

const NAMES = { floor: 'floor: raw DOM, visible rows only', product: '**this product**', virtua: 'virtua' };
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const thousands = (count: number): string => count.toLocaleString('en');

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
    say(`first mount of ${thousands(size)} messages`);
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
  say('scrolling');
  const results = await measureScrolling(plan.scrolled, plan.frames);
  const lines = LISTS.map(name => {
    const own = results.filter(({ list }) => list === name);
    const cells = MOTIONS.flatMap(kind => {
      const { late = NaN, frames = NaN, blank = NaN } = own.find(({ motion }) => motion === kind)?.result ?? {};
      return [`${late} of ${frames}`, name === 'floor' ? '–' : `${blank.toFixed(1)} %`];
    });
    return [name === 'floor' ? 'nothing scrolls: the machine alone' : NAMES[name], ...cells];
  });
  return table(['list', 'fling: late frames', 'blank', 'drag: late frames', 'blank'], lines);
}

async function weights(): Promise<string> {
  const { product, virtua } = await measureWeights();
  return table(
    ['list', 'kB after gzip'],
    [
      [NAMES.product, (product / 1_000).toFixed(1)],
      [NAMES.virtua, (virtua / 1_000).toFixed(1)],
    ],
  );
}

function engine(): string {
  say('engine');
  const rates = [1_000, 100_000].map(size => measureEngine(size, plan.engine));
  return table(
    ['messages in the chat', 'raw map, events a second', 'engine, events a second', 'raw map / engine'],
    rates.map(({ size, raw, engine: own }) => [
      thousands(size),
      thousands(Math.round(raw)),
      thousands(Math.round(own)),
      (raw / own).toFixed(1),
    ]),
  );
}

async function dashboard(): Promise<string> {
  say('dashboard');
  const { signInPage, openChat, sends } = await measureDashboard(plan.sends);
  const frames = sends.map(send => send.frames);
  const kinds = Object.keys(signInPage) as readonly (keyof Bytes)[];
  const line = (name: string, bytes: Bytes): string[] => {
    const all = [...kinds.map(kind => bytes[kind]), kinds.reduce((sum, kind) => sum + bytes[kind], 0)];
    return [name, ...all.map(count => (count / 1_000).toFixed(1))];
  };
  return [
    '### Send a message: from Enter to the bubble',
    table(
      ['median', 'most', 'median time'],
      [
        [
          `${median(frames)} frames`,
          `${Math.max(...frames)} frames`,
          `${median(sends.map(({ ms }) => ms)).toFixed(0)} ms`,
        ],
      ],
    ),
    '### Downloads into an empty browser, in kB, compressed with brotli',
    table(['page', ...kinds, 'all'], [line('sign-in', signInPage), line('sign-in to an open conversation', openChat)]),
  ].join('\n\n');
}

async function measure(): Promise<string> {
  await installWhenNeeded(BENCH);
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
