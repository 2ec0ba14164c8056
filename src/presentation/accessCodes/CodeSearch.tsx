import { Button } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { SearchField } from '../kit/forms/SearchField';
import { EmptyState } from '../kit/layout/EmptyState';
import { FilterBar } from '../kit/layout/FilterBar';
import { NoticeSlot } from '../kit/layout/NoticeSlot';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { TableRefresh } from '../kit/table/TableFoot';
import { writtenText } from '../kit/text/writtenText';
import type { AccessCodesStore } from './AccessCodesStore';
import { accessCodesCount, accessCodesText, codeFailureText, endText } from './accessCodesText';
import { CodeMark, GenerationTag } from './CodeMark';
import { codePath, FIND_PARAMETER, findState, termOfState } from './codePath';
import styles from './CodeSearch.module.css';
import codes from './codes.module.css';
import { CodeSeats } from './CodeTable';

const MOST_HITS = 50;
/** Longest search term, in characters. */
const LONGEST_TERM = 64;

/** Finds a code of any organisation by its beginning. */
export const CodeSearch = observer(function CodeSearch({ store }: { readonly store: AccessCodesStore }) {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const given = parameters.get(FIND_PARAMETER);
  const term = given ?? termOfState(location.state);
  const isVisited = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // Only an address that is opened or returned to sets the search: while the user types, the text is ahead of the
    // history.
    if (isVisited && term !== store.query) store.setQuery(term.slice(0, LONGEST_TERM));
  }, [term, isVisited, store]);
  useEffect(() => {
    if (given !== null) void navigate(pathname, { replace: true, state: findState(given) });
  }, [given, navigate, pathname]);
  const find = (query: string): void => {
    store.setQuery(query);
    void navigate(pathname, { replace: true, state: findState(query) });
  };
  return (
    <div className={styles['search']} role="search">
      <FilterBar
        search={
          <SearchField
            label={accessCodesText('find')}
            clearLabel={accessCodesText('clearFind')}
            value={store.query}
            maxLength={LONGEST_TERM}
            onSearch={find}
          />
        }
        state={
          <>
            <span role="status">{statusText(store)}</span>
            {!store.hasQuery && <TableRefresh store={store.table} />}
          </>
        }
      />
      <NoticeSlot>
        <div role="alert">
          {store.searchFailure !== undefined && (
            <Notice
              intent="danger"
              action={<Button size="small" text={accessCodesText('retry')} onClick={() => void store.search()} />}
            >
              {accessCodesText('hits.failed', { why: codeFailureText(store.searchFailure) })}
            </Notice>
          )}
          {(store.hits?.unreadable ?? 0) > 0 && (
            <Notice intent="warning">{accessCodesCount('hits.unreadable', store.hits?.unreadable ?? 0)}</Notice>
          )}
        </div>
      </NoticeSlot>
      <Hits store={store} />
    </div>
  );
});

const Hits = observer(function Hits({ store }: { readonly store: AccessCodesStore }) {
  const { hits } = store;
  if (hits === undefined) return null;
  if (hits.codes.length === 0 && hits.unreadable === 0)
    return (
      <Panel>
        <EmptyState
          icon={<SearchIcon size={40} />}
          title={accessCodesText('hits.noneTitle')}
          text={accessCodesText('hits.noneHint')}
        />
      </Panel>
    );
  return (
    <Panel flush>
      <ul className={styles['hits']} aria-label={accessCodesText('hits.title')}>
        {hits.codes.map(code => (
          <li key={code.code}>
            <span className={styles['name']}>
              <Link
                className={codes['code']}
                to={codePath(code.organisation.id, code.code)}
                onClick={() => store.setQuery('')}
              >
                {code.code}
              </Link>
              <bdi className={styles['organisation']}>{writtenText(code.organisation.name)}</bdi>
            </span>
            <span className={styles['state']}>
              <CodeMark code={code} store={store} />
              {store.areHitsMixed && <GenerationTag generation={code.generation} />}
            </span>
            <CodeSeats code={code} />
            <span>{endText(code, store.now, store.zone)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
});

function statusText({ hits, searching }: AccessCodesStore): string {
  if (searching) return accessCodesText('hits.searching');
  if (hits === undefined) return '';
  const { codes: found, unreadable, term } = hits;
  if (found.length + unreadable >= MOST_HITS) return accessCodesText('hits.most', { count: MOST_HITS });
  return found.length + unreadable === 0
    ? accessCodesText('hits.none', { term })
    : accessCodesCount('hits.count', found.length + unreadable);
}
