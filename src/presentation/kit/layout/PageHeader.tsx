import { ChevronLeftIcon } from '@blueprintjs/icons';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './layout.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly id?: string;
  /** Ref to the heading, for a page that moves the focus there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Link to the parent page. */
  readonly back?: { readonly to: string; readonly text: string };
  /** Links to all parent pages, used instead of `back`. */
  readonly breadcrumbs?: ReactNode;
  /** The person whom the page is about; shown before the title. */
  readonly avatar?: ReactNode;
  /** Tags beside the title. */
  readonly tags?: ReactNode;
  /** Buttons at the right, the primary one last. */
  readonly actions?: ReactNode;
  /** True if the actions fit beside the title even on a phone. */
  readonly areActionsSmall?: boolean;
  /** One line of text below the title. */
  readonly lead?: ReactNode;
}

/** The header of a page, with the same place and size on every page. */
export function PageHeader({ title, id, headingRef, back, breadcrumbs, avatar, tags, lead, ...acts }: PageHeaderProps) {
  const { actions, areActionsSmall = false } = acts;
  return (
    <header className={`${styles['pageHeader']} ${areActionsSmall ? '' : styles['actionsBelow']}`.trim()}>
      {breadcrumbs}
      {back !== undefined && (
        <Link className={styles['back']} to={back.to}>
          <ChevronLeftIcon size={12} />
          {back.text}
        </Link>
      )}
      <div className={styles['titleRow']}>
        {avatar}
        <h1 id={id} tabIndex={-1} ref={headingRef}>
          {title}
        </h1>
        {tags}
      </div>
      {actions !== undefined && <div className={styles['headActions']}>{actions}</div>}
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </header>
  );
}
