import { useId, type ReactNode, type Ref } from 'react';
import styles from './SettingsGroup.module.css';

interface SettingsGroupProps {
  /** Id of the group, which the index of the page links to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A card of settings about one subject. */
export function SettingsGroup({ id, title, children }: SettingsGroupProps) {
  return (
    <div id={id} className={styles['group']}>
      <h2 tabIndex={-1}>{title}</h2>
      {children}
    </div>
  );
}

interface SettingsRowProps {
  /** Left out if the group has only this row, which then needs no title besides that of the group. */
  readonly title?: string;
  /** Names the row for screen readers if it has no title. */
  readonly label?: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One setting: its title, with its value and control beside it. */
export function SettingsRow({ title, label, headingRef, children }: SettingsRowProps) {
  const id = useId();
  return (
    <section className={styles['row']} aria-label={label} {...(title !== undefined && { 'aria-labelledby': id })}>
      {title !== undefined && (
        <h3 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h3>
      )}
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
