import { SessionPage } from '../SessionPage';
import { sessionText } from '../sessionText';
import { SignInCard } from './SignInCard';

export function AuthenticationArea() {
  return (
    <SessionPage title={sessionText('pageTitle')}>
      <SignInCard />
    </SessionPage>
  );
}
