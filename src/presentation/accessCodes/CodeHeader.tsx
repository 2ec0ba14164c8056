import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './CodeHeader.module.css';

interface CodeHeaderProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Address of the list, which is shown as it was left. */
  readonly back: string;
  readonly onBack: () => void;
  /** Tags beside the title. */
  readonly tags?: ReactNode;
  readonly actions?: ReactNode;
}

/** The header of a page opened from the list of codes. The title gets the focus when the page opens. */
export function CodeHeader({ id, title, back, onBack, tags, actions }: CodeHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles['header']}>
      <Button
        className={styles['back'] ?? ''}
        variant="minimal"
        size="small"
        intent="primary"
        icon={<ChevronLeftIcon size={12} />}
        text={back}
        onClick={onBack}
      />
      <div className={styles['title']}>
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {tags}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </header>
  );
}
