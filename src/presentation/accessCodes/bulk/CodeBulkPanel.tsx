import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import type { BulkStore } from '../../kit/bulk/BulkStore';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { codeBulkText, codeBulkWords } from './codeBulkWords';
import type { CodeBulkStores } from './CodeBulkStores';
import { NewCodesForm } from './NewCodesForm';
import type { NewCodesStore } from './NewCodesStore';
import { SelectedCodesForm } from './SelectedCodesForm';
import type { SelectedCodes } from './SelectedCodes';

interface CodeBulkPanelProps {
  readonly organisation: OrganisationName;
  readonly stores: CodeBulkStores;
  readonly bulk: BulkStore;
  /** Undefined for new codes. */
  readonly selected: SelectedCodes | undefined;
  readonly onBack: () => void;
}

/** Many access codes at once: entered or selected, checked, confirmed, done. */
export function CodeBulkPanel(props: CodeBulkPanelProps) {
  const { selected } = props;
  return selected === undefined ? <NewCodes {...props} /> : <ChangedCodes {...props} selected={selected} />;
}

function NewCodes(props: CodeBulkPanelProps) {
  const { organisation, stores, bulk } = props;
  const store = useStore((): NewCodesStore => {
    const entry: NewCodesStore = stores.newCodes(organisation.id, items => {
      void bulk.check(stores.actions['accessCodes.create'], organisation.name, items, () => entry.discard());
    });
    return entry;
  });
  return <Panel {...props} entry={<NewCodesForm store={store} organisation={organisation.name} />} />;
}

function ChangedCodes(props: CodeBulkPanelProps & { readonly selected: SelectedCodes }) {
  const { organisation, stores, bulk, selected } = props;
  const store = useStore(() =>
    stores.selected(selected, (act, items) => {
      void bulk.check(stores.actions[`accessCodes.${act}`], organisation.name, items, selected.discard);
    }),
  );
  return <Panel {...props} entry={<SelectedCodesForm store={store} />} />;
}

const Panel = observer(function Panel({
  bulk,
  stores,
  onBack,
  entry,
}: Pick<CodeBulkPanelProps, 'bulk' | 'stores' | 'onBack'> & { readonly entry: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A dry run belongs to what was entered or selected for it.
  useEffect(() => () => bulk.cancel(), [bulk]);
  return (
    <article className="code-page" aria-labelledby="code-bulk-title">
      <header className="access-codes-head">
        <Button variant="minimal" icon={<ArrowLeftIcon />} text={codeBulkText('close')} onClick={onBack} />
        <h2 id="code-bulk-title" tabIndex={-1} ref={heading}>
          {codeBulkText('title.panel')}
        </h2>
      </header>
      <BulkSteps store={bulk} words={codeBulkWords(stores.zone)} onClose={onBack}>
        {entry}
      </BulkSteps>
    </article>
  );
});

/** Says in the list that there is a bulk action to go on with or to read. */
export const CodeBulkNotice = observer(function CodeBulkNotice({
  bulk,
  onShow,
}: Pick<CodeBulkPanelProps, 'bulk'> & { readonly onShow: () => void }) {
  const { step, status } = bulk;
  const isBegun = step === 'progress' || step === 'outcome';
  if (!isBegun && status.kind !== 'unreadable') return null;
  return (
    <div role="status">
      <Notice intent="warning" action={<Button text={codeBulkText('show')} onClick={onShow} />}>
        {codeBulkText(step === 'outcome' ? 'finished' : 'unfinished')}
      </Notice>
    </div>
  );
});
