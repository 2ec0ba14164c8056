import { Button } from '@blueprintjs/core';
import { useLayoutEffect, useRef } from 'react';
import { PendingButton } from '../PendingButton';
import { formsText } from './formsText';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** Label of the save button. */
  readonly save: string;
  /** True if no conflict is waiting for a choice. */
  readonly isDecided: boolean;
  /** True if an attempt had no answer, so that its content may have been saved. */
  readonly isUnanswered: boolean;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  /** Undefined if there are no entries to discard. */
  readonly onCancel: (() => void) | undefined;
  /** Called when the button is pressed. Leave it out inside a form: the button then submits the form. */
  readonly onSave?: () => void;
  /** True for a bar at the foot of a page that stays in view while the page scrolls. */
  readonly isPageWide?: boolean;
}

/**
 * `Save · Cancel · Unsaved changes`: shown only while there is something to save. When it disappears, the focus stays
 * in its form.
 */
export function SaveBar(props: SaveBarProps) {
  const { save, isDecided, isUnanswered, isBusy, isReady, onCancel, onSave, isPageWide = false } = props;
  const state = isUnanswered ? 'unanswered' : 'unsaved';
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    return () => leaveFocus(own);
  }, []);
  return (
    <div ref={bar} className={isPageWide ? `${styles['bar']} ${styles['page']}` : styles['bar']}>
      <PendingButton
        type={onSave === undefined ? 'submit' : 'button'}
        intent="primary"
        text={save}
        awaiting={isBusy}
        disabled={!isReady && !isBusy}
        {...(onSave && { onClick: onSave })}
      />
      {onCancel !== undefined && (
        <Button variant="minimal" text={formsText('cancel')} disabled={isBusy} onClick={onCancel} />
      )}
      <span className={styles['state']}>{formsText(isDecided ? state : 'undecided')}</span>
    </div>
  );
}

function leaveFocus(bar: HTMLElement | null): void {
  if (bar?.contains(document.activeElement) !== true) return;
  const home = bar.closest<HTMLElement>('form, section');
  if (home === null) return;
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
}
