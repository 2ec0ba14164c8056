import { Button } from '@blueprintjs/core';
import { CaretDownIcon, SmallCrossIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { Popup } from '../overlays/Popup';
import { focusPopoverBody, PopoverBody } from '../PopoverBody';
import styles from './FilterMenu.module.css';

interface FilterMenuProps {
  readonly label: string;
  /** Label of the chosen filter; undefined if there is none. */
  readonly value: string | undefined;
  readonly clearLabel: string;
  readonly onClear: () => void;
  readonly children: ReactElement;
}

/** One filter of a list: a button that shows the chosen value and opens the choices. */
export function FilterMenu({ label, value, clearLabel, onClear, children }: FilterMenuProps) {
  return (
    <span className={value === undefined ? styles['filter'] : `${styles['filter']} ${styles['isSet']}`}>
      <Popup
        content={<PopoverBody className={styles['choices'] ?? ''}>{children}</PopoverBody>}
        onOpened={focusPopoverBody}
      >
        <Button
          variant="minimal"
          endIcon={value === undefined ? <CaretDownIcon /> : undefined}
          text={
            value === undefined ? (
              label
            ) : (
              <>
                {label}: <strong>{value}</strong>
              </>
            )
          }
        />
      </Popup>
      {value !== undefined && (
        <Button
          variant="minimal"
          icon={<SmallCrossIcon />}
          aria-label={clearLabel}
          title={clearLabel}
          onClick={onClear}
        />
      )}
    </span>
  );
}
