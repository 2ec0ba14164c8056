import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { WrittenEntry } from '@/domain/reports/ReportSchedule';
import { Panel } from '../kit/layout/Panel';
import { Actions, Row } from '../kit/layout/Stack';
import { PendingButton } from '../kit/PendingButton';
import styles from './reports.module.css';
import { reportsText, timesText } from './reportsText';
import type { ScheduleStore } from './ScheduleStore';

/** The entries that two people have changed. The user has to choose a version of each before anything is saved. */
export const ScheduleConflict = observer(function ScheduleConflict({ store }: { readonly store: ScheduleStore }) {
  const { conflict } = store;
  if (!conflict) return <div role="alert" />;
  const find = (entries: readonly WrittenEntry[], id: string) => entries.find(entry => entry.id === id);
  return (
    <div role="alert">
      <Panel title={reportsText('conflict.title')}>
        <p>{reportsText('conflict.text')}</p>
        {conflict.ids.map(id => {
          const [mine, theirs] = [find(conflict.mine, id), find(conflict.now.entries, id)];
          const name = theirs?.name ?? mine?.name ?? '';
          return (
            <fieldset key={id} className={styles['conflict']}>
              <legend>{name}</legend>
              <dl className={styles['definitions']}>
                <div>
                  <dt>{reportsText('conflict.yours')}</dt>
                  <dd>{entryText(mine)}</dd>
                </div>
                <div>
                  <dt>{reportsText('conflict.other')}</dt>
                  <dd>{entryText(theirs)}</dd>
                </div>
              </dl>
              <Row>
                <Button
                  aria-pressed={conflict.choices[id] === 'mine'}
                  active={conflict.choices[id] === 'mine'}
                  text={reportsText('conflict.mine')}
                  onClick={() => store.decide(id, 'mine')}
                />
                <Button
                  aria-pressed={conflict.choices[id] === 'theirs'}
                  active={conflict.choices[id] === 'theirs'}
                  text={reportsText('conflict.theirs')}
                  onClick={() => store.decide(id, 'theirs')}
                />
              </Row>
            </fieldset>
          );
        })}
        <Actions>
          <PendingButton
            intent="primary"
            text={reportsText('conflict.save')}
            awaiting={store.isSaving}
            disabled={!store.isDecided}
            onClick={() => void store.settle()}
          />
          <Button variant="minimal" text={reportsText('conflict.cancel')} onClick={() => store.cancelConflict()} />
        </Actions>
      </Panel>
    </div>
  );
});

function entryText(entry: WrittenEntry | undefined): string {
  if (!entry) return reportsText('conflict.deleted');
  const { name, kind, times, recipients, isOn } = entry;
  return [
    name,
    reportsText(`kind.${kind}`),
    timesText(times),
    recipients.join(', '),
    isOn ? reportsText('schedule.column.on') : reportsText('schedule.off'),
  ]
    .filter(text => text !== '')
    .join(' · ');
}
