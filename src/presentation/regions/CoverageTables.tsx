import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CoverageStretch } from '@/domain/regions/weekCoverage';
import { DayAxis, DayBar } from './DayBar';
import { regionsText } from './regionsText';
import { regionTime } from './regionTime';
import type { TherapistCoverageStore } from './TherapistCoverageStore';
import type { DayRow } from './weekRows';

interface CoverageProps {
  readonly store: TherapistCoverageStore;
  readonly zone: string;
}

/** The gaps, a chart of the days, and the numbers. */
export const CoverageTables = observer(function CoverageTables({ store, zone }: CoverageProps) {
  if (store.stretches?.length === 0) return <p>{regionsText('cover.noCoreHours')}</p>;
  return (
    <>
      <Gaps store={store} zone={zone} />
      <Days store={store} zone={zone} />
      <details>
        <summary>{regionsText('cover.table')}</summary>
        <Figures store={store} zone={zone} />
      </details>
    </>
  );
});

const Gaps = observer(function Gaps({ store: { uncovered }, zone }: CoverageProps) {
  const id = useId();
  return (
    <>
      <h3 id={id} className="region-subtitle">
        {regionsText('cover.gaps')}
      </h3>
      {uncovered.length === 0 && <p>{regionsText('cover.noGaps')}</p>}
      <ul className="region-gaps" aria-labelledby={id}>
        {uncovered.map(({ from, to, verdict }) => (
          <li key={from} className={`region-gap-${verdict}`}>
            <strong>{regionsText(`cover.verdict.${verdict}`)}</strong> {regionTime.stretch(from, to, zone)} (
            {regionTime.length(to - from)})
          </li>
        ))}
      </ul>
    </>
  );
});

const Days = observer(function Days({ store: { rows }, zone }: CoverageProps) {
  return (
    <table className="region-week">
      <caption>{regionsText('cover.picture')}</caption>
      <thead>
        <tr>
          <th scope="col">{regionsText('preview.day')}</th>
          <th scope="col">
            {regionsText('cover.available')}
            <DayAxis />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.start}>
            <th scope="row">{regionTime.day(row.start, zone)}</th>
            <td>
              <DayBar row={row} classOf={classOfStretch} />
              <span>{summaryOf(row)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** More therapists have a stronger colour. Gaps and unknown times also have a border of their own. */
function classOfStretch({ verdict, available }: CoverageStretch): string {
  if (verdict !== 'covered') return `region-piece-${verdict}`;
  const levels = [2, 10, 50] as const;
  return `region-piece-level-${levels.filter(least => available > least).length}`;
}

function summaryOf({ pieces }: DayRow<CoverageStretch>): string {
  if (pieces.length === 0) return regionsText('preview.none');
  const counts = pieces.map(({ stretch }) => stretch.available);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const gaps = pieces.filter(({ stretch }) => stretch.verdict === 'gap');
  const gapSeconds = gaps.reduce((sum, { from, to }) => sum + to - from, 0);
  const range = least === most ? String(least) : regionsText('cover.stretch', { from: least, to: most });
  return gapSeconds === 0
    ? regionsText('cover.figures', { count: range })
    : regionsText('cover.figuresWithGap', { count: range, length: regionTime.length(gapSeconds) });
}

const Figures = observer(function Figures({ store: { stretches = [] }, zone }: CoverageProps) {
  const columns = ['from', 'to', 'available', 'unreadCount', 'state'] as const;
  return (
    <div className="region-figures" tabIndex={0} role="group" aria-label={regionsText('cover.table')}>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {regionsText(`cover.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ from, to, available, unread, verdict }) => (
            <tr key={from}>
              <th scope="row">{regionTime.moment(from, zone)}</th>
              <td>{regionTime.moment(to, zone)}</td>
              <td>{available}</td>
              <td>{unread}</td>
              <td>{regionsText(`cover.verdict.${verdict}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
