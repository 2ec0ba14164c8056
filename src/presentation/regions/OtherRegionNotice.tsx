import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/Notice';
import { useStore } from '../kit/useStore';
import type { OtherRegionStore } from './OtherRegionStore';
import { sessionText } from '../session/sessionText';

/** Says that the user belongs to the region of another deployment, with a link to it. */
export const OtherRegionNotice = observer(function OtherRegionNotice({
  make,
}: {
  readonly make: () => OtherRegionStore;
}) {
  const store = useStore(make);
  const { other } = store;
  return (
    <div role="status">
      {other !== undefined && (
        <Notice
          intent="warning"
          action={<Button size="small" text={sessionText('otherRegion.dismiss')} onClick={() => store.dismiss()} />}
        >
          {sessionText('otherRegion.notice', { region: sessionText(`otherRegion.name.${other.region}`) })}{' '}
          <a href={other.url} rel="noreferrer">
            {sessionText('otherRegion.link', { region: sessionText(`otherRegion.name.${other.region}`) })}
          </a>
        </Notice>
      )}
    </div>
  );
});
