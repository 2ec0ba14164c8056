import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import type { Organisation } from '@/domain/organisations/Organisation';
import { Notice } from '../kit/Notice';
import { DataTable } from '../kit/table/DataTable';
import type { TableColumn } from '../kit/table/TableRow';
import type { AccessCodesStore } from './AccessCodesStore';
import { accessCodesText, codeFailureText, codeState, dayText, endText, seatsText } from './accessCodesText';
import { codePath, isOfProvider } from './codePath';

interface CodeTableProps {
  readonly store: AccessCodesStore;
  readonly organisation: Organisation;
  readonly onOpen: (code: AccessCode) => void;
}

/** The codes of both generations in one table, the newest first. */
export const CodeTable = observer(function CodeTable({ store, organisation, onOpen }: CodeTableProps) {
  return (
    <>
      <div role="alert">
        {store.missing.map(({ generation, failure }) => (
          <Notice
            key={generation}
            intent="danger"
            action={<Button size="small" text={accessCodesText('retry')} onClick={() => void store.table.reload()} />}
          >
            {accessCodesText('missing', {
              generation: accessCodesText(`generation.${generation}`),
              why: codeFailureText(failure),
            })}
          </Notice>
        ))}
      </div>
      <DataTable
        label={accessCodesText('list', { name: organisation.name })}
        store={store.table}
        columns={columnsOf(store, isOfProvider(organisation) ? undefined : organisation.id)}
        nameOf={({ code }) => code}
        whyOf={codeFailureText}
        onOpen={onOpen}
        empty={<p>{accessCodesText('empty')}</p>}
      />
    </>
  );
});

function columnsOf(store: AccessCodesStore, organisationId: string | undefined): readonly TableColumn<AccessCode>[] {
  return [
    {
      id: 'code',
      title: accessCodesText('column.code'),
      width: 'minmax(180px, 2fr)',
      render: code => (
        <>
          <Link
            className="access-code"
            tabIndex={-1}
            to={codePath(organisationId, code.code)}
            onClick={() => (store.table.returnsFocus = true)}
          >
            {code.code}
          </Link>
          <span className="code-generation">{accessCodesText(`generation.${code.generation}`)}</span>
        </>
      ),
    },
    {
      id: 'state',
      title: accessCodesText('column.state'),
      width: 'minmax(100px, 1fr)',
      render: code => <CodeMark code={code} store={store} />,
    },
    { id: 'seats', title: accessCodesText('column.seats'), width: 'minmax(110px, 1fr)', render: seatsText },
    {
      id: 'lastUse',
      title: accessCodesText('column.lastUse'),
      width: 'minmax(120px, 1fr)',
      render: ({ lastUsedAt }) =>
        lastUsedAt === undefined ? accessCodesText('neverUsed') : dayText(lastUsedAt, store.zone),
    },
    {
      id: 'expiry',
      title: accessCodesText('column.expiry'),
      width: 'minmax(150px, 1.2fr)',
      render: code => <CodeEndText code={code} store={store} />,
    },
  ];
}

interface ClockedProps {
  readonly code: AccessCode;
  /** Whose clock counts. */
  readonly store: Pick<AccessCodesStore, 'now' | 'zone'>;
}

/** The state of a code, in words and colour. */
export const CodeMark = observer(function CodeMark({ code, store }: ClockedProps) {
  const state = codeState(code, store.now);
  return <span className={`code-mark code-mark-${state}`}>{accessCodesText(`state.${state}`)}</span>;
});

const CodeEndText = observer(function CodeEndText({ code, store }: ClockedProps) {
  return endText(code, store.now, store.zone);
});
