import { observer } from 'mobx-react-lite';
import type { NewPasswordFields } from './NewPasswordFields';
import { sessionText } from '../sessionText';

/** Shows the strength of the password, with advice. Only the length is a requirement. */
export const PasswordMeter = observer(function PasswordMeter({ fields }: { readonly fields: NewPasswordFields }) {
  const { strength, band, verdict, password } = fields;
  if (password === '') return null;
  return (
    <div className="password-meter" id="password-meter" data-band={band}>
      <div className="password-meter-bar" data-percent={strength.percent} aria-hidden>
        <span />
      </div>
      <p role="status">
        {sessionText('newPassword.strength', { band: sessionText(`newPassword.bands.${band}`) })}
        {verdict.verdict === 'tooShort' && (
          <strong>{sessionText('newPassword.length', { length: verdict.length })}</strong>
        )}
      </p>
      {strength.unmet.length > 0 && (
        <ul aria-label={sessionText('newPassword.advice')}>
          {strength.unmet.map(name => (
            <li key={name}>{sessionText(`newPassword.rules.${name}`)}</li>
          ))}
        </ul>
      )}
    </div>
  );
});
