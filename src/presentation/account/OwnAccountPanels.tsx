import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Downloaded } from '../kit/Downloaded';
import { FaultField } from '../kit/forms/FaultField';
import { MergedFormPanel } from '../kit/forms/MergedFormPanel';
import { SettingsGroup } from '../kit/layout/SettingsGroup';
import { useStore } from '../kit/useStore';
import { accountText, faultText, screenNameLimits } from './accountText';
import styles from './OwnAccountPanels.module.css';
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
import { SETTINGS_GROUPS, settingsGroupId, SettingsIndex, type SettingsGroupName } from './SettingsIndex';

interface OwnAccountPanelsProps {
  readonly load: () => Promise<OwnAccountStores>;
  /** The id from the link that confirms a new address, if the page was opened by that link. */
  readonly confirmId: string | undefined;
  readonly secondFactors: ReactNode;
  readonly session: ReactNode;
  /** Further settings about notifications. */
  readonly children: ReactNode;
}

/**
 * Names, address, language and other settings of the user's own account, grouped by subject. The deletion comes last.
 */
export function OwnAccountPanels({ load, ...rest }: OwnAccountPanelsProps) {
  return (
    <Downloaded load={load} fallback={<Spinner size={28} aria-label={accountText('own.loading')} />}>
      {stores => <Panels stores={stores} {...rest} />}
    </Downloaded>
  );
}

interface PanelsProps extends Omit<OwnAccountPanelsProps, 'load'> {
  readonly stores: OwnAccountStores;
}

const Panels = observer(function Panels({ stores, confirmId, secondFactors, session, children }: PanelsProps) {
  const store = useStore(() => stores.settings());
  const [acts] = useState(() => stores.acts(store));
  const { known } = store.summary;
  const groups = SETTINGS_GROUPS.filter(group => known !== undefined || (group !== 'profile' && group !== 'deletion'));
  return (
    <div className={styles['layout']}>
      <SettingsIndex groups={groups} />
      <div className={styles['groups']}>
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
          <Group group="profile">
            <NamesPanel form={store.names} isRow />
            <ScreenNamePanel store={store} />
            <EmailPanel form={store.email} acts={acts} summary={known} />
            <LanguagePanel store={acts} summary={known} />
          </Group>
        )}
        <Group group="login">
          {known !== undefined && <PasswordPanel store={acts} />}
          {secondFactors}
        </Group>
        <Group group="notifications">
          {known !== undefined && <PushPanel store={acts} summary={known} />}
          {children}
        </Group>
        <Group group="session">{session}</Group>
        {known !== undefined && (
          <Group group="deletion">
            <DeletionPanel store={acts} summary={known} />
          </Group>
        )}
      </div>
    </div>
  );
});

interface GroupProps {
  readonly group: SettingsGroupName;
  readonly children: ReactNode;
}

const Group = ({ group, children }: GroupProps) => (
  <SettingsGroup id={settingsGroupId(group)} title={accountText(`groups.${group}`)}>
    {children}
  </SettingsGroup>
);

const ScreenNamePanel = observer(function ScreenNamePanel({ store: { screenName } }: { store: AccountSettingsStore }) {
  const { form, fault } = screenName;
  return (
    <MergedFormPanel
      isRow
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
        fault={fault !== undefined && screenName.hasTriedToSubmit ? faultText(fault, screenNameLimits) : undefined}
        maxLength={screenNameLimits.most + 10}
        value={form.mine.screenName}
        onWrite={text => screenName.write('screenName', text)}
      />
    </MergedFormPanel>
  );
});
