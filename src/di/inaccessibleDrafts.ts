import type { Container } from 'inversify';
import { ListInaccessibleDrafts } from '@/application/drafts/ListInaccessibleDrafts';
import { SealedStoredFormDrafts } from '@/infrastructure/storage/drafts/SealedStoredFormDrafts';
import { loadPatientAdapters } from './patientAdapters';
import { ChatStateToken, FormDraftsToken, PersonalRecordsToken } from './tokens';

/** Reads the signed-in user's typed texts that are stored on this device. */
export function createListInaccessibleDrafts(container: Container): ListInaccessibleDrafts {
  loadPatientAdapters(container);
  return new ListInaccessibleDrafts(
    container.get(FormDraftsToken),
    new SealedStoredFormDrafts(container.get(PersonalRecordsToken)),
    container.get(ChatStateToken),
  );
}
