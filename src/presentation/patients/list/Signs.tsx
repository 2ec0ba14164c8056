import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import type { NeedSign, SignName } from '@/domain/patients/list/needSigns.rule';
import { WhyPopup, WhyTag } from '../../kit/levels/WhyTag';
import { patientsCount, patientsText } from '../patientsText';
import { signReason } from './signReason';
import styles from './Signs.module.css';
import { signText } from './signText';

interface SignsProps {
  readonly row: ArrangedPatient;
  /** The value that the server confirmed last. */
  readonly highRisk: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The time at which its facts were loaded. */
  readonly asOf: number | null;
  /** True if everything is known; only then may the list say that nothing needs attention. */
  readonly isCertain: boolean;
  /** Signs that are shown nearby already; such a sign is left out if there is a more serious one. */
  readonly saidElsewhere: readonly SignName[];
  /** Maximum number shown; the rest is behind a button. */
  readonly most?: number;
}

/** The reasons why a patient needs their therapist, by level: alarms are solid, watches coloured, facts plain text. */
export const Signs = observer(function Signs({
  row,
  highRisk,
  now,
  asOf,
  isCertain,
  saidElsewhere,
  most = 2,
}: SignsProps) {
  const signs = shownSigns(row, highRisk);
  const isLoud = signs.some(({ level }) => level !== 'fact');
  const shown = signs.filter(({ level, name }) => level !== 'fact' || !isLoud || !saidElsewhere.includes(name));
  return (
    <SignList signs={shown} patient={row.patient} now={now} asOf={asOf} most={most}>
      {signs.length === 0 && (
        <li className={styles['fact']}>{patientsText(isCertain ? 'list.nothingToday' : 'list.notAllChecked')}</li>
      )}
    </SignList>
  );
});

interface SignListProps extends Pick<SignsProps, 'now' | 'asOf'> {
  readonly signs: readonly NeedSign[];
  readonly patient: ArrangedPatient['patient'];
  /** Number of alarms and things to watch that are shown at once. */
  readonly most: number;
  /** More items, behind the signs. */
  readonly children?: ReactNode;
}

/** Signs in one line; each alarm and each watch can explain itself. */
export const SignList = observer(function SignList({ signs, most, children, ...common }: SignListProps) {
  const loud = signs.filter(({ level }) => level !== 'fact');
  const hidden = loud.slice(most);
  const hasAlarm = loud.some(({ level }) => level === 'alarm');
  return (
    <ul className={styles['signs']}>
      {loud.slice(0, most).map((sign, at) => (
        <li key={keyOf(sign, at)}>
          <WhySign sign={sign} {...common} isBesideAlarm={hasAlarm} />
        </li>
      ))}
      {hidden.length > 0 && (
        <li>
          <MoreSigns signs={hidden} {...common} />
        </li>
      )}
      {signs
        .filter(({ level }) => level === 'fact')
        .map((sign, at) => (
          <li key={keyOf(sign, at)} className={styles['fact']}>
            {signText(sign, common.patient, common.now)}
          </li>
        ))}
      {children}
    </ul>
  );
});

/** A flag that was changed here is shown before the list is read again. */
function shownSigns({ signs }: ArrangedPatient, highRisk: boolean): readonly NeedSign[] {
  const others = signs.filter(({ name }) => name !== 'highRisk');
  if (!highRisk) return others;
  const flag = signs.find(({ name }) => name === 'highRisk') ?? newFlag;
  const first = others.filter(({ name }) => name === 'emergencyRequest');
  return [...first, flag, ...others.filter(sign => !first.includes(sign))];
}

/** A flag with an unknown start. */
export const newFlag: NeedSign = { name: 'highRisk', level: 'alarm', ground: { reason: 'highRisk', at: null } };

/** A patient may have two signs that read alike, such as two open assessments. */
const keyOf = ({ name }: NeedSign, at: number): string => `${name} ${at}`;

interface WhySignProps extends Pick<SignsProps, 'now' | 'asOf'> {
  readonly sign: NeedSign;
  readonly patient: ArrangedPatient['patient'];
  /** An overlong wait is as prominent as the alarm beside it. */
  readonly isBesideAlarm?: boolean;
}

/** A sign that explains itself in a popup. */
export const WhySign = observer(function WhySign({ sign, isBesideAlarm = false, ...seen }: WhySignProps) {
  return (
    <WhyTag
      level={sign.level === 'alarm' ? 'alarm' : 'watch'}
      reason={signReason(sign, seen)}
      {...(isBesideAlarm && sign.name === 'overdue' && { className: styles['late'] ?? '' })}
    />
  );
});

interface MoreSignsProps extends Omit<WhySignProps, 'sign'> {
  readonly signs: readonly NeedSign[];
}

const MoreSigns = observer(function MoreSigns({ signs, ...seen }: MoreSignsProps) {
  const reasons = signs.map(sign => signReason(sign, seen));
  const label = `${patientsCount('why.more', signs.length)}: ${reasons.map(({ title }) => title).join(', ')}`;
  return (
    <WhyPopup reasons={reasons}>
      <button type="button" className={styles['more']} aria-label={label} title={label}>
        +{signs.length}
      </button>
    </WhyPopup>
  );
});
