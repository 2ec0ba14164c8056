import { useNavigate } from 'react-router-dom';
import { LogoutPage } from '../session/LogoutPage';

/** The page that signs out at once, reached inside the shell. When it is done the shell is gone. */
export function LeavingPage() {
  const navigate = useNavigate();
  return <LogoutPage onDone={() => undefined} onBack={() => void navigate(-1)} />;
}
