import { Button, InputGroup } from '@blueprintjs/core';
import { ChevronDownIcon, CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { ChatStatusBadges } from '../toolbar/ChatStatusBadges';
import { matchingTabs } from './matchingTabs';
import { appCount, appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { privateField } from '../../kit/privateField';
import { Popup } from '../../kit/overlays/Popup';

/** A searchable list of all tabs, so that each is within reach however many there are. */
export const TabFinder = observer(function TabFinder() {
  const { tabs } = useShellStores();
  const [open, setOpen] = useState(false);
  const count = appCount('tabs.count', tabs.shown.length);
  return (
    <Popup isOpen={open} onInteraction={setOpen} content={<TabFinderPanel onShow={() => setOpen(false)} />}>
      <Button
        className="tabs-all"
        variant="minimal"
        size="small"
        endIcon={<ChevronDownIcon size={12} />}
        text={count}
        aria-label={`${appText('tabs.all')}: ${count}`}
        disabled={tabs.offline}
      />
    </Popup>
  );
});

const TabFinderPanel = observer(function TabFinderPanel({ onShow }: { readonly onShow: () => void }) {
  const { tabs, chatBadges } = useShellStores();
  const [query, search] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = matchingTabs(tabs.shown, query, id => chatBadges.markOf(id)?.patientName);
  return (
    <div className="tabs-finder">
      <InputGroup
        {...privateField}
        type="search"
        autoFocus
        inputRef={field}
        leftIcon={<SearchIcon />}
        aria-label={appText('tabs.search')}
        placeholder={appText('tabs.search')}
        value={query}
        onValueChange={search}
      />
      <p className="visually-hidden" role="status">
        {query !== '' && appCount('tabs.count', found.length)}
      </p>
      {found.length === 0 && <p className="tabs-none">{appText('tabs.none')}</p>}
      <ul>
        {found.map(({ tab, label }) => {
          const chat = chatBadges.markOf(tab.chatSessionId);
          return (
            <li key={tab.url}>
              <button
                type="button"
                aria-current={tab.active ? 'page' : undefined}
                onClick={() => {
                  onShow();
                  tabs.show(tab.url);
                }}
              >
                <span className="tabs-name">{label}</span>
                {chat !== undefined && <ChatStatusBadges chat={chat} now={chatBadges.now} />}
              </button>
              {tabs.closable && (
                <Button
                  variant="minimal"
                  size="small"
                  icon={<CrossIcon size={12} />}
                  aria-label={appText('tabs.close', { name: label })}
                  onClick={() => {
                    tabs.close(tab.url);
                    field.current?.focus();
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {tabs.canReopen && <Button variant="minimal" text={appText('tabs.reopen')} onClick={() => tabs.reopen()} />}
    </div>
  );
});
