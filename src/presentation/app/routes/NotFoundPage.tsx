import { Link } from 'react-router-dom';
import { ShellMessage } from '../ShellMessage';
import { shellText } from '../shellText';

export function NotFoundPage() {
  return (
    <ShellMessage title={shellText('notFound.text')}>
      <Link to="/home">{shellText('notFound.toHome')}</Link>
    </ShellMessage>
  );
}
