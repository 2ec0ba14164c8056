import { useStore } from '../kit/useStore';
import { AccountPanel } from './AccountPanel';
import './drive.css';
import type { DriveAccountStore } from './DriveAccountStore';
import { driveText } from './driveText';

/** The therapist's own drive account. There are no uploads here, so it needs no write access. */
export function OwnDrivePanel({ create }: { readonly create: () => DriveAccountStore }) {
  const store = useStore(create);
  return (
    <section className="drive-panel drive-panel-own" aria-labelledby="own-drive">
      <h2 id="own-drive">{driveText('own')}</h2>
      <AccountPanel store={store} mayWrite={false} />
    </section>
  );
}
