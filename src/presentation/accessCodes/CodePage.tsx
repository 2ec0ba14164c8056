import { Button, Spinner } from '@blueprintjs/core';
import { ArrowLeftIcon, PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccessCode, AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import type { Organisation } from '@/domain/organisations/Organisation';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { dateFormat } from '../kit/time/dateFormat';
import { ChangeHistory } from '../organisations/page/ChangeHistory';
import type { AccessCodesStore } from './AccessCodesStore';
import type { AccessCodeStores } from './AccessCodeStores';
import { accessCodesCount, accessCodesText, codeFailureText, endText, seatsText } from './accessCodesText';
import { CodeActs } from './CodeActs';
import { codePath } from './codePath';
import { CodeQr } from './CodeQr';
import { CodeSettings } from './CodeSettings';
import type { CodeStore } from './CodeStore';
import { CodeMark } from './CodeTable';
import { CodeUseChart } from './CodeUseChart';

interface CodePageProps {
  readonly code: string;
  readonly organisation: Organisation;
  /** Why no code of the organisation lets anybody join, if so. */
  readonly closed: ReactNode;
  readonly stores: AccessCodeStores;
  readonly list: AccessCodesStore;
  readonly mayEdit: boolean;
  readonly onPrint: (code: AccessCode) => void;
  readonly onBack: () => void;
}

/** One code: what it is, its use, its QR code and history, and what can be changed. */
export const CodePage = observer(function CodePage(props: CodePageProps) {
  const { code, list, stores, onBack } = props;
  const row = list.table.rows.find(one => one.code === code);
  const store = useStore(() =>
    stores.code({ code, ...(row && { generation: row.generation }) }, read => list.table.replace(withoutDetails(read))),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="code-page" aria-labelledby="code-title">
      <header className="access-codes-head">
        <Button variant="minimal" icon={<ArrowLeftIcon />} text={accessCodesText('back')} onClick={onBack} />
        <h2 id="code-title" tabIndex={-1} ref={heading}>
          {accessCodesText('code.title', { code })}
        </h2>
        <PendingButton
          size="small"
          variant="minimal"
          text={accessCodesText('code.refresh')}
          awaiting={store.loading}
          onClick={() => void store.load()}
        />
      </header>
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
  return (
    <div className="code-panels">
      <div>
        <Facts store={store} known={known} isElsewhere={known.organisation.id !== organisation.id} />
        {mayEdit ? (
          <>
            <CodeSettings store={store} known={known} />
            <CodeActs store={store} known={known} stores={stores} list={list} onBack={onBack} />
          </>
        ) : (
          <p>{accessCodesText('settings.onlyReads')}</p>
        )}
        <ChangeHistory changes={known.changes} />
      </div>
      <div>
        <section className="organisation-panel" aria-labelledby="code-qr-title">
          <h3 id="code-qr-title">{accessCodesText('qr.title')}</h3>
          <CodeQr code={known} stores={stores} />
          <Button icon={<PrintIcon />} text={accessCodesText('code.print')} onClick={() => onPrint(known)} />
        </section>
        <CodeUseChart days={store.days} isWhole={known.unreadable === 0} />
      </div>
    </div>
  );
});

interface FactsProps {
  readonly store: CodeStore;
  readonly known: AccessCodeDetails;
  readonly isElsewhere: boolean;
}

const Facts = observer(function Facts({ store, known, isElsewhere }: FactsProps) {
  const facts = [
    ['column.seats', seatsText(known)],
    ['column.expiry', endText(known, store.now, store.zone)],
    [
      'column.lastUse',
      known.lastUsedAt === undefined ? accessCodesText('neverUsed') : dateFormat.full(known.lastUsedAt),
    ],
    ['column.created', dateFormat.full(known.createdAt)],
  ] as const;
  return (
    <section className="organisation-panel" aria-label={accessCodesText('code.facts')}>
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
      <p className="code-marks">
        <CodeMark code={known} store={store} />
        <span className="code-generation">{accessCodesText(`generation.${known.generation}`)}</span>
      </p>
      <dl className="code-facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{accessCodesText(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

const LoadState = observer(function LoadState({ store }: { readonly store: CodeStore }) {
  const { code } = store;
  if (code.status === 'unknown') return <Spinner size={24} aria-label={accessCodesText('code.loading')} />;
  return (
    <div role="alert">
      {code.status === 'couldNotCheck' && (
        <Notice
          intent={code.last === undefined ? 'danger' : 'warning'}
          action={<Button size="small" text={accessCodesText('retry')} onClick={() => void store.load()} />}
        >
          {code.last === undefined
            ? accessCodesText('code.failed', { why: codeFailureText(code.failure) })
            : accessCodesText('code.stale', {
                time: dateFormat.full(code.last.at),
                why: codeFailureText(code.failure),
              })}
        </Notice>
      )}
    </div>
  );
});

/** The list shows no history. */
function withoutDetails(code: AccessCodeDetails): AccessCode {
  const { uses: _uses, changes: _changes, unreadable: _unreadable, version: _version, ...row } = code;
  return row;
}
