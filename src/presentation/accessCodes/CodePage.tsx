import { Button, Spinner } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccessCode, AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import type { Organisation } from '@/domain/organisations/Organisation';
import { Hint } from '../kit/layout/Hint';
import { Columns } from '../kit/layout/Page';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { dateFormat } from '../kit/time/dateFormat';
import { Fact, FactList } from '../kit/layout/FactList';
import { ChangeHistory } from '../kit/ChangeHistory';
import type { AccessCodesStore } from './AccessCodesStore';
import type { AccessCodeStores } from './AccessCodeStores';
import { accessCodesCount, accessCodesText, codeFailureText, codeState, endText, seatsText } from './accessCodesText';
import { CodeActs } from './CodeActs';
import { CodeHeader } from './CodeHeader';
import { GenerationTag } from './CodeMark';
import { codePath } from './codePath';
import { CodeQr } from './CodeQr';
import { CodeSettings } from './CodeSettings';
import styles from './codes.module.css';
import type { CodeStore } from './CodeStore';
import { CodeUseChart } from './CodeUseChart';

interface CodePageProps {
  readonly code: string;
  readonly organisation: Organisation;
  /** Says why no code of the organisation admits anyone, if there is a reason. */
  readonly closed: ReactNode;
  readonly stores: AccessCodeStores;
  readonly list: AccessCodesStore;
  readonly mayEdit: boolean;
  readonly onPrint: (code: AccessCode) => void;
  readonly onBack: () => void;
}

/** One code: its settings, use, QR code and history, and the acts on it. */
export const CodePage = observer(function CodePage(props: CodePageProps) {
  const { code, list, stores, onBack } = props;
  const row = list.table.rows.find(one => one.code === code);
  const store = useStore(() =>
    stores.code({ code, ...(row && { generation: row.generation }) }, read => list.table.replace(withoutDetails(read))),
  );
  return (
    <article className={styles['page']} aria-labelledby="code-title">
      <CodeHeader
        id="code-title"
        title={accessCodesText('code.title', { code })}
        back={accessCodesText('back')}
        onBack={onBack}
        tags={store.known !== undefined && <GenerationTag generation={store.known.generation} />}
        actions={
          <PendingButton
            variant="minimal"
            text={accessCodesText('code.refresh')}
            awaiting={store.loading}
            onClick={() => void store.load()}
          />
        }
      />
      <LoadState store={store} />
      {store.known?.organisation.id === props.organisation.id && props.closed}
      {store.known !== undefined && <Known {...props} store={store} known={store.known} />}
    </article>
  );
});

interface KnownProps extends CodePageProps {
  readonly store: CodeStore;
  readonly known: AccessCodeDetails;
}

const Known = observer(function Known({ store, known, stores, list, organisation, ...props }: KnownProps) {
  const { mayEdit, onPrint, onBack } = props;
  const side = (
    <>
      <Panel title={accessCodesText('qr.title')}>
        <CodeQr code={known} stores={stores} />
        <div>
          <Button icon={<PrintIcon />} text={accessCodesText('code.print')} onClick={() => onPrint(known)} />
        </div>
      </Panel>
      <ChangeHistory changes={known.changes} />
    </>
  );
  return (
    <Columns side={side}>
      <Facts store={store} known={known} isElsewhere={known.organisation.id !== organisation.id} />
      <CodeUseChart days={store.days} isWhole={known.unreadable === 0} />
      {mayEdit ? <CodeSettings store={store} known={known} /> : <Hint>{accessCodesText('settings.onlyReads')}</Hint>}
      {mayEdit && <CodeActs store={store} known={known} stores={stores} list={list} onBack={onBack} />}
    </Columns>
  );
});

interface FactsProps {
  readonly store: CodeStore;
  readonly known: AccessCodeDetails;
  readonly isElsewhere: boolean;
}

const Facts = observer(function Facts({ store, known, isElsewhere }: FactsProps) {
  const { lastUsedAt, createdAt } = known;
  const facts = [
    ['column.state', accessCodesText(`state.${codeState(known, store.now)}`)],
    ['column.seats', seatsText(known)],
    ['column.expiry', endText(known, store.now, store.zone)],
    ['column.lastUse', lastUsedAt === undefined ? accessCodesText('neverUsed') : dateFormat.full(lastUsedAt)],
    ['column.created', dateFormat.full(createdAt)],
  ] as const;
  return (
    <Panel title={accessCodesText('code.facts')}>
      {isElsewhere && (
        <Notice intent="warning">
          {accessCodesText('code.elsewhere')}{' '}
          <Link to={codePath(known.organisation.id, known.code)}>
            <bdi>{writtenText(known.organisation.name)}</bdi>
          </Link>
        </Notice>
      )}
      {known.unreadable > 0 && (
        <Notice intent="warning">{accessCodesCount('code.unreadable', known.unreadable)}</Notice>
      )}
      <FactList>
        {facts.map(([key, value]) => (
          <Fact key={key} name={accessCodesText(key)} value={value} />
        ))}
      </FactList>
    </Panel>
  );
});

const LoadState = observer(function LoadState({ store }: { readonly store: CodeStore }) {
  const { state } = store;
  if (state.status === 'unknown') return <Spinner size={24} aria-label={accessCodesText('code.loading')} />;
  return (
    <div role="alert">
      {state.status === 'couldNotCheck' && (
        <Notice
          intent={state.last === undefined ? 'danger' : 'warning'}
          action={<Button size="small" text={accessCodesText('retry')} onClick={() => void store.load()} />}
        >
          {state.last === undefined
            ? accessCodesText('code.failed', { why: codeFailureText(state.failure) })
            : accessCodesText('code.stale', {
                time: dateFormat.full(state.last.at),
                why: codeFailureText(state.failure),
              })}
        </Notice>
      )}
    </div>
  );
});

/** The code as a row of the list, which shows no history. */
function withoutDetails(code: AccessCodeDetails): AccessCode {
  const { uses: _uses, changes: _changes, unreadable: _unreadable, version: _version, ...row } = code;
  return row;
}
