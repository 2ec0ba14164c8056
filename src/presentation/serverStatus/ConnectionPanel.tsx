import { Button } from '@blueprintjs/core';
import { CrossCircleIcon, DisableIcon, OfflineIcon, RefreshIcon, TickCircleIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Link } from '@/domain/serverStatus/Link';
import { focusPopoverBody, PopoverBody } from '../kit/PopoverBody';
import { ageText, clockText, connectionText } from './connectionText';
import type { ConnectionsStore } from './ConnectionsStore';
import type { ProjectCheck } from './ProjectCheck';
import './serverStatus.css';
import { Popup } from '../kit/overlays/Popup';

const stateIcons = { live: TickCircleIcon, connecting: RefreshIcon, lost: CrossCircleIcon, unused: DisableIcon };

const signIcons = { fine: <TickCircleIcon />, connecting: <RefreshIcon />, lost: <OfflineIcon /> };

export const connectionsText = (summary: ConnectionsStore['summary']): string =>
  connectionText('panel.open', { state: connectionText(`panel.${summary}`) });

interface ConnectionsProps {
  readonly store: ConnectionsStore;
  /** A note about something else that could not be loaded. */
  readonly note?: string | undefined;
}

/**
 * A button in the toolbar, shown while a connection to the server is missing. It opens a list with the state and age of
 * each connection. An open list stays until the user closes it.
 */
export const ConnectionPanel = observer(function ConnectionPanel({ store, note }: ConnectionsProps) {
  const { summary } = store;
  const [isOpen, setOpen] = useState(false);
  if (summary === 'fine' && !isOpen) return null;
  const content = (
    <PopoverBody>
      <ConnectionList store={store} note={note} />
    </PopoverBody>
  );
  return (
    <Popup isOpen={isOpen} onInteraction={setOpen} content={content} onOpened={focusPopoverBody}>
      <Button
        className={`status-sign status-sign-${summary}`}
        icon={signIcons[summary]}
        text={connectionText(`sign.${summary}`)}
        aria-label={connectionsText(summary)}
        title={connectionsText(summary)}
      />
    </Popup>
  );
});

/** All connections to the server, with their states and ages. */
export const ConnectionList = observer(function ConnectionList({ store, note }: ConnectionsProps) {
  useEffect(() => store.watchAges(), [store]);
  useEffect(() => void store.project.check(), [store]);
  return (
    <section className="status-panel" aria-labelledby="connection-panel-title">
      <h2 id="connection-panel-title">{connectionText('panel.title')}</h2>
      <ul>
        {store.links.map(link => (
          <LinkRow key={link.name} link={link} now={store.now} />
        ))}
      </ul>
      {store.wrongClock !== null && (
        <p className="status-hint">
          {clockText(store.wrongClock)} {connectionText('clock.hint')}
        </p>
      )}
      <ProjectHint project={store.project} />
      {note !== undefined && <p className="status-hint">{note}</p>}
      {store.lost && <p className="status-hint">{connectionText('panel.hint')}</p>}
    </section>
  );
});

/** Says that the patients’ apps use another project than this dashboard, and lists the differences. */
const ProjectHint = observer(function ProjectHint({ project }: { readonly project: ProjectCheck }) {
  const { state } = project;
  if (state === undefined || state === 'same') return null;
  if (state === 'notChecked') return <p className="status-hint">{connectionText('project.notChecked')}</p>;
  return (
    <div className="status-hint">
      <p>{connectionText('project.differs')}</p>
      <ul>
        {state.map(({ field, own, theirs }) => (
          <li key={field}>{connectionText(`project.${field}`, { own, theirs })}</li>
        ))}
      </ul>
    </div>
  );
});

function LinkRow({ link: { name, state, since, heardAt }, now }: { readonly link: Link; readonly now: number }) {
  const Icon = stateIcons[state];
  return (
    <li className={`status-link status-link-${state}`}>
      <Icon />
      <span className="status-link-name">
        <strong>{connectionText(`panel.link.${name}`)}</strong>
        <span>{connectionText(`panel.about.${name}`)}</span>
      </span>
      <span className="status-link-state">
        <strong>{connectionText(`panel.state.${state}`)}</strong>
        {state !== 'unused' && <span>{connectionText('panel.since', { age: ageText(now - since) })}</span>}
        {state !== 'unused' && heardAt !== undefined && (
          <span>{connectionText('panel.heard', { age: ageText(now - heardAt) })}</span>
        )}
      </span>
    </li>
  );
}
