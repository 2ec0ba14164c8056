import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { BulkSubject } from '@/application/kernel/bulk/BulkRun';
import type { Organisation } from '@/domain/organisations/Organisation';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import type { BulkStore } from '../../kit/bulk/BulkStore';
import { useStore } from '../../kit/useStore';
import { isOfProvider } from '../codePath';
import { PROVIDER } from '../../organisations/organisationPath';
import { codeBulkText, codeBulkWords } from './codeBulkWords';
import type { CodeBulkStores } from './CodeBulkStores';
import { NewCodesForm } from './NewCodesForm';
import type { NewCodesStore } from './NewCodesStore';
import { SelectedCodesForm } from './SelectedCodesForm';
import type { CodeSelection } from './SelectedCodes';
import type { SelectedCodesStore } from './SelectedCodesStore';

interface CodeBulkPanelProps {
  readonly organisation: Pick<Organisation, 'id' | 'name' | 'path'>;
  readonly stores: CodeBulkStores;
  readonly bulk: BulkStore;
  /** The list in which codes were selected; undefined for new codes. */
  readonly selection: CodeSelection | undefined;
  readonly onBack: () => void;
}

/** Many access codes at once: entered or selected, checked, confirmed, done. */
export function CodeBulkPanel(props: CodeBulkPanelProps) {
  const { selection } = props;
  return selection === undefined ? <NewCodes {...props} /> : <ChangedCodes {...props} selection={selection} />;
}

const aboutOf = ({ id, name, path }: CodeBulkPanelProps['organisation']): BulkSubject => ({
  subject: name,
  subjectId: isOfProvider({ path }) ? PROVIDER : id,
});

function NewCodes(props: CodeBulkPanelProps) {
  const { organisation, stores, bulk } = props;
  const store = useStore((): NewCodesStore => {
    const entry: NewCodesStore = stores.newCodes(organisation.id, items => {
      void bulk.check(stores.actions['accessCodes.create'], aboutOf(organisation), items, () => entry.discard());
    });
    return entry;
  });
  return <Panel {...props} entry={<NewCodesForm store={store} organisation={organisation.name} />} />;
}

function ChangedCodes(props: CodeBulkPanelProps & { readonly selection: CodeSelection }) {
  const { organisation, stores, bulk, selection } = props;
  const store = useStore((): SelectedCodesStore => {
    const entry: SelectedCodesStore = stores.selected(organisation.id, selection, (act, items) => {
      void bulk.check(stores.actions[`accessCodes.${act}`], aboutOf(organisation), items, () => entry.finish());
    });
    return entry;
  });
  return <Panel {...props} entry={<SelectedCodesForm store={store} />} />;
}

const Panel = observer(function Panel({
  organisation,
  bulk,
  stores,
  onBack,
  entry,
}: Pick<CodeBulkPanelProps, 'organisation' | 'bulk' | 'stores' | 'onBack'> & { readonly entry: ReactNode }) {
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
      <BulkSteps store={bulk} words={codeBulkWords(stores.zone)} subjectId={organisation.id} onClose={onBack}>
        {entry}
      </BulkSteps>
    </article>
  );
});
