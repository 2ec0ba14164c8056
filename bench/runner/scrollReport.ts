import { FLOOR, LISTS } from './lists';
import { markdownTable } from './markdownTable';
import { MOTIONS, type ScrollVisit } from './measureScrolling';
import { median } from './statistics';

export function scrollReport(visits: readonly ScrollVisit[]): string {
  const lines = LISTS.filter(list => list === FLOOR || !list.isFloor).map(list => {
    const cells = MOTIONS.flatMap(motion => {
      const own = visits.filter(visit => visit.list === list && visit.motion === motion);
      if (own.length === 0) return ['–', '–'];
      return [
        `${median(own.map(({ late }) => late))} of ${own[0]?.frames ?? 0}`,
        list === FLOOR ? '–' : `${median(own.map(({ blank }) => blank)).toFixed(1)} %`,
      ];
    });
    const longest = Math.max(
      0,
      ...visits.filter(visit => visit.list === list).map(({ longestTaskMs }) => longestTaskMs),
    );
    return [list === FLOOR ? 'nothing scrolls: the machine alone' : list.name, ...cells, `${longest.toFixed(0)} ms`];
  });
  return markdownTable(
    [
      'list',
      'fling: late frames',
      'blank',
      'fling ahead of the page: late',
      'blank',
      'drag: late',
      'blank',
      'longest task over 50 ms',
    ],
    lines,
  );
}
