import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { appointmentsCount, appointmentsText } from './appointmentsText';
import type { ClashWatch } from './ClashWatch';

/** Warns of other events at that time; none of them prevents the appointment. */
export const ClashNotices = observer(function ClashNotices({ clashes }: { readonly clashes: ClashWatch }) {
  const { verdict } = clashes;
  if (verdict === undefined) return null;
  if (verdict === 'checking') return <p>{appointmentsText('clash.checking')}</p>;
  const { availability, overlaps } = verdict;
  const again = <Button size="small" text={appointmentsText('clash.again')} onClick={() => clashes.again()} />;
  return (
    <>
      {availability === 'outside' && <Notice intent="warning">{appointmentsText('clash.outside')}</Notice>}
      {availability === 'notStated' && <p>{appointmentsText('clash.notStated')}</p>}
      {availability === 'couldNotCheck' && (
        <Notice intent="warning" action={again}>
          {appointmentsText('clash.availabilityNotChecked')}
        </Notice>
      )}
      {overlaps === 'couldNotCheck' && (
        <Notice intent="warning" action={availability === 'couldNotCheck' ? undefined : again}>
          {appointmentsText('clash.overlapsNotChecked')}
        </Notice>
      )}
      {overlaps !== 'couldNotCheck' && overlaps.length > 0 && (
        <Notice intent="warning">{appointmentsCount('clash.overlaps', overlaps.length)}</Notice>
      )}
      {availability === 'inside' && overlaps !== 'couldNotCheck' && overlaps.length === 0 && (
        <Notice intent="success">{appointmentsText('clash.free')}</Notice>
      )}
    </>
  );
});
