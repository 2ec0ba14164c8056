import { AnchorButton, Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { InstallAuthenticatorStore } from './InstallAuthenticatorStore';
import { sessionText } from '../sessionText';

interface InstallAuthenticatorProps {
  readonly store: InstallAuthenticatorStore;
  readonly onOpened: () => void;
  readonly onBack: () => void;
}

const phones = ['android', 'apple'] as const;
const links = {
  android: 'https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2',
  apple: 'https://apps.apple.com/app/google-authenticator/id388497605',
} as const;

/** Links to the app store, which opens in its own tab. This one continues with the QR code. */
export const InstallAuthenticator = observer(function InstallAuthenticator({
  store,
  onOpened,
  onBack,
}: InstallAuthenticatorProps) {
  const { phone } = store;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="session-form">
      <fieldset className="phone-choices">
        <legend>{sessionText('enrolment.phone')}</legend>
        {phones.map(name => (
          <label key={name}>
            <input
              autoComplete="off"
              ref={name === 'android' ? first : null}
              type="radio"
              name="phone"
              checked={phone === name}
              onChange={() => store.choose(name)}
            />
            <span>
              <strong>{sessionText(`enrolment.${name}`)}</strong>
              {sessionText(`enrolment.${name}Text`)}
            </span>
          </label>
        ))}
      </fieldset>
      {phone === undefined ? (
        <Button fill disabled text={sessionText('enrolment.openStore')} aria-describedby="store-hint" />
      ) : (
        <AnchorButton
          fill
          intent="primary"
          href={links[phone]}
          target="_blank"
          rel="noopener noreferrer"
          text={sessionText('enrolment.openStore')}
          aria-describedby="store-hint"
          onClick={onOpened}
        />
      )}
      <p className="session-hint" id="store-hint">
        {sessionText(phone === undefined ? 'enrolment.phoneRequired' : 'enrolment.opensInNewTab')}
      </p>
      <Button variant="minimal" text={sessionText('enrolment.back')} onClick={onBack} />
    </div>
  );
});
