import { Link } from 'react-router-dom';
import { ShellMessage } from '../ShellMessage';
import { appText } from '../appText';

export function NotFoundPage() {
  return (
    <ShellMessage title={appText('notFound.text')}>
      <Link to="/home">{appText('notFound.toHome')}</Link>
    </ShellMessage>
  );
}
