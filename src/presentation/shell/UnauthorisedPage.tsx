import { ShellMessage } from './ShellMessage';
import { shellText } from './shellText';

export function UnauthorisedPage() {
  return <ShellMessage title={shellText('unauthorised.title')} text={shellText('unauthorised.text')} />;
}
