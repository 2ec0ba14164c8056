import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '../runner/bundle';
import { PageServer } from '../runner/PageServer';
import { BENCH, PAGES } from '../runner/places';
import { measureScreens } from './measureScreens';
import { screenReport } from './screenReport';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>bench</title><link ' +
  'rel="stylesheet" href="screens.css"><body><div id="root"></div><script src="screens.js"></script>';

/** Builds the page of the patients' screens, measures them and gives what is to be written about it. */
export async function screenSection(rounds: number, say: (text: string) => void): Promise<string> {
  await bundle({ entryPoints: { screens: join(BENCH, 'patients/screenPage.ts') }, outdir: PAGES });
  await writeFile(join(PAGES, 'screens.html'), PAGE);
  const server = await PageServer.start();
  try {
    return screenReport(
      await measureScreens(server, rounds, ({ screen, open }) => say(`${screen}: open ${open.toFixed(0)} ms`)),
    );
  } finally {
    server.stop();
  }
}
