import { Link, useLocation } from 'react-router-dom';
import { CheckAgainNotice, type Refusal } from './CheckAgainNotice';
import { ShellMessage } from '../ShellMessage';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';

const isRefusal = (state: unknown): state is Refusal =>
  typeof state === 'object' && state !== null && 'needed' in state && typeof state.needed === 'string' && 'from' in state && typeof state.from === 'string';

/** Says no, and leads on. */
export function UnauthorisedPage() {
  const { access } = useShellStores();
  const state: unknown = useLocation().state;
  return (
    <ShellMessage title={appText('unauthorised.title')} text={appText('unauthorised.text')}>
      {isRefusal(state) && <CheckAgainNotice access={access} refusal={state} />}
      <Link to="/home">{appText('notFound.toHome')}</Link>
    </ShellMessage>
  );
}
