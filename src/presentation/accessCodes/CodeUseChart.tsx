import type { CodeUse } from '@/domain/accessCodes/AccessCode';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { formatNumber } from '../kit/table/tablesText';
import { dateFormat } from '../kit/time/dateFormat';
import { accessCodesCount, accessCodesText } from './accessCodesText';
import styles from './CodeUseChart.module.css';

/** Height of the chart and width of a bar, in units of the SVG's view box. */
const HEIGHT = 60;
const BAR = 4;

interface CodeUseChartProps {
  /** All of the last 90 days, oldest first. */
  readonly days: readonly CodeUse[];
  /** False if some days could not be read. */
  readonly isWhole: boolean;
}

/** The number of people who joined on each of the last 90 days: in total, as a chart, and as a table. */
export function CodeUseChart({ days, isWhole }: CodeUseChartProps) {
  const used = days.filter(({ joined }) => joined > 0);
  const most = Math.max(0, ...days.map(({ joined }) => joined));
  const total = days.reduce((sum, { joined }) => sum + joined, 0);
  return (
    <Panel title={accessCodesText('use.title')}>
      {total === 0 ? (
        <p>{accessCodesText(isWhole && days.length > 0 ? 'use.none' : 'use.unknown')}</p>
      ) : (
        <>
          <p className={styles['total']}>{accessCodesCount('use.total', total)}</p>
          {!isWhole && <Hint>{accessCodesText('use.incomplete')}</Hint>}
          <Chart days={days} most={most} total={total} />
          <details className={styles['table']}>
            <summary>{accessCodesText('use.table')}</summary>
            <UseTable used={used} />
          </details>
        </>
      )}
    </Panel>
  );
}

interface ChartProps {
  readonly days: readonly CodeUse[];
  /** The highest number on a single day. */
  readonly most: number;
  readonly total: number;
}

function Chart({ days, most, total }: ChartProps) {
  return (
    <div className={styles['chart']}>
      <p className={styles['axis']} aria-hidden="true">
        <span>{formatNumber(most)}</span>
        {most > 1 && most % 2 === 0 && <span>{formatNumber(most / 2)}</span>}
        <span>0</span>
      </p>
      <svg
        viewBox={`0 0 ${days.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={accessCodesText('use.chart', { total: formatNumber(total), most: formatNumber(most) })}
      >
        {days.map(({ day, joined }, at) => {
          const height = (joined / most) * HEIGHT;
          return <rect key={day} x={at * BAR} y={HEIGHT - height} width={BAR - 1} height={height} />;
        })}
      </svg>
      <p className={styles['ends']} aria-hidden="true">
        <span>{dateFormat.day(days[0]?.day ?? '')}</span>
        <span>{dateFormat.day(days.at(-1)?.day ?? '')}</span>
      </p>
    </div>
  );
}

function UseTable({ used }: { readonly used: readonly CodeUse[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{accessCodesText('use.day')}</th>
          <th scope="col">{accessCodesText('use.joined')}</th>
        </tr>
      </thead>
      <tbody>
        {used.toReversed().map(({ day, joined }) => (
          <tr key={day}>
            <th scope="row">{dateFormat.day(day)}</th>
            <td>{joined}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
