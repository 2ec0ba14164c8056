import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { SettingsRow } from '../kit/layout/SettingsGroup';
import { dateFormat } from '../kit/time/dateFormat';
import { accountText } from './accountText';

export interface SessionFactsProps {
  readonly email: string;
  /** The beginning and the end of the session, in server time (milliseconds since 1970). */
  readonly since: number | undefined;
  readonly endsAt: number | undefined;
  readonly onLogOut: () => void;
}

/** Shows who is signed in, since when and until when. */
export const SessionFacts = observer(function SessionFacts({ email, since, endsAt, onLogOut }: SessionFactsProps) {
  const said = (time: number | undefined): string =>
    time === undefined ? accountText('session.unknown') : dateFormat.withWeekday(time);
  return (
    <SettingsRow label={accountText('session.title')}>
      <dl className="account-facts">
        <dt>{accountText('session.signedInAs')}</dt>
        <dd>{email}</dd>
        <dt>{accountText('session.since')}</dt>
        <dd>{said(since)}</dd>
        <dt>{accountText('session.endsAt')}</dt>
        <dd>{said(endsAt)}</dd>
      </dl>
      <Button text={accountText('session.logOut')} onClick={onLogOut} />
    </SettingsRow>
  );
});
