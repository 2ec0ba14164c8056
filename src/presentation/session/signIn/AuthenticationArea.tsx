import { SessionPage } from '../SessionPage';
import { sessionText } from '../sessionText';
import { SignInCard } from './SignInCard';

/** The pages for visitors who are not signed in. */
export function AuthenticationArea() {
  return (
    <SessionPage title={sessionText('pageTitle')}>
      <SignInCard />
    </SessionPage>
  );
}
