import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ConfigSwitch } from '@/domain/regions/switchList';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { dateFormat } from '../kit/time/dateFormat';
import { meaningOf, regionFailureText, regionsText, switchDefaultText, switchValueText } from './regionsText';
import type { SwitchesStore } from './SwitchesStore';

/** The switches of remote configuration, with the default and the meaning of each. */
export const SwitchTable = observer(function SwitchTable({ make }: { readonly make: () => SwitchesStore }) {
  const store = useStore(make);
  const { list } = store;
  return (
    <Panel
      title={regionsText('switches.title')}
      actions={
        <PendingButton
          variant="minimal"
          text={regionsText('refresh')}
          awaiting={store.loading}
          onClick={() => void store.load()}
        />
      }
    >
      <Hint>{regionsText('switches.lead')}</Hint>
      {list.status === 'unknown' && <Spinner size={24} aria-label={regionsText('switches.loading')} />}
      <div role="alert">
        {list.status === 'couldNotCheck' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={regionsText('retry')} onClick={() => void store.load()} />}
          >
            {regionsText('switches.failed', { why: regionFailureText(list.failure) })}
          </Notice>
        )}
      </div>
      {list.status === 'known' && <Switches store={store} switches={list.value} />}
    </Panel>
  );
});

interface SwitchesProps {
  readonly store: SwitchesStore;
  readonly switches: readonly ConfigSwitch[];
}

function Switches({ store, switches }: SwitchesProps) {
  const columns = ['name', 'value', 'byDefault'] as const;
  return (
    <table className="region-switches" aria-label={regionsText('switches.title')}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {regionsText(`switches.${column}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {switches.map(one => (
          <SwitchRow key={one.name} store={store} one={one} />
        ))}
      </tbody>
    </table>
  );
}

const SwitchRow = observer(function SwitchRow({ store, one }: Pick<SwitchesProps, 'store'> & { one: ConfigSwitch }) {
  return (
    <tr>
      <th scope="row">
        {meaningOf(one)}
        <code>
          <bdi>{writtenText(one.name)}</bdi>
        </code>
      </th>
      <td>{switchValueText(one)}</td>
      <td>{switchDefaultText(one)}</td>
      <td>
        <Check store={store} name={one.name} />
      </td>
    </tr>
  );
});

const Check = observer(function Check({ store, name }: { readonly store: SwitchesStore; readonly name: string }) {
  const check = store.checks.get(name);
  return (
    <>
      <PendingButton
        size="small"
        variant="minimal"
        text={regionsText('switches.check')}
        aria-label={regionsText('switches.checkOne', { name })}
        awaiting={check?.status === 'checking'}
        onClick={() => void store.check(name)}
      />
      <span role="status">
        {check?.status === 'checked' && regionsText('switches.checked', { time: dateFormat.full(check.at) })}
        {check?.status === 'failed' && regionsText('switches.checkFailed', { why: regionFailureText(check.failure) })}
      </span>
    </>
  );
});
