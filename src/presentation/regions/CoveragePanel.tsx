import { Button, ProgressBar } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStore } from '../kit/useStore';
import { CoverageTables } from './CoverageTables';
import { coverageFailureText, personName, regionsText } from './regionsText';
import type { TherapistCoverageStore } from './TherapistCoverageStore';

interface CoveragePanelProps {
  readonly make: () => TherapistCoverageStore;
  /** The time zone in which times are shown; undefined until the core hours are known. */
  readonly zone: string | undefined;
}

/** The number of available therapists during the core hours of the next seven days, gaps first. */
export const CoveragePanel = observer(function CoveragePanel({ make, zone }: CoveragePanelProps) {
  const store = useStore(make);
  return (
    <Panel
      title={regionsText('cover.title')}
      actions={
        <PendingButton
          variant="minimal"
          text={regionsText('refresh')}
          awaiting={store.reading.status === 'reading'}
          onClick={() => store.load()}
        />
      }
    >
      <Hint>{regionsText('cover.lead')}</Hint>
      <ReadingState store={store} />
      {store.reading.status === 'read' && <People store={store} />}
      {store.reading.status === 'read' && zone === undefined && <p>{regionsText('cover.noHours')}</p>}
      {store.reading.status === 'read' && store.strangeZone !== undefined && (
        <p>{regionsText('cover.strangeZone', { zone: store.strangeZone })}</p>
      )}
      {store.stretches !== undefined && zone !== undefined && <CoverageTables store={store} zone={zone} />}
    </Panel>
  );
});

const ReadingState = observer(function ReadingState({ store }: { readonly store: TherapistCoverageStore }) {
  const { reading } = store;
  if (reading.status === 'read') return null;
  if (reading.status === 'failed')
    return (
      <div role="alert">
        <Notice
          intent="warning"
          action={<Button size="small" text={regionsText('retry')} onClick={() => store.load()} />}
        >
          {coverageFailureText(reading.failure)}
        </Notice>
      </div>
    );
  const { read, all } = reading;
  return (
    <div className="region-reading">
      <p>{all === undefined ? regionsText('cover.listing') : regionsText('cover.reading', { read, all })}</p>
      <ProgressBar
        stripes={false}
        animate={false}
        aria-label={regionsText('cover.title')}
        {...(all !== undefined && { value: all === 0 ? 1 : read / all })}
      />
    </div>
  );
});

const People = observer(function People({ store }: { readonly store: TherapistCoverageStore }) {
  const { therapists, unread, withoutTimes } = store;
  const all = therapists.length;
  return (
    <>
      <div role="alert">
        {unread.length > 0 && (
          <Notice
            intent="warning"
            action={<Button size="small" text={regionsText('retry')} onClick={() => store.load()} />}
          >
            {regionsText('cover.unread', { count: unread.length, all })}
          </Notice>
        )}
      </div>
      {unread.length > 0 && (
        <details>
          <summary>{regionsText('cover.unreadNames')}</summary>
          <ul className="region-names">
            {unread.map(({ id, name }) => (
              <li key={id}>
                <bdi>{personName(name)}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>{regionsText('cover.withoutTimes', { count: withoutTimes, all })}</p>
    </>
  );
});
