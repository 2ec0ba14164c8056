import { Spinner } from '@blueprintjs/core';
import { createElement, type ComponentType } from 'react';
import type { AdministrationStores } from '../AdministrationStores';
import { Downloaded } from '../../kit/Downloaded';
import { organisationsText } from '../../organisations/organisationsText';
import { useShellStores } from '../useShellStores';
import { BulkActionNotices } from './BulkActionNotices';
import styles from './OrganisationsInShell.module.css';

interface OrganisationsInShellProps {
  readonly Page: ComponentType<{ readonly stores: AdministrationStores }>;
}

/** A page of organisations inside the shell, once its stores are downloaded. */
export function OrganisationsInShell({ Page }: OrganisationsInShellProps) {
  const { administration } = useShellStores();
  return (
    <Downloaded load={administration} fallback={<Spinner aria-label={organisationsText('loading')} />}>
      {stores => (
        <div className={styles['frame']}>
          <BulkActionNotices stores={stores} />
          {createElement(Page, { stores })}
        </div>
      )}
    </Downloaded>
  );
}
