import { LinkIcon } from '@blueprintjs/icons';
import { useEffect, type ReactNode } from 'react';
import { MessageCard } from '../kit/MessageCard';
import { useStores } from '../app/useStores';
import styles from './TransactionalPage.module.css';
import { transactionalText } from './transactionalText';

interface TransactionalPageProps {
  readonly title: string;
  /** The purpose of the page; left out once there is nothing left to do. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A page that needs no sign-in: its title, its purpose, and its one act. */
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

/** Shown instead of a page that the link does not open. */
export function LinkMessage({ page, ...message }: LinkMessageProps) {
  const { showTitle } = useStores();
  useEffect(() => showTitle(page), [showTitle, page]);
  return <MessageCard icon={<LinkIcon size={40} />} {...message} />;
}

/** Says that the token of the link is missing: the page was reloaded, or its address was typed. */
export const NoLink = ({ title }: { readonly title: string }) => (
  <LinkMessage page={title} title={transactionalText('noToken.title')} text={transactionalText('noToken.text')} />
);
