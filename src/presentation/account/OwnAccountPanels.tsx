import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Downloaded } from '../kit/Downloaded';
import { FaultField } from '../kit/forms/FaultField';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { useStore } from '../kit/useStore';
import { accountText, faultText, screenNameLimits } from './accountText';
import type { AccountSettingsStore } from './AccountSettingsStore';
import { DeletionPanel } from './DeletionPanel';
import { ConfirmEmailPanel } from './ConfirmEmailPanel';
import { EmailPanel } from './EmailPanel';
import { LanguagePanel } from './LanguagePanel';
import { PasswordPanel } from './PasswordPanel';
import { PushPanel } from './PushPanel';
import { LoadNotice } from '../kit/LoadNotice';
import { NamesPanel } from './NamesPanel';
import type { OwnAccountStores } from './OwnAccountStores';

interface OwnAccountPanelsProps {
  readonly load: () => Promise<OwnAccountStores>;
  /** The id in the link to a new address, where that link was opened. */
  readonly confirmId: string | undefined;
  /** What comes before the deletion. */
  readonly children: ReactNode;
}

/** Names, address, language and what else a person looks after themselves; the deletion comes last. */
export function OwnAccountPanels({ load, confirmId, children }: OwnAccountPanelsProps) {
  return (
    <Downloaded load={load} fallback={<Spinner size={28} aria-label={accountText('own.loading')} />}>
      {stores => (
        <Panels stores={stores} confirmId={confirmId}>
          {children}
        </Panels>
      )}
    </Downloaded>
  );
}

interface PanelsProps extends Omit<OwnAccountPanelsProps, 'load'> {
  readonly stores: OwnAccountStores;
}

const Panels = observer(function Panels({ stores, confirmId, children }: PanelsProps) {
  const store = useStore(() => stores.settings());
  const [acts] = useState(() => stores.acts(store));
  const { known } = store.summary;
  return (
    <>
      {confirmId !== undefined && (
        <ConfirmEmailPanel key={confirmId} create={() => stores.confirmEmail(confirmId, store)} />
      )}
      <LoadNotice
        part={store.summary}
        texts={{
          loading: accountText('own.loading'),
          retry: accountText('own.retry'),
          failed: why => accountText('own.failed', { why }),
          stale: (time, why) => accountText('own.stale', { time, why }),
        }}
      />
      {known !== undefined && (
        <>
          <NamesPanel form={store.names} />
          <ScreenNamePanel store={store} />
          <EmailPanel form={store.email} acts={acts} summary={known} />
          <PasswordPanel store={acts} />
          <LanguagePanel store={acts} summary={known} />
          <PushPanel store={acts} summary={known} />
        </>
      )}
      {children}
      {known !== undefined && <DeletionPanel store={acts} summary={known} />}
    </>
  );
});

const ScreenNamePanel = observer(function ScreenNamePanel({ store: { screenName } }: { store: AccountSettingsStore }) {
  const { form, fault } = screenName;
  return (
    <MergedFormPanel
      form={screenName}
      title={accountText('screenName.title')}
      lead={accountText('screenName.lead')}
      save={accountText('screenName.save')}
      saved={accountText('screenName.saved')}
      labelOf={() => accountText('screenName.title')}
      valueText={String}
    >
      <FaultField
        label={accountText('screenName.label')}
        hint={accountText('screenName.hint', screenNameLimits)}
        fault={fault !== undefined && screenName.isTried ? faultText(fault, screenNameLimits) : undefined}
        maxLength={screenNameLimits.most + 10}
        value={form.mine.screenName}
        onWrite={text => screenName.write('screenName', text)}
      />
    </MergedFormPanel>
  );
});
