import { cpus } from 'node:os';
import { installWhenNeeded } from '#scripts/tools/installWhenNeeded.mjs';
import { buildPages } from './runner/buildPages';
import { goalReport } from './runner/goalReport';
import { listReport, sameRows } from './runner/listReport';
import { measureLists } from './runner/measureLists';
import { measureScrolling } from './runner/measureScrolling';
import { measureStates } from './runner/measureStates';
import { measureWeights } from './runner/measureWeights';
import { PageServer } from './runner/PageServer';
import { fullPlan, quickPlan } from './runner/plans';
import { BENCH } from './runner/places';
import { scrollReport } from './runner/scrollReport';
import { stateReport } from './runner/stateReport';
import { weightReport } from './runner/weightReport';
import { writeSection } from './runner/writeSection';
import { screenSection } from './patients/screenSection';
import { textSection } from './texts/textSection';
import { measureSending, sendingReport } from './sending';

const isQuick = process.argv.includes('--quick');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function measure(): Promise<string> {
  const plan = isQuick ? quickPlan : fullPlan;
  await installWhenNeeded(BENCH);
  say('Building the pages …');
  await buildPages();
  const weights = await measureWeights();
  const server = await PageServer.start();
  try {
    const pairs = await measureLists(server, plan.lists, ({ round, size, own }) =>
      say(
        `round ${round + 1}, ${size} messages, ${own.list.page}: first mount ${own.cold.toFixed(0)} ms ${own.cutOff}`,
      ),
    );
    const scrolls = await measureScrolling(server, plan.scrolling, ({ page }) => say(`scrolling: ${page}`));
    say('state layers');
    const rates = await measureStates(server, plan.states);
    const { sizes } = plan.lists;
    say('sending');
    const sending = sendingReport(await measureSending(plan.sends));
    return [
      `${today()}, \`npm run bench${isQuick ? ' -- --quick' : ''}\`, headless Chromium, ${cpus().length} cores ` +
        'shared with other work.',
      '### Goals',
      goalReport({ sizes, pairs, scrolls, rates, weights }),
      '### Lists: ratio to the floor (milliseconds)',
      sameRows(pairs),
      listReport(pairs, sizes),
      `### Scrolling through ${plan.scrolling.size.toLocaleString('en')} messages at 60 frames a second`,
      scrollReport(scrolls),
      '### What a list weighs beyond React',
      weightReport(weights),
      '### State layer',
      stateReport(rates),
      '### Sending',
      sending,
    ].join('\n\n');
  } finally {
    server.stop();
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

async function patients(): Promise<string> {
  await installWhenNeeded(BENCH);
  const section = await screenSection(isQuick ? 1 : 2, say);
  return [
    `${today()}, \`npm run bench -- --patients\`, headless Chromium, ${cpus().length} cores shared with other work.`,
    section,
  ].join('\n\n');
}

async function texts(): Promise<string> {
  return [
    `${today()}, \`npm run bench -- --texts\`, headless Chromium, ${cpus().length} cores shared with other work.`,
    await textSection(),
  ].join('\n\n');
}

const sections = { lists: measure, patients, texts };
/** Of those that are named, or all. */
const alone = (['patients', 'texts'] as const).filter(section => process.argv.includes(`--${section}`));

for (const section of alone.length > 0 ? alone : (['lists', 'patients', 'texts'] as const)) {
  const report = await sections[section]();
  say(`\n${report}`);
  if (!isQuick) await writeSection(report, section);
}
