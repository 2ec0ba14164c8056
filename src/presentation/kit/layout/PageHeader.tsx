import { ChevronLeftIcon } from '@blueprintjs/icons';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './layout.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly id?: string;
  /** The heading receives the focus when the page moves it there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The page above. */
  readonly back?: { readonly to: string; readonly text: string };
  /** In place of a way back: where one is, as links. */
  readonly breadcrumbs?: ReactNode;
  /** Before the title: who it is about. */
  readonly avatar?: ReactNode;
  /** Beside the title. */
  readonly tags?: ReactNode;
  /** Buttons at the right, the primary one last. */
  readonly actions?: ReactNode;
  /** Small enough to fit beside the title even on a phone. */
  readonly areActionsSmall?: boolean;
  /** One line below the title. */
  readonly lead?: ReactNode;
}

/** The head of a page: the same place and size on every page. */
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
