import { Button, InputGroup } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronUpIcon, CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent } from 'react';
import { chatText, countText } from '../../chatText';
import { chatTime } from '../../chatTime';
import { sameDay } from '../rows/TimelineRow';
import type { TimelineFind } from './TimelineFind';
import type { TimelineStore } from '../TimelineStore';
import { privateField } from '../../../kit/privateField';
import { DateField } from '../../../kit/forms/DateField';

interface TimelineFindBarProps {
  readonly find: TimelineFind;
  readonly store: TimelineStore;
}

/** Finds words in the loaded part of a chat and says how much is not loaded; goes to a day. */
export const TimelineFindBar = observer(function TimelineFindBar({ find, store }: TimelineFindBarProps) {
  if (!find.shown) return <Seeking store={store} />;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      find.hide();
      event.stopPropagation();
    }
  };
  const onQueryKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find.move(event.shiftKey ? -1 : 1);
  };
  return (
    <div className="chat-find" role="search" aria-label={chatText('find.label')} onKeyDown={onKeyDown}>
      <InputGroup
        {...privateField}
        type="search"
        size="small"
        leftIcon={<SearchIcon />}
        autoFocus
        aria-label={chatText('find.words')}
        placeholder={chatText('find.words')}
        value={find.query}
        onValueChange={query => find.search(query)}
        onKeyDown={onQueryKey}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<ChevronUpIcon />}
        aria-label={chatText('find.older')}
        disabled={find.results.length === 0}
        onClick={() => find.move(1)}
      />
      <Button
        size="small"
        variant="minimal"
        icon={<ChevronDownIcon />}
        aria-label={chatText('find.newer')}
        disabled={find.results.length === 0}
        onClick={() => find.move(-1)}
      />
      <form
        className="chat-find-day"
        onSubmit={event => {
          event.preventDefault();
          find.goToDay();
        }}
      >
        <DateField isBeside label={chatText('find.day')} value={find.day} onWrite={day => find.chooseDay(day)} />
        <Button type="submit" size="small" text={chatText('find.go')} disabled={find.day === ''} />
      </form>
      <Button
        className="chat-find-close"
        size="small"
        variant="minimal"
        icon={<CrossIcon />}
        aria-label={chatText('find.close')}
        onClick={() => find.hide()}
      />
      <Outcome find={find} store={store} />
      <Seeking store={store} />
    </div>
  );
});

const Outcome = observer(function Outcome({ find, store }: TimelineFindBarProps) {
  const { notLoaded } = store;
  return (
    <p className="chat-find-outcome">
      <span role="status">
        {find.wentTo === undefined ? find.isSearching && foundText(find) : dayText(find.wentTo)}
      </span>
      {find.isSearching && notLoaded !== 0 && (
        <>
          <span className="chat-find-missing">
            {notLoaded === undefined ? chatText('find.someNotLoaded') : countText('find.notLoaded', notLoaded)}
          </span>
          <Button
            size="small"
            variant="minimal"
            text={chatText('find.loadAll')}
            onClick={() => find.loadAll()}
            disabled={store.seek.seeking !== undefined}
          />
        </>
      )}
    </p>
  );
});

function foundText({ place, results }: TimelineFind): string {
  return place === 0
    ? countText('find.found', results.length)
    : chatText('find.place', { place, total: results.length });
}

/** Explains that the requested day has no message and the search went to the next one. */
function dayText({ asked, there }: NonNullable<TimelineFind['wentTo']>): string {
  const day = chatTime.date(there);
  return sameDay(asked, there)
    ? chatText('find.onDay', { day })
    : chatText('find.otherDay', { asked: chatTime.date(asked), day });
}

const Seeking = observer(function Seeking({ store }: { readonly store: TimelineStore }) {
  const isSeeking = store.seek.seeking !== undefined;
  return (
    <div className={isSeeking ? 'chat-seeking' : undefined}>
      <span role="status">{isSeeking && chatText('find.seeking')}</span>
      {isSeeking && (
        <>
          <span aria-hidden>{store.size}</span>
          <Button size="small" text={chatText('find.stop')} onClick={() => store.seek.stop()} />
        </>
      )}
    </div>
  );
});
