import styles from './UsageBar.module.css';

interface UsageBarProps {
  readonly used: number;
  /** Undefined if there is no limit. */
  readonly limit: number | undefined;
  /** True if the limit is reached or nearly reached. */
  readonly isWarning: boolean;
  /** The numbers in words, such as `88 of 900`. */
  readonly text: string;
  /** The text in place of the bar if there is no limit. */
  readonly noLimit: string;
}

/** Shows how much of a limit is used: a bar, with the numbers at its right. */
export function UsageBar({ used, limit, isWarning, text, noLimit }: UsageBarProps) {
  return (
    <span className={styles['usage']}>
      {limit === undefined ? (
        <span className={styles['noLimit']}>{noLimit}</span>
      ) : (
        <Bar used={used} limit={limit} isWarning={isWarning} />
      )}
      <span className={styles['number']}>{text}</span>
    </span>
  );
}

interface BarProps extends Pick<UsageBarProps, 'used' | 'isWarning'> {
  readonly limit: number;
}

function Bar({ used, limit, isWarning }: BarProps) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <span className={isWarning ? `${styles['bar']} ${styles['isWarning']}` : styles['bar']} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
