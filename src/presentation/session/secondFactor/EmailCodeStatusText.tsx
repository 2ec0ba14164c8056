import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import type { OneTimePasswordStore } from './OneTimePasswordStore';
import { sessionText } from '../sessionText';

/** What became of the code that was asked for by email. The region stays, so that what appears in it is read out. */
export const EmailCodeStatusText = observer(function EmailCodeStatusText({ store }: { readonly store: OneTimePasswordStore }) {
  const { emailCode, emailed, emailFailure } = store;
  return (
    <div role="status">
      {emailCode === 'successful' && <Notice intent="success">{sessionText('failures.emailSent')}</Notice>}
      {emailCode === 'failed' && (
        <Notice intent="danger">
          <span>{sessionText('failures.emailNotSent')}</span>
          {emailFailure?.kind === 'tooSoon' && <span> {sessionText('failures.emailTooSoon')}</span>}
          {emailed && <span> {sessionText('failures.earlierCode')}</span>}
        </Notice>
      )}
    </div>
  );
});
