import { SearchIcon } from '@blueprintjs/icons';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../kit/LinkButton';
import { ShellMessage } from '../ShellMessage';
import { appText } from '../appText';
import { routes } from './routes';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <ShellMessage icon={<SearchIcon size={40} />} title={appText('notFound.text')} text={pathname}>
      <LinkButton to={routes.home.pattern} variant="primary" text={appText('notFound.toHome')} />
    </ShellMessage>
  );
}
