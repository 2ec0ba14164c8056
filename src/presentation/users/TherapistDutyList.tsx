import type { TherapistDuties } from '@/domain/users/handOverFirst.rule';
import { Hint } from '../kit/layout/Hint';
import { Panel } from '../kit/layout/Panel';
import { formatNumber } from '../kit/table/tablesText';
import styles from './TherapistDutyList.module.css';
import { usersText } from './usersText';

const DUTIES = ['openChats', 'patientsLed', 'appointments'] as const;

/** Lists what must be handed over before a user loses the role of therapist. */
export function TherapistDutyList({ duties }: { readonly duties: TherapistDuties }) {
  return (
    <Panel title={usersText('duties.title')}>
      <dl className={styles['duties']}>
        {DUTIES.map(duty => {
          const count = duties[duty];
          return (
            <div key={duty}>
              <dt>{usersText(`duties.${duty}`)}</dt>
              <dd>{count === null ? usersText('duties.unknown') : formatNumber(count)}</dd>
            </div>
          );
        })}
      </dl>
      <Hint>{usersText('duties.hint')}</Hint>
    </Panel>
  );
}
