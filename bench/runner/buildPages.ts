import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundle';
import { LISTS } from './lists';
import { BENCH, PAGES } from './places';

/** Builds a page for every list, and one for the state layers. */
export async function buildPages(): Promise<void> {
  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  await bundle({
    entryPoints: { watchRenders: join(BENCH, 'page/watchRenders.ts'), state: join(BENCH, 'state/statePage.ts') },
    outdir: PAGES,
  });
  await writeFile(join(PAGES, 'state.html'), html('<script src="state.js"></script>'));
  for (const { page } of LISTS) {
    await bundle({ entryPoints: { [page]: join(BENCH, `peers/${page}.tsx`) }, outdir: PAGES });
    const parts =
      `<link rel="stylesheet" href="${page}.css"><div id="root"></div><script ` +
      `src="watchRenders.js"></script><script src="${page}.js"></script>`;
    await writeFile(join(PAGES, `${page}.html`), html(parts));
  }
}

const html = (body: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" ' +
  `href="data:,"><title>bench</title><body>${body}`;
