import { useStore } from '../kit/useStore';
import { AccountPanel } from '../drive/AccountPanel';
import '../drive/drive.css';
import type { DriveAccountStore } from '../drive/DriveAccountStore';
import { profileText } from './profileText';

/** The drive account of the therapist; no upload needs more than reading here. */
export function OwnDrivePanel({ create }: { readonly create: () => DriveAccountStore }) {
  const store = useStore(create);
  return (
    <section className="profile-panel" aria-labelledby="profile-drive">
      <h2 id="profile-drive">{profileText('drive.title')}</h2>
      <AccountPanel store={store} mayWrite={false} />
    </section>
  );
}
