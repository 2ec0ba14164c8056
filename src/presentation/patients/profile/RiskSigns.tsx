import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { newFlag, SignList, WhySign } from '../list/Signs';
import { patientsText } from '../patientsText';
import styles from './Profile.module.css';
import type { ProfileStore } from './ProfileStore';

/** Maximum number shown; the rest is behind a button. */
const MOST_SHOWN = 3;

interface RiskSignsProps {
  readonly store: ProfileStore;
}

/** The high-risk flag, beside the name. */
export const FlagSign = observer(function FlagSign({ store: { signs: found, now } }: RiskSignsProps) {
  if (found?.patient.highRisk !== true) return null;
  const { signs, patient, asOf } = found;
  const sign = signs.find(({ name }) => name === 'highRisk') ?? newFlag;
  return <WhySign sign={sign} patient={patient} now={now} asOf={asOf} />;
});

/** The other signs of the patient's risk, and the facts that could not be checked; each sign explains itself. */
export const RiskSigns = observer(function RiskSigns({
  store,
  withFlag,
}: RiskSignsProps & { readonly withFlag: boolean }) {
  const { signs: found, now } = store;
  if (found === undefined) return null;
  const { patient, asOf, isLoading, clear } = found;
  const signs = found.signs.filter(({ name }) => withFlag || name !== 'highRisk');
  if (signs.length === 0 && !isLoading && clear === undefined) return null;
  return (
    <div className={styles['risk']}>
      <SignList signs={signs} patient={patient} now={now} asOf={asOf} most={MOST_SHOWN}>
        {isLoading && <li className={styles['hint']}>{patientsText('profile.checkingRisk')}</li>}
        {clear !== undefined && (
          <li className={styles['hint']}>{patientsText(clear === 'all' ? 'profile.noAlarm' : 'profile.noOwnAlarm')}</li>
        )}
      </SignList>
      {found.isUnchecked && (
        <Button size="small" variant="minimal" text={patientsText('retry')} onClick={() => store.checkRiskAgain()} />
      )}
    </div>
  );
});
