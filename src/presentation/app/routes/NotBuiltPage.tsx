import { ShellMessage } from '../ShellMessage';
import { appText } from '../appText';
import { usePageFacts } from './usePageFacts';

/** A known path whose screen does not exist yet says so. */
export function NotBuiltPage() {
  return <ShellMessage title={usePageFacts()?.title() ?? ''} text={appText('notBuilt.text')} />;
}
