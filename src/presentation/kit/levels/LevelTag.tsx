import { WarningSignIcon } from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';
import styles from './levels.module.css';

type Level = 'alarm' | 'watch' | 'fact';

interface LevelTagProps {
  readonly level: Level;
  /** An icon of 12 px; a warning sign by default. */
  readonly icon?: ReactElement;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A tag for one sign of need: solid for an alarm, coloured for a watch, plain text for a fact. */
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

/** The class of a row whose edge has the colour of its most urgent sign. */
export const rowLevelClass = (level: Level): string => `${styles['row']} ${styles[`row-${level}`]}`;
