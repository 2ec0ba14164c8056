import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { BulkSubject } from '@/application/kernel/bulk/BulkRun';
import type { Organisation } from '@/domain/organisations/Organisation';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import type { BulkStore } from '../../kit/bulk/BulkStore';
import { useStore } from '../../kit/useStore';
import { CodeHeader } from '../CodeHeader';
import { isOfProvider } from '../codePath';
import styles from '../codes.module.css';
import { PROVIDER } from '../../app/routes/routes';
import { codeBulkText, codeBulkWords } from './codeBulkWords';
import type { CodeBulkStores } from './CodeBulkStores';
import { NewCodesForm } from './NewCodesForm';
import { SelectedCodesForm } from './SelectedCodesForm';
import type { CodeSelection } from './SelectedCodes';

interface CodeBulkPanelProps {
  readonly organisation: Pick<Organisation, 'id' | 'name' | 'path'>;
  readonly stores: CodeBulkStores;
  readonly bulk: BulkStore;
  /** The list in which codes were selected; undefined for a list of new codes. */
  readonly selection: CodeSelection | undefined;
  readonly onBack: () => void;
}

/** A bulk action on access codes that were entered or selected: the form, the dry run and the outcome. */
export function CodeBulkPanel(props: CodeBulkPanelProps) {
  const { selection } = props;
  return selection === undefined ? <NewCodes {...props} /> : <ChangedCodes {...props} selection={selection} />;
}

const aboutOf = ({ id, name, path }: CodeBulkPanelProps['organisation']): BulkSubject => ({
  subject: name,
  subjectId: isOfProvider({ path }) ? PROVIDER : id,
});

function NewCodes(props: CodeBulkPanelProps) {
  const { organisation, stores, bulk, onBack } = props;
  const store = useStore(() =>
    stores.newCodes(organisation.id, (items, onBegun) => {
      void bulk.check(stores.actions['accessCodes.create'], aboutOf(organisation), items, onBegun);
    }),
  );
  const entry = <NewCodesForm store={store} organisation={organisation.name} onCancel={onBack} />;
  return <Panel {...props} entry={entry} />;
}

function ChangedCodes(props: CodeBulkPanelProps & { readonly selection: CodeSelection }) {
  const { organisation, stores, bulk, selection, onBack } = props;
  const store = useStore(() =>
    stores.selected(organisation.id, selection, (act, items, onBegun) => {
      void bulk.check(stores.actions[`accessCodes.${act}`], aboutOf(organisation), items, onBegun);
    }),
  );
  return <Panel {...props} entry={<SelectedCodesForm store={store} onCancel={onBack} />} />;
}

const Panel = observer(function Panel({
  organisation,
  bulk,
  stores,
  selection,
  onBack,
  entry,
}: CodeBulkPanelProps & { readonly entry: ReactNode }) {
  // A dry run is valid only for the entries from which it was made.
  useEffect(() => () => bulk.cancel(), [bulk]);
  return (
    <article className={styles['page']} aria-labelledby="code-bulk-title">
      <CodeHeader
        id="code-bulk-title"
        title={codeBulkText(selection === undefined ? 'title.create' : 'title.change')}
        back={codeBulkText('close')}
        onBack={onBack}
      />
      <BulkSteps store={bulk} words={codeBulkWords(stores.zone)} subjectId={organisation.id} onClose={onBack}>
        {entry}
      </BulkSteps>
    </article>
  );
});
