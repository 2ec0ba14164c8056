import { LinkIcon } from '@blueprintjs/icons';
import { useEffect, type ReactNode } from 'react';
import { MessageCard } from '../kit/MessageCard';
import { useStores } from '../app/useStores';
import styles from './TransactionalPage.module.css';
import { transactionalText } from './transactionalText';

interface TransactionalPageProps {
  readonly title: string;
  /** Left out once there is nothing to do. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A page that needs no session: its title, what it is for, and its one act. */
export function TransactionalPage({ title, lead, children }: TransactionalPageProps) {
  const { showTitle } = useStores();
  useEffect(() => showTitle(title), [showTitle, title]);
  return (
    <div className={`external-message ${styles['page']}`}>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </div>
  );
}

/** The token of the link is gone: the page was loaded again, or its address was typed. */
export function NoLink({ title }: { readonly title: string }) {
  const { showTitle } = useStores();
  useEffect(() => showTitle(title), [showTitle, title]);
  return (
    <MessageCard
      icon={<LinkIcon size={40} />}
      title={transactionalText('noToken.title')}
      text={transactionalText('noToken.text')}
    />
  );
}
