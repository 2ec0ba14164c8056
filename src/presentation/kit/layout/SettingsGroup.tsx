import { useId, type ReactNode, type Ref } from 'react';
import styles from './SettingsGroup.module.css';

interface SettingsGroupProps {
  /** Id of the group in its page, the target of an index. */
  readonly id: string;
  readonly title: string;
  /** Rows. */
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
  /** Left out where the group has one row, whose title is that of the group. */
  readonly title?: string;
  /** Names the row where it has no title of its own. */
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
