import type { Container } from 'inversify';
import { ListTypedTexts } from '@/application/drafts/ListTypedTexts';
import { SealedStoredFormDrafts } from '@/infrastructure/storage/drafts/SealedStoredFormDrafts';
import { loadPatientAdapters } from './patientAdapters';
import { ChatStateToken, FormDraftsToken, PersonalRecordsToken } from './tokens';

/** Reads the signed-in user's typed texts that are stored on this device. */
export function createListTypedTexts(container: Container): ListTypedTexts {
  loadPatientAdapters(container);
  return new ListTypedTexts(
    container.get(FormDraftsToken),
    new SealedStoredFormDrafts(container.get(PersonalRecordsToken)),
    container.get(ChatStateToken),
  );
}
