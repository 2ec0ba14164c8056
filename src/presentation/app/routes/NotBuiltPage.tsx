import { ShellMessage } from '../ShellMessage';
import { shellText } from '../shellText';
import { usePageFacts } from './usePageFacts';

/** A known path whose screen does not exist yet says so. */
export function NotBuiltPage() {
  return <ShellMessage title={usePageFacts()?.title() ?? ''} text={shellText('notBuilt.text')} />;
}
