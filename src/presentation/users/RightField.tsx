import { Checkbox } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { RightName } from '@/domain/users/UserGroup';
import { ConflictChoice } from '../kit/forms/ConflictChoice';
import { DateField } from '../kit/forms/DateField';
import { Tag } from '../kit/layout/Tag';
import { privateField } from '../kit/privateField';
import styles from './RightsPanel.module.css';
import type { UserAccessStore } from './UserAccessStore';
import { carriesText, rightTitle, expiryText, usersText } from './usersText';

interface RightFieldProps {
  readonly store: UserAccessStore;
  readonly right: RightName;
  /** True if the right cannot be changed. */
  readonly isFixed: boolean;
}

/** The field for one right: whether the user holds it, until which day, and what it permits. */
export const RightField = observer(function RightField({ store, right, isFixed }: RightFieldProps) {
  const id = useId();
  const expiry = store.form.mine[right];
  const change = store.changeOf(right);
  return (
    <div className={change === undefined ? styles['right'] : `${styles['right']} ${styles['isChanged']}`}>
      <div className={styles['name']}>
        <Checkbox
          {...privateField}
          checked={expiry !== null}
          disabled={isFixed}
          aria-describedby={`${id}-carries`}
          aria-labelledby={`${id}-name`}
          onChange={({ currentTarget: { checked } }) => store.write(right, checked ? '' : null)}
        >
          <span className={styles['label']}>
            <span id={`${id}-name`}>{rightTitle(right)}</span>
            {change === 'given' && <Tag intent="success">{usersText('form.given')}</Tag>}
            {change === 'taken' && <Tag intent="danger">{usersText('form.taken')}</Tag>}
          </span>
        </Checkbox>
        <p id={`${id}-carries`} className={styles['carries']}>
          {carriesText(right)}
        </p>
      </div>
      {expiry !== null &&
        (isFixed ? <p>{expiryText(expiry)}</p> : <LastDay store={store} right={right} expiry={expiry} />)}
      <Conflict store={store} right={right} />
    </div>
  );
});

interface LastDayProps extends Pick<RightFieldProps, 'store' | 'right'> {
  readonly expiry: string;
}

const LastDay = observer(function LastDay({ store, right, expiry }: LastDayProps) {
  const fault = store.faultOf(right);
  return (
    <DateField
      isBeside
      label={usersText('form.endsOn')}
      name={usersText('form.lastDay', { right: rightTitle(right) })}
      fault={fault && usersText(`fault.${fault}`)}
      value={expiry}
      onWrite={day => store.write(right, day)}
    />
  );
});

const Conflict = observer(function Conflict({ store, right }: Pick<RightFieldProps, 'store' | 'right'>) {
  const conflict = store.form.conflictOf(right);
  if (conflict === undefined) return null;
  const wordsOf = (expiry: unknown): string => expiryText(typeof expiry === 'string' ? expiry : null);
  return (
    <div className={styles['conflict']}>
      <ConflictChoice
        label={rightTitle(right)}
        before={wordsOf(conflict.base)}
        mine={wordsOf(conflict.mine)}
        theirs={wordsOf(conflict.theirs)}
        choice={conflict.choice}
        onChoose={choice => store.form.choose(right, choice)}
      />
    </div>
  );
});
