import { Button } from '@blueprintjs/core';
import { KeyIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import type { Organisation } from '@/domain/organisations/Organisation';
import { EmptyState } from '../kit/layout/EmptyState';
import { Panel } from '../kit/layout/Panel';
import { UsageBar } from '../kit/layout/UsageBar';
import { Notice } from '../kit/Notice';
import { DataTable } from '../kit/table/DataTable';
import type { TableColumn } from '../kit/table/TableRow';
import type { AccessCodesStore } from './AccessCodesStore';
import {
  accessCodesText,
  areSeatsTaken,
  codeCountText,
  codeFailureText,
  dayText,
  endText,
  usedSeatsText,
} from './accessCodesText';
import { CodeMark, GenerationTag } from './CodeMark';
import { codePath, isOfProvider } from './codePath';
import styles from './codes.module.css';
import table from './CodeTable.module.css';

interface CodeTableProps {
  readonly store: AccessCodesStore;
  readonly organisation: Organisation;
  readonly acts: ReactNode;
  readonly onOpen: (code: AccessCode) => void;
}

/** The codes of both generations in one table, newest first. */
export const CodeTable = observer(function CodeTable({ store, organisation, acts, onOpen }: CodeTableProps) {
  return (
    <div className={table['table']}>
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
        countText={codeCountText}
        acts={acts}
        selectsAll
        refreshes={false}
        empty={
          <Panel>
            <EmptyState
              icon={<KeyIcon size={40} />}
              title={accessCodesText('empty')}
              text={accessCodesText('emptyHint')}
            />
          </Panel>
        }
      />
    </div>
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
            className={styles['code']}
            tabIndex={-1}
            to={codePath(organisationId, code.code)}
            onClick={() => (store.table.returnsFocus = true)}
          >
            {code.code}
          </Link>
          <Generation code={code} store={store} />
        </>
      ),
    },
    {
      id: 'state',
      title: accessCodesText('column.state'),
      width: 'minmax(100px, 1fr)',
      narrow: 'fact',
      render: code => <CodeMark code={code} store={store} />,
    },
    {
      id: 'seats',
      title: accessCodesText('column.seats'),
      width: 'minmax(180px, 1.4fr)',
      narrow: 'fact',
      render: code => <CodeSeats code={code} />,
    },
    {
      id: 'lastUse',
      title: accessCodesText('column.lastUse'),
      width: 'minmax(120px, 1fr)',
      narrow: 'fact',
      render: ({ lastUsedAt }) =>
        lastUsedAt === undefined ? accessCodesText('neverUsed') : dayText(lastUsedAt, store.zone),
    },
    {
      id: 'expiry',
      title: accessCodesText('column.expiry'),
      width: 'minmax(150px, 1.2fr)',
      narrow: 'fact',
      render: code => <CodeEndText code={code} store={store} />,
    },
  ];
}

/** The number of seats of a code that are taken. */
export function CodeSeats({ code }: { readonly code: AccessCode }) {
  return (
    <UsageBar
      used={code.used}
      limit={code.seats}
      isWarning={areSeatsTaken(code)}
      text={usedSeatsText(code)}
      noLimit={accessCodesText('settings.unlimitedSeats')}
    />
  );
}

interface CodeProps {
  readonly code: AccessCode;
  readonly store: AccessCodesStore;
}

const Generation = observer(function Generation({ code: { generation }, store }: CodeProps) {
  return store.areGenerationsMixed && <GenerationTag generation={generation} />;
});

const CodeEndText = observer(function CodeEndText({ code, store }: CodeProps) {
  return endText(code, store.now, store.zone);
});
