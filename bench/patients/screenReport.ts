import { markdownTable } from '../runner/markdownTable';
import { fastest, median } from '../runner/statistics';
import { MOMENTS, ORGANISATIONS, PATIENTS, type ScreenName, type ScreenVisit } from './measureScreens';
import type { Motion, ScreenScrolling } from './ScreenBench';

type Timed = 'open' | 'more' | 'search';

/**
 * Two tables: what is done to a screen, against the same rows without a window or pages; and the frames while the
 * timeline is scrolled.
 */
export function screenReport(visits: readonly ScreenVisit[]): string {
  return [
    `#### A timeline of ${MOMENTS.toLocaleString('en')} moments`,
    timelineTable(visits),
    framesTable(visits),
    `#### A list of ${PATIENTS.toLocaleString('en')} assigned patients`,
    patientsTable(visits),
    `#### A tree of ${ORGANISATIONS.toLocaleString('en')} organisations, every branch open`,
    treeTable(visits),
  ].join('\n\n');
}

const of = (visits: readonly ScreenVisit[], screen: ScreenName): readonly ScreenVisit[] =>
  visits.filter(visit => visit.screen === screen);

/**
 * The fastest of all rounds, which other work on the machine has disturbed least, and how often the product's fits into
 * it.
 */
function cell(visits: readonly ScreenVisit[], screen: ScreenName, product: ScreenName, what: Timed): string {
  const ms = fastest(of(visits, screen).map(visit => visit[what]));
  const ratio = ms / fastest(of(visits, product).map(visit => visit[what]));
  return Number.isNaN(ms) ? '–' : `${ratio.toFixed(ratio < 10 ? 2 : 0)} (${ms.toFixed(0)} ms)`;
}

const count = (visits: readonly ScreenVisit[], screen: ScreenName, what: 'rows' | 'elements'): string =>
  median(of(visits, screen).map(visit => visit[what])).toLocaleString('en');

function timelineTable(visits: readonly ScreenVisit[]): string {
  const line = (screen: ScreenName, name: string): readonly string[] => [
    name,
    cell(visits, screen, 'timeline', 'open'),
    cell(visits, screen, 'timeline', 'more'),
    count(visits, screen, 'rows'),
    count(visits, screen, 'elements'),
  ];
  return markdownTable(
    ['timeline', 'open', 'one more page of 50', 'rows drawn', 'elements'],
    [line('timeline', '**this product**'), line('plainTimeline', 'the same rows, all drawn')],
  );
}

function framesTable(visits: readonly ScreenVisit[]): string {
  const line = (screen: ScreenName, name: string, motion: Motion, words: string): readonly string[] => {
    const seen = of(visits, screen).flatMap(visit => visit.scrolled[motion] ?? []);
    const middle = (what: keyof ScreenScrolling): number => median(seen.map(scrolling => scrolling[what]));
    return [
      `${name}, ${words}`,
      `${middle('middle').toFixed(1)} ms`,
      `${middle('longest').toFixed(0)} ms`,
      `${middle('late')} of ${middle('frames')}`,
      `${middle('blank')}`,
      `${middle('longestTaskMs').toFixed(0)} ms`,
    ];
  };
  const motions = [
    ['still', 'nothing moves'] as const,
    ['fling', '150 px a frame'] as const,
    ['drag', 'all of it in as many frames'] as const,
  ];
  const lines = motions.flatMap(([motion, words]) => [
    line('timeline', '**this product**', motion, words),
    line('plainTimeline', 'all drawn', motion, words),
  ]);
  return markdownTable(
    [
      'scrolling',
      'frame in the middle',
      'longest frame',
      'late frames',
      'frames without a row in the middle of the view',
      'longest task over 50 ms',
    ],
    lines,
  );
}

/** The other way about than above: the product against the floor, as the goal says it. */
function treeTable(visits: readonly ScreenVisit[]): string {
  const line = (screen: ScreenName, name: string): readonly string[] => [
    name,
    cell(visits, screen, 'rawOrganisations', 'open'),
    count(visits, screen, 'rows'),
    count(visits, screen, 'elements'),
  ];
  return markdownTable(
    ['tree', 'open, until all are there (goal: at most 1.50)', 'rows drawn', 'elements'],
    [line('organisations', '**this product**'), line('rawOrganisations', 'raw DOM, all rows')],
  );
}

function patientsTable(visits: readonly ScreenVisit[]): string {
  const line = (screen: ScreenName, name: string): readonly string[] => [
    name,
    cell(visits, screen, 'patients', 'open'),
    cell(visits, screen, 'patients', 'search'),
    cell(visits, screen, 'patients', 'more'),
    count(visits, screen, 'rows'),
    count(visits, screen, 'elements'),
  ];
  return markdownTable(
    ['list', 'open, until all are read', 'search', 'turn the page', 'rows drawn', 'elements'],
    [line('patients', '**this product**, 20 to a page'), line('plainPatients', 'the same rows, all drawn')],
  );
}
