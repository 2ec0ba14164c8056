import { Button } from '@blueprintjs/core';
import { ChevronDownIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ProfilePart } from '@/application/patients/record/OpenProfile';
import type { AssessmentList } from '@/application/patients/ports/RiskAssessmentGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Loaded } from '@/domain/kernel/Loaded';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { QuestionnaireResult } from '@/domain/patients/scores/QuestionnaireResult';
import { LevelTag } from '../../kit/levels/LevelTag';
import { Panel } from '../../kit/layout/Panel';
import { useMedia } from '../../kit/useMedia';
import { FlagButton } from '../risk/FlagButton';
import { patientsText } from '../patientsText';
import { item9Text } from './item9Text';
import { nextAppointment } from './nextAppointment';
import type { ProfileStore } from './ProfileStore';
import { sideText } from './sideText';
import styles from './Profile.module.css';

interface SideProps {
  readonly store: ProfileStore;
}

interface ProfileSideProps extends SideProps {
  readonly details: PatientDetails;
}

const IS_NARROW = '(width < 1200px)';

/** Facts that rarely change between visits; without the details, only the facts about risk. */
export const ProfileSide = observer(function ProfileSide({ store }: SideProps) {
  const { details } = store;
  return details === undefined ? <Risk store={store} /> : <AllFacts store={store} details={details} />;
});

/** At the side of the page, or folded into one line on narrow screens. */
const AllFacts = observer(function AllFacts(props: ProfileSideProps) {
  const isNarrow = useMedia(IS_NARROW);
  if (!isNarrow) return <Panels {...props} />;
  const { store, details } = props;
  const { now } = store;
  return (
    <details className={styles['fold']}>
      <summary>
        <span className={styles['foldWords']}>
          <strong>{patientsText('profile.next')}</strong>{' '}
          <Part
            store={store}
            loaded={store.profile.appointments}
            words={all => nextAppointment(all, now, details.timeZone)?.short ?? patientsText('profile.none')}
          />{' '}
          · {patientsText('profile.leadShort', { name: sideText.lead(details) })}
        </span>
        <ChevronDownIcon />
      </summary>
      <div className={styles['folded']}>
        <Panels {...props} />
      </div>
    </details>
  );
});

const Panels = observer(function Panels({ store, details }: ProfileSideProps) {
  return (
    <>
      <NextAppointment store={store} details={details} />
      <Risk store={store} />
      <Latest store={store} details={details} />
      <Panel title={patientsText('profile.care')}>
        <dl className={styles['facts']}>
          <Fact name={patientsText('profile.lead')}>
            <bdi>{sideText.lead(details)}</bdi>
          </Fact>
          <Fact name={patientsText('profile.clock')}>{sideText.patientClock(store.now, details.timeZone)}</Fact>
          <OwnTime now={store.now} patientZone={details.timeZone} />
        </dl>
      </Panel>
    </>
  );
});

/** Names the time zone of the shown times, if it is not the patient's or not the therapist's. */
const OwnTime = observer(function OwnTime({
  now,
  patientZone,
}: {
  readonly now: number;
  readonly patientZone: string;
}) {
  const words = sideText.ownClock(now, patientZone);
  return words === undefined ? null : <Fact name={patientsText('profile.ownClock')}>{words}</Fact>;
});

const NextAppointment = observer(function NextAppointment({ store, details }: ProfileSideProps) {
  const { now } = store;
  return (
    <Panel title={patientsText('profile.appointments')}>
      <Part
        store={store}
        part="appointments"
        loaded={store.profile.appointments}
        words={all => {
          const next = nextAppointment(all, now, details.timeZone);
          if (next === undefined) return <span className={styles['hint']}>{patientsText('profile.none')}</span>;
          return (
            <div className={styles['next']}>
              <span className={styles['day']} aria-hidden>
                <span>{next.month}</span>
                {next.dayOfMonth}
              </span>
              <div>
                <strong>{next.when}</strong>
                <div className={styles['hint']}>{next.about}</div>
              </div>
            </div>
          );
        }}
      />
    </Panel>
  );
});

