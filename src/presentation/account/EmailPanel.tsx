import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { FaultField } from '../kit/forms/FaultField';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { Row } from '../kit/layout/Stack';
import { PendingButton } from '../kit/PendingButton';
import type { AccountActsStore } from './AccountActsStore';
import type { AccountSettingsStore } from './AccountSettingsStore';
import { accountText, addressLimits, faultText } from './accountText';
import { ActOutcomeNotice } from './OwnAccountPanel';

interface EmailPanelProps {
  readonly form: AccountSettingsStore['email'];
  readonly acts: AccountActsStore;
  readonly summary: AccountSummary;
}

/** The email address of the account, and a new one that is awaiting confirmation. */
export const EmailPanel = observer(function EmailPanel({ form: email, acts, summary }: EmailPanelProps) {
  const { form, fault } = email;
  const { emailAddress: current, newEmailAddress: waiting } = summary;
  return (
    <MergedFormPanel
      isRow
      form={email}
      title={accountText('email.title')}
      lead={accountText('email.lead', { email: current })}
      save={accountText('email.save')}
      saved={accountText('email.saved', { email: waiting ?? form.mine.newEmailAddress, current })}
      labelOf={() => accountText('email.label')}
      valueText={String}
    >
      <WaitingAddress acts={acts} current={current} waiting={waiting} />
      <FaultField
        label={accountText('email.label')}
        fault={fault !== undefined && email.hasTriedToSubmit ? faultText(fault, addressLimits) : undefined}
        type="email"
        holds="email"
        maxLength={addressLimits.most}
        value={form.mine.newEmailAddress}
        onWrite={text => email.write('newEmailAddress', text)}
      />
    </MergedFormPanel>
  );
});

interface WaitingAddressProps {
  readonly acts: AccountActsStore;
  readonly current: string;
  /** The new address; undefined if none is awaiting confirmation. */
  readonly waiting: string | undefined;
}

/**
 * Lets the user have the link sent again or withdraw the new address, since an email may be lost or an address
 * mistyped.
 */
const WaitingAddress = observer(function WaitingAddress({ acts, current, waiting }: WaitingAddressProps) {
  const panel = useRef<HTMLDivElement>(null);
  const withdraw = async (): Promise<void> => {
    await acts.withdrawNewEmail(current);
    // The button that was pressed is no longer there.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  };
  return (
    <div ref={panel} className="account-waiting" tabIndex={-1}>
      {waiting !== undefined && (
        <>
          <p>{accountText('email.waiting', { email: waiting })}</p>
          <Row>
            <PendingButton
              text={accountText('email.resend')}
              awaiting={acts.busy === 'resendEmailLink'}
              onClick={() => void acts.resendEmailLink()}
            />
            <PendingButton
              text={accountText('email.keep', { current })}
              awaiting={acts.busy === 'withdrawNewEmail'}
              onClick={() => void withdraw()}
            />
          </Row>
        </>
      )}
      <ActOutcomeNotice
        store={acts}
        act="resendEmailLink"
        done={waiting === undefined ? '' : accountText('email.resent', { email: waiting })}
      />
      <ActOutcomeNotice
        store={acts}
        act="withdrawNewEmail"
        done={waiting === undefined ? accountText('email.kept', { current }) : ''}
      />
    </div>
  );
});
