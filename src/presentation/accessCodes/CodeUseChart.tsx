import { useId } from 'react';
import type { CodeUse } from '@/domain/accessCodes/AccessCode';
import { formatted } from '../kit/table/tablesText';
import { dateFormat } from '../kit/time/dateFormat';
import { accessCodesText } from './accessCodesText';

/** Units of the picture. */
const HEIGHT = 60;
const BAR = 4;

interface CodeUseChartProps {
  /** Every one of the last 90 days, the oldest first. */
  readonly days: readonly CodeUse[];
  /** No day is missing that could not be read. */
  readonly isWhole: boolean;
}

/** How many people joined on each of the last 90 days: a picture, and the same as a table. */
export function CodeUseChart({ days, isWhole }: CodeUseChartProps) {
  const id = useId();
  const used = days.filter(({ joined }) => joined > 0);
  const most = Math.max(0, ...days.map(({ joined }) => joined));
  const total = days.reduce((sum, { joined }) => sum + joined, 0);
  return (
    <section className="organisation-panel code-use" aria-labelledby={id}>
      <h3 id={id}>{accessCodesText('use.title')}</h3>
      {total === 0 ? (
        <p>{accessCodesText(isWhole && days.length > 0 ? 'use.none' : 'use.unknown')}</p>
      ) : (
        <>
          {!isWhole && <p>{accessCodesText('use.incomplete')}</p>}
          <svg
            viewBox={`0 0 ${days.length * BAR} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={accessCodesText('use.chart', { total: formatted(total), most: formatted(most) })}
          >
            {days.map(({ day, joined }, at) => {
              const height = (joined / most) * HEIGHT;
              return <rect key={day} x={at * BAR} y={HEIGHT - height} width={BAR - 1} height={height} />;
            })}
          </svg>
          <p className="code-use-ends" aria-hidden="true">
            <span>{dateFormat.day(days[0]?.day ?? '')}</span>
            <span>{dateFormat.day(days.at(-1)?.day ?? '')}</span>
          </p>
          <details>
            <summary>{accessCodesText('use.table')}</summary>
            <UseTable used={used} />
          </details>
        </>
      )}
    </section>
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
