import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { Notice } from '../kit/Notice';
import type { AccountAct, AccountActsStore } from './AccountActsStore';
import { actProblemText } from './accountText';

/** What a panel gets whose acts need no form. */
export interface ActPanelProps {
  readonly store: AccountActsStore;
  readonly summary: AccountSummary;
}

interface OwnAccountPanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A panel of the settings. */
export function OwnAccountPanel({ title, lead, children }: OwnAccountPanelProps) {
  const id = useId();
  return (
    <section className="account-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="account-lead">{lead}</p>}
      {children}
    </section>
  );
}

interface OutcomeProps {
  readonly store: AccountActsStore;
  readonly act: AccountAct;
  readonly done: string;
}

/** What came of an act. */
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
