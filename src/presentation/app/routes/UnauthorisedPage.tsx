import { Link, useLocation } from 'react-router-dom';
import { CheckAgainNotice, type Refusal } from './CheckAgainNotice';
import { ShellMessage } from '../ShellMessage';
import { shellText } from '../shellText';
import { useShellStores } from '../useShellStores';

const isRefusal = (state: unknown): state is Refusal =>
  typeof state === 'object' && state !== null && 'needed' in state && typeof state.needed === 'string' && 'from' in state && typeof state.from === 'string';

/** Says no, and leads on. */
export function UnauthorisedPage() {
  const { access } = useShellStores();
  const state: unknown = useLocation().state;
  return (
    <ShellMessage title={shellText('unauthorised.title')} text={shellText('unauthorised.text')}>
      {isRefusal(state) && <CheckAgainNotice access={access} refusal={state} />}
      <Link to="/home">{shellText('notFound.toHome')}</Link>
    </ShellMessage>
  );
}
