import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { SettingsRow } from '../kit/layout/SettingsGroup';
import { Notice } from '../kit/Notice';
import type { AccountAct, AccountActsStore } from './AccountActsStore';
import { actProblemText } from './accountText';

/** The props of panels whose acts need no form. */
export interface ActPanelProps {
  readonly store: AccountActsStore;
  readonly summary: AccountSummary;
}

interface OwnAccountPanelProps {
  readonly title: string;
  /** True if the panel is the only one of its group, which then shows the title. */
  readonly isAlone?: boolean;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A row of the settings. */
export function OwnAccountPanel({ title, isAlone = false, lead, children }: OwnAccountPanelProps) {
  return (
    <SettingsRow {...(isAlone ? { label: title } : { title })}>
      {lead !== undefined && <p className="account-lead">{lead}</p>}
      {children}
    </SettingsRow>
  );
}

interface OutcomeProps {
  readonly store: AccountActsStore;
  readonly act: AccountAct;
  readonly done: string;
}

export const ActOutcomeNotice = observer(function ActOutcomeNotice({ store, act, done }: OutcomeProps) {
  const outcome = store.outcomes[act];
  const problem = outcome && actProblemText(outcome);
  return (
    <>
      <div role="alert">{problem !== undefined && <Notice intent="danger">{problem}</Notice>}</div>
      <div role="status">{outcome?.kind === 'done' && done !== '' && <Notice intent="success">{done}</Notice>}</div>
    </>
  );
});
