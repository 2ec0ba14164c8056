import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { AccessStore } from '../../access/AccessStore';
import { accessText } from '../../access/accessText';
import { scopeWords } from '../../access/scopeWords';
import { Hint } from '../../kit/layout/Hint';
import { PendingButton } from '../../kit/PendingButton';
import { appText } from '../appText';
import type { Refusal } from './Refusal';

interface CheckAgainNoticeProps {
  readonly access: AccessStore;
  readonly refusal: Refusal;
}

/** Says what could not be checked, checks again on demand, and opens the page once that is possible. */
export const CheckAgainNotice = observer(function CheckAgainNotice({
  access,
  refusal: { needed, from },
}: CheckAgainNoticeProps) {
  const [asked, setAsked] = useState(false);
  if (asked && access.verdict(needed) === 'allow') return <Navigate to={from} replace />;
  return (
    <>
      <p>{appText('unauthorised.needed', { words: scopeWords(needed) })}</p>
      <details>
        <summary>{appText('unauthorised.details')}</summary>
        <Hint>{appText('unauthorised.scope', { scope: needed })}</Hint>
      </details>
      <PendingButton
        intent="primary"
        text={appText(access.checking ? 'unauthorised.checking' : 'unauthorised.again')}
        awaiting={access.checking}
        onClick={() => {
          setAsked(true);
          void access.check();
        }}
      />
      <p role="status">
        {asked &&
          !access.checking &&
          (access.checkFailed ? accessText('couldNotCheck') : appText('unauthorised.still'))}
      </p>
    </>
  );
});
