import { observer } from 'mobx-react-lite';
import { Notice } from '../../shared/Notice';
import { appointmentsCount, appointmentsText } from './appointmentsText';
import type { ClashWatch } from './ClashWatch';

/** Warns of what else is at that time; nothing of it keeps anybody from making the appointment. */
export const ClashNotices = observer(function ClashNotices({ clashes: { verdict } }: { readonly clashes: ClashWatch }) {
  if (verdict === undefined) return null;
  if (verdict === 'checking') return <p>{appointmentsText('clash.checking')}</p>;
  const { availability, overlaps } = verdict;
  return (
    <>
      {availability === 'outside' && <Notice intent="warning">{appointmentsText('clash.outside')}</Notice>}
      {availability === 'notStated' && <p>{appointmentsText('clash.notStated')}</p>}
      {availability === 'couldNotCheck' && <Notice intent="warning">{appointmentsText('clash.availabilityNotChecked')}</Notice>}
      {overlaps === 'couldNotCheck' && <Notice intent="warning">{appointmentsText('clash.overlapsNotChecked')}</Notice>}
      {overlaps !== 'couldNotCheck' && overlaps.length > 0 && <Notice intent="warning">{appointmentsCount('clash.overlaps', overlaps.length)}</Notice>}
      {availability === 'inside' && overlaps !== 'couldNotCheck' && overlaps.length === 0 && <Notice intent="success">{appointmentsText('clash.free')}</Notice>}
    </>
  );
});
