import { Button, Spinner } from '@blueprintjs/core';
import { DashboardIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldFrame } from '../kit/forms/FieldFrame';
import { EmptyState } from '../kit/layout/EmptyState';
import { Hint } from '../kit/layout/Hint';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Actions } from '../kit/layout/Stack';
import { LinkButton } from '../kit/LinkButton';
import { LoadNotice } from '../kit/LoadNotice';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { PrivateSelect } from '../kit/PrivateSelect';
import { useLooking } from '../kit/useAttention';
import { useStore } from '../kit/useStore';
import styles from './dashboards.module.css';
import { dashboardsText, dataAgeText, lastGoodText, problemText, unreadableText } from './dashboardsText';
import type { DashboardStore } from './DashboardStore';
import type { DashboardStores } from './DashboardStores';
import type { EmbeddedFrame } from './EmbeddedFrame';
import { postToken } from './postToken';
import { routes } from '../app/routes/routes';

interface DashboardPageProps {
  readonly stores: DashboardStores;
}

/** The page that shows dashboards (DOMO), each in a frame. */
export function DashboardPage({ stores }: DashboardPageProps) {
  return (
    <Page labelledBy="dashboard-title">{stores.isConnected ? <Connected stores={stores} /> : <NotConnected />}</Page>
  );
}

function Header({ actions, lead }: { readonly actions?: ReactNode; readonly lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PageHeader
      id="dashboard-title"
      headingRef={heading}
      title={dashboardsText('title')}
      lead={lead ?? dashboardsText('lead')}
      actions={actions}
    />
  );
}

function NotConnected() {
  return (
    <>
      <Header />
      <Panel>
        <EmptyState
          icon={<DashboardIcon size={40} />}
          title={dashboardsText('notConnected.title')}
          text={dashboardsText('notConnected.text')}
          action={<LinkButton to={routes.allReports.pattern} text={dashboardsText('reports')} />}
        />
      </Panel>
    </>
  );
}

interface PartProps {
  readonly store: DashboardStore;
}

const Connected = observer(function Connected({ stores }: DashboardPageProps) {
  const store = useStore(() => stores.dashboard());
  useLooking(store);
  const { list, view } = store;
  return (
    <>
      <Header actions={<ViewChoice store={store} />} />
      <LoadNotice
        part={list}
        texts={{
          loading: dashboardsText('loading'),
          retry: dashboardsText('retry'),
          failed: why => dashboardsText('failed', { why }),
          stale: (time, why) => dashboardsText('stale', { time, why }),
        }}
      />
      {(list.known?.unreadable ?? 0) > 0 && (
        <Notice intent="warning">{unreadableText(list.known?.unreadable ?? 0)}</Notice>
      )}
      {list.known !== undefined && view === undefined && (
        <Panel>
          <EmptyState
            icon={<DashboardIcon size={40} />}
            title={dashboardsText('none.title')}
            text={dashboardsText('none.text')}
            action={<LinkButton to={routes.allReports.pattern} text={dashboardsText('reports')} />}
          />
        </Panel>
      )}
      {view !== undefined && (
        <>
          <Filters store={store} />
          <Picture store={store} />
        </>
      )}
    </>
  );
});

const ViewChoice = observer(function ViewChoice({ store }: PartProps) {
  const views = store.list.known?.views ?? [];
  if (views.length < 2) return null;
  return (
    <PrivateSelect
      aria-label={dashboardsText('choose')}
      value={store.view?.id ?? ''}
      onChange={({ currentTarget: { value } }) => store.choose(value)}
      options={views.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
});

const Filters = observer(function Filters({ store }: PartProps) {
  const id = useId();
  const filters = store.view?.filters ?? [];
  if (filters.length === 0) return null;
  return (
    <div className={styles['filters']} role="group" aria-label={dashboardsText('filters')}>
      {filters.map(({ column, label, values }) => (
        <FieldFrame key={column} id={`${id}-${column}`} label={label}>
          <PrivateSelect
            id={`${id}-${column}`}
            value={store.chosen[column] ?? ''}
            onChange={({ currentTarget: { value } }) => store.filter(column, value)}
            options={[{ value: '', label: dashboardsText('all') }, ...values.map(value => ({ value, label: value }))]}
          />
        </FieldFrame>
      ))}
    </div>
  );
});

const Picture = observer(function Picture({ store }: PartProps) {
  const { problem, picture, frames, view } = store;
  return (
    <Panel title={view?.title} actions={picture === undefined ? undefined : <Hint>{dataAgeText(store)}</Hint>}>
      <div role="alert">{problem !== undefined && picture !== undefined && <OldPicture store={store} />}</div>
      {problem !== undefined && picture === undefined && <NoPicture store={store} />}
      {frames.length + Number(store.opening) > 0 && (
        <div className={styles['frames']} aria-busy={picture === undefined}>
          {picture === undefined && <Spinner size={28} aria-label={dashboardsText('opening')} />}
          {frames.map(frame => (
            <Frame key={frame.name} frame={frame} title={view?.title ?? ''} />
          ))}
        </div>
      )}
    </Panel>
  );
});

/** Says that the last picture is still on screen and out of date. */
const OldPicture = observer(function OldPicture({ store }: PartProps) {
  const { problem } = store;
  if (problem === undefined) return null;
  return (
    <Notice intent="warning" action={<Retry store={store} isSmall />}>
      {problemText(problem)} {lastGoodText(store)} {problem.kind !== 'notFiltered' && dashboardsText('problem.old')}
    </Notice>
  );
});

const NoPicture = observer(function NoPicture({ store }: PartProps) {
  const { problem } = store;
  if (problem === undefined) return null;
  return (
    <div role="alert">
      <EmptyState
        icon={<DashboardIcon size={40} />}
        title={dashboardsText('problem.title')}
        text={
          <>
            {problemText(problem)} {lastGoodText(store)}
          </>
        }
        action={
          <Actions>
            <Retry store={store} />
            <LinkButton to={routes.allReports.pattern} text={dashboardsText('reports')} variant="minimal" />
          </Actions>
        }
      />
    </div>
  );
});

const Retry = observer(function Retry({ store, isSmall = false }: PartProps & { readonly isSmall?: boolean }) {
  return isSmall ? (
    <Button size="small" text={dashboardsText('retry')} onClick={() => void store.open()} />
  ) : (
    <PendingButton
      intent="primary"
      text={dashboardsText('retry')}
      awaiting={store.opening}
      onClick={() => void store.open()}
    />
  );
});

interface FrameProps {
  readonly frame: EmbeddedFrame;
  readonly title: string;
}

/** The frame of a dashboard. It runs the provider's own program, which can reach this page only through its port. */
const Frame = observer(function Frame({ frame, title }: FrameProps) {
  const { name, embed, height, isReady } = frame;
  useEffect(() => postToken(document, name, embed.url, embed.token), [name, embed]);
  const attach = useCallback((element: HTMLIFrameElement | null) => frame.attach(element), [frame]);
  return (
    <iframe
      ref={attach}
      name={name}
      title={title}
      className={isReady ? styles['frame'] : styles['coming']}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      height={height}
      {...(!isReady && { tabIndex: -1, 'aria-hidden': true })}
    />
  );
});
