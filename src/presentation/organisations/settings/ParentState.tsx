import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Notice } from '../../kit/Notice';
import { organisationFailureText, organisationsText } from '../organisationsText';
import type { ShownOrganisation } from '../page/ShownOrganisation';
import { settingsText } from './settingsText';

/** Loads the inherited settings, once for all panels of a page, and says if they are unknown. */
export const ParentState = observer(function ParentState({ page }: { readonly page: ShownOrganisation }) {
  const { parent } = page;
  useEffect(() => void page.loadParent(), [page]);
  return (
    <div role="alert">
      {parent.status === 'couldNotCheck' && (
        <Notice
          intent="warning"
          action={<Button size="small" text={organisationsText('retry')} onClick={() => void page.loadParent()} />}
        >
          {settingsText('parentFailed', { why: organisationFailureText(parent.failure) })}
        </Notice>
      )}
    </div>
  );
});
