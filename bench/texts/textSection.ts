import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '../runner/bundle';
import { ListPage } from '../runner/ListPage';
import { markdownTable } from '../runner/markdownTable';
import { openBrowser } from '../runner/openBrowser';
import { PageServer } from '../runner/PageServer';
import { BENCH, PAGES } from '../runner/places';
import type { TextTime } from './TextBench';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>bench</title><link ' +
  'rel="stylesheet" href="texts.css"><body><div id="root"></div><script src="texts.js"></script>';
/** A row may take so long, whatever it contains, in milliseconds. */
const MOST_MS = 50;
const LIMIT_MS = 300_000;
/** The same in every field, for comparison. */
const PLAIN = 'plain words';

/** Builds the page with the rows, measures them and gives what is to be written about it. */
export async function textSection(): Promise<string> {
  await mkdir(PAGES, { recursive: true });
  await bundle({ entryPoints: { texts: join(BENCH, 'texts/textsPage.ts') }, outdir: PAGES });
  await writeFile(join(PAGES, 'texts.html'), PAGE);
  const server = await PageServer.start();
  const browser = await openBrowser('timed');
  const page = await ListPage.open(browser, server.url('texts'));
  try {
    return textReport(await page.run<readonly TextTime[]>('measure()', LIMIT_MS));
  } finally {
    await page.close();
    await browser.close();
    server.stop();
  }
}

function textReport(times: readonly TextTime[]): string {
  const fields = [...new Set(times.map(({ field }) => field))];
  const lines = fields.map(field => {
    const ofField = times.filter(time => time.field === field);
    const plain = ofField.find(({ text }) => text === PLAIN)?.ms ?? NaN;
    const [slowest] = ofField.toSorted((a, b) => b.ms - a.ms);
    const ms = slowest?.ms ?? NaN;
    return [
      field,
      `${plain.toFixed(1)} ms`,
      `${ms.toFixed(1)} ms`,
      slowest?.text ?? '',
      ms < MOST_MS ? 'met' : '**missed**',
    ];
  });
  return markdownTable(
    ['10,000 signs in', PLAIN, 'the slowest text', 'which is', `under ${String(MOST_MS)} ms`],
    lines,
  );
}
