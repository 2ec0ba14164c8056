import { SessionPage } from '../SessionPage';
import { sessionText } from '../sessionText';
import { SignInCard } from './SignInCard';

/** The pages for a signed-out visitor. */
export function AuthenticationArea() {
  return (
    <SessionPage title={sessionText('pageTitle')}>
      <SignInCard />
    </SessionPage>
  );
}
