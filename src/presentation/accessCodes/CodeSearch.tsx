import { Button, InputGroup } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { Notice } from '../kit/Notice';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import type { AccessCodesStore } from './AccessCodesStore';
import { accessCodesCount, accessCodesText, codeFailureText, endText, seatsText } from './accessCodesText';
import { codePath, FIND_PARAMETER, findState, termOfState } from './codePath';
import { CodeMark } from './CodeTable';

/** Hits that one search answers at most. */
const MOST_HITS = 50;
/** Characters that a search takes at most. */
const LONGEST_TERM = 64;

/** Finds a code of any organisation by how it begins. */
export const CodeSearch = observer(function CodeSearch({ store }: { readonly store: AccessCodesStore }) {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const given = parameters.get(FIND_PARAMETER);
  const term = given ?? termOfState(location.state);
  const isVisited = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // What is typed is ahead of the history; an address that is opened, or gone back to, says what to find.
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
    <div className="code-search" role="search">
      <InputGroup
        type="search"
        {...privateField}
        leftIcon={<SearchIcon className="code-search-icon" />}
        aria-label={accessCodesText('find')}
        placeholder={accessCodesText('find')}
        value={store.query}
        maxLength={LONGEST_TERM}
        onValueChange={find}
        {...(store.query !== '' && {
          rightElement: (
            <Button
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={accessCodesText('clearFind')}
              onClick={() => find('')}
            />
          ),
        })}
      />
      <div role="status">{statusText(store)}</div>
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
      <Hits store={store} />
    </div>
  );
});

const Hits = observer(function Hits({ store }: { readonly store: AccessCodesStore }) {
  const codes = store.hits?.codes ?? [];
  if (codes.length === 0) return null;
  return (
    <ul className="code-hits" aria-label={accessCodesText('hits.title')}>
      {codes.map(code => (
        <li key={code.code}>
          <Link
            className="access-code"
            to={codePath(code.organisation.id, code.code)}
            onClick={() => store.setQuery('')}
          >
            {code.code}
          </Link>
          <span className="code-generation">{accessCodesText(`generation.${code.generation}`)}</span>
          <CodeMark code={code} store={store} />
          <span>{seatsText(code)}</span>
          <span>{endText(code, store.now, store.zone)}</span>
          <bdi className="code-organisation">{writtenText(code.organisation.name)}</bdi>
        </li>
      ))}
    </ul>
  );
});

function statusText({ hits, searching }: AccessCodesStore): string {
  if (searching) return accessCodesText('hits.searching');
  if (hits === undefined) return '';
  const { codes, unreadable, term } = hits;
  if (codes.length + unreadable >= MOST_HITS) return accessCodesText('hits.most', { count: MOST_HITS });
  return codes.length + unreadable === 0
    ? accessCodesText('hits.none', { term })
    : accessCodesCount('hits.count', codes.length + unreadable);
}
