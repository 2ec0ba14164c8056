import type { Stretch } from '@/domain/regions/coreHoursStretches';
import type { DayRow } from './weekRows';

interface DayBarProps<S extends Stretch> {
  readonly row: DayRow<S>;
  /** Returns the class of a piece; the table has its words. */
  readonly classOf: (stretch: S) => string;
}

const [WIDTH, HEIGHT] = [960, 20];
/** Number of hours between two lines. */
const LINE_EVERY = 6;

/** The chart of one day, from left to right. Screen readers read the text beside it instead. */
export function DayBar<S extends Stretch>({ row, classOf }: DayBarProps<S>) {
  const lines = Array.from({ length: Math.ceil(row.hours / LINE_EVERY) - 1 }, (_, index) => (index + 1) * LINE_EVERY);
  return (
    <svg className="region-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {row.pieces.map(({ begin, end, stretch, from }) => (
        <rect
          key={from}
          className={`region-piece ${classOf(stretch)}`}
          x={begin * WIDTH}
          width={(end - begin) * WIDTH}
          y={0}
          height={HEIGHT}
        />
      ))}
      {lines.map(hour => (
        <line key={hour} x1={(hour / row.hours) * WIDTH} x2={(hour / row.hours) * WIDTH} y1={0} y2={HEIGHT} />
      ))}
    </svg>
  );
}

/** The axis above the bars, labelled for a day of 24 hours. */
export function DayAxis() {
  return (
    <span className="region-axis" aria-hidden="true">
      {[0, 1, 2, 3, 4].map(place => (
        <span key={place}>{String(place * LINE_EVERY).padStart(2, '0')}</span>
      ))}
    </span>
  );
}
