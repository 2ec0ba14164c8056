import { AnchorButton } from '@blueprintjs/core';
import type { PathArea } from '@/domain/shell/areaOfPath';
import { sessionText } from '../session/sessionText';
import { PlainPage } from '../shared/PlainPage';

/** Paths that need nobody signed in and are not the sign-in card. */
export function SignedOutPage({ area }: { readonly area: PathArea }) {
  if (area === 'unknown') {
    return (
      <PlainPage title={sessionText('notFound.text')}>
        <AnchorButton href="/home" text={sessionText('notFound.toHome')} />
      </PlainPage>
    );
  }
  return (
    <PlainPage title={sessionText('notBuilt.title')} text={sessionText('notBuilt.text')}>
      <AnchorButton href="/authentication/login" intent="primary" text={sessionText('notBuilt.toLogin')} />
    </PlainPage>
  );
}