const Risk = observer(function Risk({ store }: SideProps) {
  const { profile, details, flaggable, now } = store;
  const review = sideText.review(store.signs?.signs ?? [], now);
  const highRisk = store.signs?.patient.highRisk === true;
  return (
    <Panel
      title={patientsText('profile.flag')}
      {...(details?.onlyReads === false &&
        flaggable !== undefined && { actions: <FlagButton flag={store.flag} patient={flaggable} /> })}
    >
      <dl className={styles['facts']}>
        <Fact name={patientsText('profile.flagged')}>
          {details === undefined && !highRisk ? (
            <Part store={store} part="details" loaded={profile.details} words={() => null} />
          ) : highRisk ? (
            <LevelTag level="alarm">{patientsText('flag.on')}</LevelTag>
          ) : (
            patientsText('flag.off')
          )}
        </Fact>
        <Fact name={patientsText('profile.assessments')}>
          <Part
            store={store}
            part="riskAssessments"
            loaded={profile.riskAssessments}
            words={list => openRisk(list, now)}
          />
        </Fact>
        {review !== undefined && (
          <Fact name={patientsText('profile.review')}>
            <LevelTag level={review.level}>{review.words}</LevelTag>
          </Fact>
        )}
        <Fact name={patientsText('profile.item9')}>
          <Part store={store} part="phq9" loaded={profile.phq9} words={newest => item9(newest, now)} />
        </Fact>
      </dl>
    </Panel>
  );
});

const Latest = observer(function Latest({ store, details }: ProfileSideProps) {
  const { profile, now } = store;
  return (
    <Panel title={patientsText('profile.latest')}>
      <dl className={styles['facts']}>
        <Fact name={patientsText('row.lastContact')}>{sideText.lastContact(details, now)}</Fact>
        <Fact name={patientsText('row.phq9')}>
          <Part store={store} loaded={profile.phq9} words={newest => sideText.phq9(newest, now)} />
        </Fact>
        <Fact name={patientsText('profile.assessed')}>
          <Part store={store} loaded={profile.riskAssessments} words={list => sideText.latestAssessment(list, now)} />
        </Fact>
      </dl>
    </Panel>
  );
});

/** Unreadable assessments may be open, and of any level. */
function openRisk(list: AssessmentList, now: number): ReactNode {
  const risks = sideText.openRisks(list, now);
  if (risks.length === 0) return patientsText('profile.none');
  return (
    <ul className={styles['risks']}>
      {risks.map(({ level, words }, at) => (
        <li key={`${words} ${at}`}>
          <LevelTag level={level}>{words}</LevelTag>
        </li>
      ))}
    </ul>
  );
}

/** The answer of the newest PHQ-9; a missing one is shown as missing, not as 0. */
function item9(newest: QuestionnaireResult | null, now: number): ReactNode {
  if (newest === null) return patientsText('profile.noPhq9');
  const { words, level } = item9Text(newest, now);
  return level === undefined ? words : <LevelTag level={level}>{words}</LevelTag>;
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
  /** The part that can be reloaded here; left out if another place reports it too. */
  readonly part?: ProfilePart;
  readonly loaded: Loaded<T, CallFailure>;
  readonly words: (value: T) => ReactNode;
}

/** Facts that could not be checked are never shown as none. */
function Part<T>({ store, part, loaded, words }: PartProps<T>) {
  if (loaded.status === 'known') return words(loaded.value);
  if (loaded.status === 'unknown') return <span className={styles['hint']}>{patientsText('profile.unknown')}</span>;
  return (
    <span className={styles['unknown']}>
      {patientsText('profile.couldNotCheck')}{' '}
      {part !== undefined && <Button size="small" text={patientsText('retry')} onClick={() => store.reload(part)} />}
    </span>
  );
}
