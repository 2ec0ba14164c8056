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

interface LinkMessageProps {
  /** The title of the window. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  readonly isAlert?: boolean;
}

/** In place of a page whose link does not open it. */
export function LinkMessage({ page, ...message }: LinkMessageProps) {
  const { showTitle } = useStores();
  useEffect(() => showTitle(page), [showTitle, page]);
  return <MessageCard icon={<LinkIcon size={40} />} {...message} />;
}

/** The token of the link is missing: the page was reloaded, or its address was typed. */
export const NoLink = ({ title }: { readonly title: string }) => (
  <LinkMessage page={title} title={transactionalText('noToken.title')} text={transactionalText('noToken.text')} />
);
