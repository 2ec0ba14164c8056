import { InputGroup } from '@blueprintjs/core';
import { ApplicationIcon, ArrowRightIcon, OfficeIcon, PeopleIcon, PersonIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import {
  createElement,
  Fragment,
  useEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { userPath } from '../../users/userPath';
import { chatPath } from '../../chat/chatPath';
import { linkPath } from '../../access/currentLink';
import { linkIcons } from '../../access/linkIcons';
import type { ShownTab } from '../tabs/TabsStore';
import { accessText } from '../../access/accessText';
import { keepInView } from '../../kit/keepInView';
import './palette.css';
import { neededScope } from '../routes/neededScope';
import { pageOf } from '../routes/pageOf';
import { matchingTabs } from '../tabs/matchingTabs';
import { appText } from '../appText';
import type { FoundElsewhereStore } from './FoundElsewhereStore';
import { useFoundElsewhere } from './useFoundElsewhere';
import { useNextInNeed } from '../home/useNextInNeed';
import { useShellStores } from '../useShellStores';
import { patientNameText } from '../../kit/text/patientNameText';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';
import { routes } from '../routes/routes';

interface Entry {
  readonly id: string;
  readonly kind: 'tab' | 'page' | 'patient' | 'organisation' | 'person' | 'act';
  readonly label: string;
  /** A detail that distinguishes the entry from others with the same name. */
  readonly more?: string;
  readonly icon: ReactElement;
  readonly run: () => void;
}

/** Groups the entries by kind. The kind of the first entry comes first. */
function grouped(found: readonly Entry[]): readonly Entry[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.flatMap(kind => found.filter(entry => entry.kind === kind));
}

/**
 * Finds open tabs, pages that the user may open, patients of chats, organisations, people and acts, all by keyboard.
 */
export const Palette = observer(function Palette() {
  const { palette } = useShellStores();
  const input = useRef<HTMLInputElement>(null);
  return (
    <DashboardDialog
      className="shell-palette"
      isOpen={palette.open === 'palette'}
      title={appText('palette.title')}
      isCloseButtonShown={false}
      onClose={() => palette.close()}
      onOpened={() => input.current?.focus()}
    >
      <PaletteBox input={input} />
    </DashboardDialog>
  );
});

const PaletteBox = observer(function PaletteBox({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const { palette } = useShellStores();
  const list = useRef<HTMLUListElement>(null);
  const { store, isLost } = useFoundElsewhere();
  // The server's results arrive late and go to the end, so that the chosen entry stays where it is.
  const found = [...grouped(palette.matching(useEntries())), ...useFoundEntries(store)];
  const current = found[palette.at];
  useEffect(() => {
    keepInView(list.current, '[aria-selected="true"]');
  }, [palette.at, found.length]);
  const run = (entry: Entry | undefined): void => {
    if (entry === undefined) return;
    palette.close();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => palette.step(1, found.length),
      ArrowUp: () => palette.step(-1, found.length),
      Enter: () => run(current),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="palette">
      <InputGroup
        {...privateField}
        autoFocus
        inputRef={input}
        leftIcon={<SearchIcon />}
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-label={appText('palette.input')}
        placeholder={appText('palette.input')}
        value={palette.query}
        onValueChange={query => palette.type(query)}
        onKeyDown={onKeyDown}
        {...(current !== undefined && { 'aria-activedescendant': `palette-${palette.at}` })}
      />
      <ul id="palette-list" role="listbox" aria-label={appText('palette.results')} ref={list}>
        {found.map((entry, at) => (
          <Fragment key={entry.id}>
            {entry.kind !== found[at - 1]?.kind && (
              <li className="palette-head" role="presentation">
                {appText(`palette.heads.${entry.kind}`)}
              </li>
            )}
            <li
              id={`palette-${at}`}
              role="option"
              aria-selected={at === palette.at}
              onPointerMove={() => palette.point(at)}
              onClick={() => run(entry)}
            >
              {entry.icon}
              <bdi className="tabs-name">{patientNameText(entry.label)}</bdi>
              {entry.more !== undefined && entry.more !== '' && (
                <>
                  {' '}
                  <bdi className="palette-more">{entry.more}</bdi>
                </>
              )}
              <span className="visually-hidden">{`, ${appText(`palette.kinds.${entry.kind}`)}`}</span>
            </li>
          </Fragment>
        ))}
      </ul>
      <div role="status" className="palette-none">
        {store?.isPending === true && <p>{appText('palette.finding')}</p>}
        {(isLost || store?.found.isIncomplete === true) && <p>{appText('palette.incomplete')}</p>}
        {found.length === 0 && store?.isPending !== true && !isLost && <p>{appText('palette.none')}</p>}
        <MissingChats />
      </div>
      <p className="palette-foot" aria-hidden>
        {appText('palette.foot')}
      </p>
    </div>
  );
});

/** Says that chats are missing. Pages and acts are always found, so a missing patient would otherwise go unnoticed. */
const MissingChats = observer(function MissingChats() {
  const { access, chatBadges } = useShellStores();
  if (chatBadges.phase === 'known' || access.verdict('chat:view-active-chats') !== 'allow') return null;
  return <p>{appText(chatBadges.isPending ? 'palette.loading' : 'palette.partial')}</p>;
});

function TabIcon({ tab }: { readonly tab: ShownTab }) {
  if (tab.subject?.kind === 'organisation') return <OfficeIcon />;
  const isOfPerson = tab.chatSessionId !== undefined || ['patient', 'user'].includes(tab.subject?.kind ?? '');
  return isOfPerson ? <PersonIcon /> : <ApplicationIcon />;
}

/** The organisations and users that the server found. */
function useFoundEntries(store: FoundElsewhereStore | undefined): readonly Entry[] {
  const navigate = useNavigate();
  if (store === undefined) return [];
  const { organisations, people } = store.found;
  return [
    ...organisations.map(({ id, name, path = [] }): Entry => ({
      id: `organisation ${id}`,
      kind: 'organisation',
      label: name,
      more: path.map(above => above.name).join(' › '),
      icon: <OfficeIcon />,
      run: () => void navigate(routes.organisation.to({ organisationId: id })),
    })),
    ...people.map(({ id, firstName, lastName, emailAddress }): Entry => ({
      id: `person ${id}`,
      kind: 'person',
      label: `${firstName} ${lastName} ${emailAddress}`.trim(),
      icon: <PersonIcon />,
      run: () => void navigate(userPath(id)),
    })),
  ];
}

function useEntries(): readonly Entry[] {
  const { access, tabs, chatBadges, theme, menu, logOut, palette } = useShellStores();
  const navigate = useNavigate();
  const toNextInNeed = useNextInNeed();
  const act = (name: Parameters<typeof appText>[0], run: () => void): Entry => ({
    id: name,
    kind: 'act',
    label: appText(name),
    icon: <ArrowRightIcon />,
    run,
  });
  const mayReadUsers = access.verdict(neededScope(pageOf(routes.users.pattern)?.route, access)) === 'allow';
  const openUrls = tabs.shown.map(({ url }) => url);
  const pages = (access.sections ?? [])
    .flatMap(({ links }) => links)
    .filter(({ id }) => !openUrls.includes(linkPath(id)));
  const open = matchingTabs(tabs.shown, '', id => chatBadges.markOf(id)?.patientName).filter(({ tab }) => !tab.active);
  return [
    ...open.map(({ tab, label }): Entry => ({
      id: `tab ${tab.url}`,
      kind: 'tab',
      label,
      icon: <TabIcon tab={tab} />,
      run: () => tabs.show(tab.url),
    })),
    ...pages.map(({ id }): Entry => ({
      id,
      kind: 'page',
      label: accessText(`links.${id}`),
      icon: createElement(linkIcons[id], { size: 16 }),
      run: () => void navigate(linkPath(id)),
    })),
    ...(mayReadUsers && !openUrls.includes(routes.users.pattern)
      ? [
          {
            id: 'users',
            kind: 'page',
            label: appText('pages.users'),
            icon: <PeopleIcon />,
            run: () => void navigate(routes.users.pattern),
          } as const,
        ]
      : []),
    ...(access.verdict('chat:view-active-chats') === 'allow' ? chatBadges.chats : []).map((chat): Entry => ({
      id: `chat ${chat.chatSessionId}`,
      kind: 'patient',
      label: chat.patientName,
      icon: <PersonIcon />,
      run: () => void navigate(chatPath(chat)),
    })),
    ...(tabs.closable ? [act('palette.acts.closeTab', () => tabs.closeActive())] : []),
    ...(tabs.canReopen ? [act('palette.acts.reopenTab', () => tabs.reopen())] : []),
    act('palette.acts.nextNeed', toNextInNeed),
    ...theme.choices
      .filter(choice => choice !== theme.choice)
      .map(choice => act(`palette.acts.themes.${choice}`, () => theme.choose(choice))),
    act('palette.acts.menu', () => menu.togglePin()),
    act('palette.acts.shortcuts', () => palette.show('sheet')),
    act('palette.acts.permissions', () => void access.check()),
    act('palette.acts.logOut', () => logOut.ask()),
  ];
}
