import { Button } from '@blueprintjs/core';
import { PlusIcon, PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import { Notice } from '../kit/Notice';
import { useStore } from '../kit/useStore';
import type { OrganisationPageProps } from '../organisations/page/OrganisationPageProps';
import { PageActions } from '../kit/layout/PageActions';
import { CodeBulkPanel } from './bulk/CodeBulkPanel';
import { codeBulkText } from './bulk/codeBulkWords';
import type { AccessCodesStore } from './AccessCodesStore';
import { accessCodesText } from './accessCodesText';
import { ClosedNotice } from './ClosedNotice';
import { CodeCards } from './CodeCards';
import { MOST_CARDS } from './CodeCardsStore';
import { CODE_PARAMETER, codePath, codesPath, findState, isOfProvider, showPath } from './codePath';
import { SHOW_CARDS, SHOW_MANY, SHOW_NEW, SHOW_PARAMETER, SHOW_SELECTED } from './codePath';
import { CodePage } from './CodePage';
import styles from './codes.module.css';
import { CodeSearch } from './CodeSearch';
import { CodeTable } from './CodeTable';
import { NewCodePage } from './NewCodePage';

interface AccessCodesPageProps extends Pick<
  OrganisationPageProps<'accessCodes'>,
  'organisation' | 'stores' | 'mayEdit'
> {
  readonly store: Pick<OrganisationPageProps['store'], 'subscription'>;
}

/** The access codes of an organisation: the list, one code, or the form for a new one, depending on the address. */
export const AccessCodesPage = observer(function AccessCodesPage({
  organisation,
  store: organisationStore,
  stores: { accessCodes: stores },
  mayEdit,
}: AccessCodesPageProps) {
  const store = useStore(() => stores.list(organisation.id));
  const bulk = useStore(() => stores.bulk.bulk());
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [printed, setPrinted] = useState<readonly AccessCode[]>();
  const id = isOfProvider(organisation) ? undefined : organisation.id;
  const code = parameters.get(CODE_PARAMETER);
  const show = parameters.get(SHOW_PARAMETER);
  const toList = (): void => void navigate(codesPath(id), { state: findState(store.query) });
  // The codes to print are in the state of this page. After a reload they have to be selected again.
  if (printed !== undefined && show === SHOW_CARDS)
    return <CodeCards open={() => stores.cards(printed)} onClose={() => void navigate(-1)} />;
  const print = (codes: readonly AccessCode[]): void => {
    setPrinted(codes);
    void navigate(showPath(id, SHOW_CARDS, code));
  };
  const closed = <ClosedNotice organisation={organisation} store={organisationStore} />;
  if (code !== null)
    return (
      <CodePage
        key={code}
        {...{ code, organisation, closed, stores, mayEdit }}
        list={store}
        onPrint={one => print([one])}
        onBack={toList}
      />
    );
  if (mayEdit && (show === SHOW_MANY || show === SHOW_SELECTED))
    return (
      <CodeBulkPanel
        key={show}
        organisation={organisation}
        stores={stores.bulk}
        bulk={bulk}
        selection={show === SHOW_SELECTED ? store : undefined}
        onBack={() => {
          void store.table.reload();
          toList();
        }}
      />
    );
  if (mayEdit && show === SHOW_NEW)
    return <NewCodePage organisation={organisation} stores={stores} list={store} onBack={toList} />;
  return <CodeList {...{ organisation, closed, store, mayEdit }} onPrint={print} />;
});

interface CodeListProps extends Pick<OrganisationPageProps, 'organisation' | 'mayEdit'> {
  readonly store: AccessCodesStore;
  /** Says why no code of the organisation admits anyone, if there is a reason. */
  readonly closed: ReactNode;
  readonly onPrint: (codes: readonly AccessCode[]) => void;
}

const CodeList = observer(function CodeList(props: CodeListProps) {
  const { organisation, closed, store, mayEdit, onPrint } = props;
  const navigate = useNavigate();
  const id = isOfProvider(organisation) ? undefined : organisation.id;
  return (
    <section className={styles['page']} aria-labelledby="access-codes-title">
      <h2 id="access-codes-title" className="visually-hidden">
        {accessCodesText('title')}
      </h2>
      {mayEdit && (
        <PageActions>
          <Button text={codeBulkText('new')} onClick={() => void navigate(showPath(id, SHOW_MANY))} />
          <Button
            intent="primary"
            icon={<PlusIcon />}
            text={accessCodesText('newCode')}
            onClick={() => void navigate(showPath(id, SHOW_NEW))}
          />
        </PageActions>
      )}
      <div role="status">
        {store.lastDeleted !== undefined && (
          <Notice intent="success">{accessCodesText('code.deleted', { code: store.lastDeleted })}</Notice>
        )}
      </div>
      {closed}
      <CodeSearch store={store} />
      {!store.hasQuery && (
        <CodeTable
          store={store}
          organisation={organisation}
          acts={
            <>
              {mayEdit && (
                <Button text={codeBulkText('change')} onClick={() => void navigate(showPath(id, SHOW_SELECTED))} />
              )}
              <PrintButton store={store} onPrint={onPrint} />
            </>
          }
          onOpen={({ code }) => void navigate(codePath(id, code))}
        />
      )}
    </section>
  );
});

const PrintButton = observer(function PrintButton({ store, onPrint }: Pick<CodeListProps, 'store' | 'onPrint'>) {
  const { table } = store;
  const id = useId();
  const count = table.selection.count(table.loaded?.total);
  const isTooMany = count === undefined || count > MOST_CARDS;
  // Matching rows that are not loaded yet get a card too. If they cannot be loaded, the table says so.
  const print = async (): Promise<void> => {
    if ((await store.selectedCodes().load()) !== undefined) onPrint(table.selectedRows);
  };
  return (
    <>
      <Button
        icon={<PrintIcon />}
        text={accessCodesText('printSelected')}
        disabled={isTooMany}
        aria-describedby={isTooMany ? id : undefined}
        onClick={() => void print()}
      />
      {isTooMany && (
        <span id={id} className={styles['why']}>
          {accessCodesText('printTooMany', { most: MOST_CARDS })}
        </span>
      )}
    </>
  );
});
