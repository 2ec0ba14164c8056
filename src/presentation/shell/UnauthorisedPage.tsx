import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { accessText } from '../access/accessText';
import { scopeWords } from '../access/scopeWords';
import { ShellMessage } from './ShellMessage';
import { shellText } from './shellText';
import { useShellStores } from './useShellStores';

interface Refusal {
  readonly needed: string;
  readonly from: string;
}

const isRefusal = (state: unknown): state is Refusal =>
  typeof state === 'object' && state !== null && 'needed' in state && typeof state.needed === 'string' && 'from' in state && typeof state.from === 'string';

/** Says no, what is missing in plain words, and looks again on demand. */
export const UnauthorisedPage = observer(function UnauthorisedPage() {
  const { access } = useShellStores();
  const state: unknown = useLocation().state;
  const refusal = isRefusal(state) ? state : undefined;
  const [asked, setAsked] = useState(false);
  if (refusal !== undefined && asked && access.verdict(refusal.needed) === 'allow') return <Navigate to={refusal.from} replace />;
  return (
    <ShellMessage title={shellText('unauthorised.title')} text={shellText('unauthorised.text')}>
      {refusal !== undefined && (
        <>
          <p>{shellText('unauthorised.needed', { words: scopeWords(refusal.needed), scope: refusal.needed })}</p>
          <Button
            text={shellText(access.checking ? 'unauthorised.checking' : 'unauthorised.again')}
            loading={access.checking}
            onClick={() => {
              setAsked(true);
              void access.check();
            }}
          />
          <p role="status">{asked && !access.checking && (access.checkFailed ? accessText('couldNotCheck') : shellText('unauthorised.still'))}</p>
        </>
      )}
      <Link to="/home">{shellText('notFound.toHome')}</Link>
    </ShellMessage>
  );
});
