import { useId } from 'react';
import type { TherapistDuties } from '@/domain/users/handOverFirst.rule';
import { formatted } from '../kit/table/tablesText';
import { usersText } from './usersText';

const DUTIES = ['openChats', 'patientsLed', 'appointments'] as const;

/** What has to be handed over before somebody stops being a therapist. */
export function TherapistDutyList({ duties }: { readonly duties: TherapistDuties }) {
  const heading = useId();
  return (
    <section className="organisation-panel" aria-labelledby={heading}>
      <h2 id={heading}>{usersText('duties.title')}</h2>
      <dl className="user-facts">
        {DUTIES.map(duty => {
          const count = duties[duty];
          return (
            <div key={duty}>
              <dt>{usersText(`duties.${duty}`)}</dt>
              <dd>{count === null ? usersText('duties.unknown') : formatted(count)}</dd>
            </div>
          );
        })}
      </dl>
      <p className="organisation-hint">{usersText('duties.hint')}</p>
    </section>
  );
}
