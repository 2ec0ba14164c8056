import { WarningSignIcon } from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';
import styles from './levels.module.css';

type Level = 'alarm' | 'watch' | 'fact';

interface LevelTagProps {
  readonly level: Level;
  /** 12 px; overrides the default. */
  readonly icon?: ReactElement;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One sign of need: an alarm is solid, a watch is coloured, a fact is text. */
export function LevelTag({ level, icon = <WarningSignIcon size={12} />, className = '', children }: LevelTagProps) {
  return (
    <span className={`${tagLevelClass(level)} ${className}`.trim()}>
      {level !== 'fact' && icon}
      <span className={tagTextClass}>{children}</span>
    </span>
  );
}

export const tagLevelClass = (level: Level): string => `${styles['tag']} ${styles[level]}`;

export const tagTextClass = styles['text'] ?? '';

/** For a row, which shows its loudest sign at its edge. */
export const rowLevelClass = (level: Level): string => `${styles['row']} ${styles[`row-${level}`]}`;
