import { TickIcon } from '@blueprintjs/icons';
import styles from './bulk.module.css';
import { bulkText } from './bulkText';
import type { BulkStep } from './BulkStore';

const places: Readonly<Record<BulkStep, number>> = { entering: 0, checking: 1, checked: 1, progress: 2, outcome: 3 };

interface BulkStepperProps {
  readonly step: BulkStep;
  /** The name of the first step. */
  readonly first: string | undefined;
}

/** The four steps by name, with the finished ones and the current one. */
export function BulkStepper({ step, first }: BulkStepperProps) {
  const current = places[step];
  const names = [
    first ?? bulkText('steps.enter'),
    bulkText('steps.check'),
    bulkText('steps.progress'),
    bulkText('steps.result'),
  ];
  return (
    <ol className={styles['stepper']} aria-label={bulkText('steps.label')}>
      {names.map((name, place) => (
        <li
          key={name}
          className={styles[stateOf(place, current)]}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles['number']} aria-hidden="true">
            {place < current ? <TickIcon size={12} /> : place + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}

function stateOf(place: number, current: number): 'done' | 'current' | 'ahead' {
  if (place === current) return 'current';
  return place < current ? 'done' : 'ahead';
}
