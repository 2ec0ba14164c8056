import styles from './UsageBar.module.css';

interface UsageBarProps {
  readonly used: number;
  /** Undefined where there is no limit. */
  readonly limit: number | undefined;
  /** The limit is reached, or nearly. */
  readonly isWarning: boolean;
  /** The numbers in words, such as `88 of 900`. */
  readonly text: string;
  /** In place of the bar where there is no limit. */
  readonly noLimit: string;
}

/** The used share of a limit: a bar, with the number at the right. */
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
