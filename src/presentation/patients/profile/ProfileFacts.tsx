import { Button } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ProfilePart } from '@/application/patients/record/OpenProfile';
import type { AssessmentList } from '@/application/patients/ports/RiskAssessmentGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { QuestionnaireResult } from '@/domain/patients/scores/QuestionnaireResult';
import { PresenceDot } from '../../presence/PresenceDot';
import { ownClock } from '../../kit/time/ownClock';
import { patientsCount, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import { item9Text } from './item9Text';
import type { ProfileStore } from './ProfileStore';

interface ProfileFactsProps {
  readonly store: ProfileStore;
  readonly details: PatientDetails;
}

/** What must be visible on every page of the profile: open risk assessments and the latest answer to item 9. */
export const ProfileRisk = observer(function ProfileRisk({ store }: { readonly store: ProfileStore }) {
  const { profile } = store;
  return (
    <dl className="profile-facts">
      <Fact name={patientsText('profile.assessments')}>
        <Part store={store} part="riskAssessments" loaded={profile.riskAssessments} words={openRisk} />
      </Fact>
      <Fact name={patientsText('profile.item9')}>
        <Part store={store} part="phq9" loaded={profile.phq9} words={item9} />
      </Fact>
    </dl>
  );
});

/** How to reach the patient, presence, lead, both clocks and the next appointment. */
export const ProfileFacts = observer(function ProfileFacts({ store, details }: ProfileFactsProps) {
  const { presence, profile } = store;
  const lead = details.therapists.find(({ isLead }) => isLead);
  return (
    <dl className="profile-facts">
      <Fact name={patientsText('profile.email')}>{details.email}</Fact>
      {details.dateOfBirth !== null && (
        <Fact name={patientsText('profile.born')}>{patientTime.day(details.dateOfBirth)}</Fact>
      )}
      <Fact name={patientsText('profile.presence')}>
        <PresenceDot sign={presence} />{' '}
        <span aria-hidden={presence !== 'unknown'}>
          {patientsText(presence === 'unknown' ? 'profile.presenceUnknown' : `profile.${presence}`)}
        </span>
      </Fact>
      <Fact name={patientsText('profile.lead')}>
        {lead === undefined ? (
          patientsText(details.unreadableTherapists > 0 ? 'profile.leadUnread' : 'profile.noLead')
        ) : (
          <bdi>{lead.name}</bdi>
        )}
      </Fact>
      <Fact name={patientsText('profile.clock')}>
        {patientsText('profile.clockValue', {
          time: patientTime.clock(store.now, details.timeZone),
          zone: details.timeZone,
        })}
      </Fact>
      <Fact name={patientsText('profile.ownClock')}>
        {patientsText(ownClock.own === undefined ? 'profile.deviceClockValue' : 'profile.ownClockValue', {
          time: patientTime.clock(store.now),
          zone: ownClock.zone,
        })}
      </Fact>
      <Fact name={patientsText('profile.appointments')}>
        <Part
          store={store}
          part="appointments"
          loaded={profile.appointments}
          words={all => nextText(all, store.now, details.timeZone)}
        />
      </Fact>
    </dl>
  );
});

/** What could not be read may be open, and of any level. */
function openRisk({ assessments, unreadable }: AssessmentList): ReactNode {
  const levels = assessments
    .filter(({ status }) => status === 'open')
    .map(({ level }) => patientsText(`level.${level}`));
  if (levels.length === 0 && unreadable === 0) return patientsText('profile.none');
  const others = unreadable === 0 ? [] : [patientsCount('profile.unreadable', unreadable)];
  const open = levels.length === 0 ? [] : [`${levels.length}: ${levels.join(', ')}`];
  return <Alarm>{[...open, ...others].join('. ')}</Alarm>;
}

/** The answer of the newest PHQ-9; one that is missing is said, and is no 0. */
function item9(newest: QuestionnaireResult | null): ReactNode {
  if (newest === null) return patientsText('profile.noPhq9');
  const { words, isClear } = item9Text(newest);
  return isClear ? words : <Alarm>{words}</Alarm>;
}

function Alarm({ children }: { readonly children: ReactNode }) {
  return (
    <span className="profile-alarm">
      <WarningSignIcon size={12} /> {children}
    </span>
  );
}

/** Of those that are not over; by both clocks where they differ. */
function nextText(all: readonly Moment[], now: number, patientZone: string): string {
  const next = all.find(({ appointment }) => appointment?.status === 'scheduled' && appointment.end > now)?.appointment;
  if (next === undefined) return patientsText('profile.none');
  const when = patientTime.whenever(next.start, now);
  const both =
    ownClock.zone === patientZone
      ? when
      : patientsText('profile.bothClocks', {
          when,
          zone: ownClock.zone,
          there: patientTime.whenever(next.start, now, patientZone),
          thereZone: patientZone,
        });
  return next.start <= now ? patientsText('profile.underWay', { when: both }) : both;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PartProps<T> {
  readonly store: ProfileStore;
  readonly part: ProfilePart;
  readonly loaded: Loaded<T, CallFailure>;
  readonly words: (value: T) => ReactNode;
}

/** What could not be checked is never shown as none. */
function Part<T>({ store, part, loaded, words }: PartProps<T>) {
  if (loaded.status === 'known') return words(loaded.value);
  if (loaded.status === 'unknown') return <span className="patient-hint">{patientsText('profile.unknown')}</span>;
  return (
    <span className="profile-unknown">
      {patientsText('profile.couldNotCheck')}{' '}
      <Button size="small" text={patientsText('retry')} onClick={() => store.reload(part)} />
    </span>
  );
}
