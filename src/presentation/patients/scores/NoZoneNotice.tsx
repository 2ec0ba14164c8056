import { Button } from '@blueprintjs/core';
import { Notice } from '../../kit/Notice';
import { patientScoresText } from './patientScoresText';

/** By which calendar the patient lives is not known, so no day can be named. */
export function NoZoneNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice intent="danger" action={<Button text={patientScoresText('retry')} onClick={onRetry} />}>
      {patientScoresText('noZone')}
    </Notice>
  );
}
