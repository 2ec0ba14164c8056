import { SessionPage } from '../SessionPage';
import { sessionText } from '../sessionText';
import { SignInCard } from './SignInCard';

/** What somebody sees who is not signed in. */
export function AuthenticationArea() {
  return (
    <SessionPage title={sessionText('pageTitle')}>
      <SignInCard />
    </SessionPage>
  );
}
