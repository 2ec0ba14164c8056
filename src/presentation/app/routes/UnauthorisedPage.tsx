import { Link, useLocation } from 'react-router-dom';
import { CheckAgainNotice } from './CheckAgainNotice';
import { isRefusal } from './Refusal';
import { ShellMessage } from '../ShellMessage';
import { TypedTexts } from './TypedTexts';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';

/** Says no, and leads on. */
export function UnauthorisedPage() {
  const { access, typedTexts } = useShellStores();
  const state: unknown = useLocation().state;
  return (
    <ShellMessage title={appText('unauthorised.title')} text={appText('unauthorised.text')}>
      {isRefusal(state) && <CheckAgainNotice access={access} refusal={state} />}
      <Link to="/home">{appText('notFound.toHome')}</Link>
      {isRefusal(state) && <TypedTexts key={state.needed} createStore={() => typedTexts(state.needed)} />}
    </ShellMessage>
  );
}
