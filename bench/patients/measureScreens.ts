import { ListPage } from '../runner/ListPage';
import { openBrowser } from '../runner/openBrowser';
import type { PageServer } from '../runner/PageServer';
import type { Motion, ScreenScrolling } from './ScreenBench';

export const MOMENTS = 20_000;
export const PATIENTS = 2_000;
export const ORGANISATIONS = 3_000;
const FRAMES = 45;

export type ScreenName =
  | 'timeline'
  | 'plainTimeline'
  | 'patients'
  | 'plainPatients'
  | 'organisations'
  | 'rawOrganisations';

export interface ScreenVisit {
  readonly screen: ScreenName;
  readonly open: number;
  readonly rows: number;
  readonly elements: number;
  /** Milliseconds; NaN where the screen has no such thing. */
  readonly more: number;
  readonly search: number;
  readonly scrolled: Readonly<Partial<Record<Motion, ScreenScrolling>>>;
}

const TREES: readonly ScreenName[] = ['rawOrganisations', 'organisations'];
const OWN: readonly ScreenName[] = ['timeline', 'patients', ...TREES];
const ALL: readonly ScreenName[] = ['timeline', 'plainTimeline', 'patients', 'plainPatients', ...TREES];
const isTree = (screen: ScreenName): boolean => TREES.includes(screen);
const isTimeline = (screen: ScreenName): boolean => screen === 'timeline' || screen === 'plainTimeline';

/** Each screen in a browser of its own, at 60 frames a second; the peers, which take long, in the first round alone. */
export async function measureScreens(
  server: PageServer,
  rounds: number,
  notify: (visit: ScreenVisit) => void,
): Promise<readonly ScreenVisit[]> {
  const visits: ScreenVisit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of round === 0 ? ALL : OWN) {
      const visit = await visitOf(server, screen);
      visits.push(visit);
      notify(visit);
    }
  }
  return visits;
}

function sizeOf(screen: ScreenName): number {
  if (isTree(screen)) return ORGANISATIONS;
  return isTimeline(screen) ? MOMENTS : PATIENTS;
}

async function visitOf(server: PageServer, screen: ScreenName): Promise<ScreenVisit> {
  const browser = await openBrowser('timed');
  const page = await ListPage.open(browser, server.url('screens'));
  try {
    const open = await page.run<number>(`open('${screen}', ${sizeOf(screen)})`);
    const seen = { rows: await page.run<number>('rows()'), elements: await page.run<number>('elements()') };
    if (isTree(screen)) return { screen, open, ...seen, more: NaN, search: NaN, scrolled: {} };
    const more = screen === 'plainPatients' ? NaN : await page.run<number>('more()');
    if (!isTimeline(screen))
      return { screen, open, ...seen, more, search: await page.run<number>("search('lima 12')"), scrolled: {} };
    const scroll = (motion: Motion): Promise<ScreenScrolling> =>
      page.run<ScreenScrolling>(`scroll('${motion}', ${FRAMES})`);
    return {
      screen,
      open,
      ...seen,
      more,
      search: NaN,
      scrolled: { still: await scroll('still'), fling: await scroll('fling'), drag: await scroll('drag') },
    };
  } finally {
    await page.close();
    await browser.close();
  }
}
